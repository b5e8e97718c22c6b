import { describe, expect, test } from 'vitest';
import { subAccountStates } from '../../spec/tables/states';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { ApiResponse, Api } from '../support/api';
import { manualPayment, payment } from '../support/bodies';
import { eachFront, type Front } from '../support/fronts';
import type { SubAccount, TestPlatform } from '../support/test-platform';

type Status = StateOf<typeof subAccountStates>;

const statuses: readonly Status[] = [
  'created',
  'submitted',
  'information_needed',
  'enabled',
  'rejected',
  'disabled',
  'archived',
];

/** What there is to act upon, from better days of the account. */
interface Things {
  readonly authorized: string;
  readonly paid: string;
  readonly intent: string;
  readonly token: string;
  readonly checkout: string;
  readonly completedCheckout: string;
}

type Ask = (api: Api, things: Things) => Promise<ApiResponse>;

const intent = { amount: 1_000, currency: 'usd' };

const checkout = { amount: 1_000, description: 'Tea' };
const paidBy = ({ token }: Pick<Things, 'token'>) => ({ payment_token: token });

/** The operations that want an enabled account, and the status they answer with when it is one. */
const barred: readonly [name: string, success: number, ask: Ask][] = [
  ['createPayment', 201, (api) => api.post('/v1/payments', payment())],
  ['capturePayment', 201, (api, { authorized }) => api.post(`/v1/payments/${authorized}/capture`)],
  ['createRefund', 201, (api, { paid }) => api.post(`/v1/payments/${paid}/refunds`, { amount: 10 })],
  ['createPaymentIntent', 201, (api) => api.post('/v1/payment_intents', intent)],
  ['capturePaymentIntent', 201, (api, things) => api.post(`/v1/payment_intents/${things.intent}/capture`)],
  ['createCheckout', 201, (api) => api.post('/v1/checkouts', checkout)],
  ['completeCheckout', 201, (api, things) => api.post(`/v1/checkouts/${things.checkout}/complete`, paidBy(things))],
  ['refundCheckout', 200, (api, things) => api.post(`/v1/checkouts/${things.completedCheckout}/refunds`)],
];

/** Those that do not. */
const free: readonly [name: string, success: number, ask: Ask][] = [
  ['listPayments', 200, (api) => api.get('/v1/payments')],
  ['getPayment', 200, (api, { paid }) => api.get(`/v1/payments/${paid}`)],
  ['updatePayment', 200, (api, { paid }) => api.patch(`/v1/payments/${paid}`, { description: 'Tea' })],
  ['getPaymentIntent', 200, (api, things) => api.get(`/v1/payment_intents/${things.intent}`)],
  ['getCheckout', 200, (api, things) => api.get(`/v1/checkouts/${things.checkout}`)],
  ['voidPayment', 200, (api, { authorized }) => api.post(`/v1/payments/${authorized}/void`)],
];

async function populate(api: Api): Promise<Things> {
  const authorized = (await api.post('/v1/payments', manualPayment())).payment.id;
  const paid = (await api.post('/v1/payments', payment())).payment.id;
  const { payment_method } = payment();
  const made = await api.post('/v1/payment_intents', { ...intent, payment_method });
  const { token } = await api.post('/v1/payment_methods', { payment_method });
  const [open, completed] = [await newCheckout(api), await newCheckout(api)];
  expect((await api.post(`/v1/checkouts/${completed}/complete`, paidBy({ token }))).status).toBe(201);
  return {
    authorized,
    paid,
    intent: made.as('PaymentIntent').id,
    token,
    checkout: open,
    completedCheckout: completed,
  };
}

const newCheckout = async (api: Api) => (await api.post('/v1/checkouts', checkout)).as('CheckoutEnvelope').data.id;

/** Puts an account into a state by force: no way leads from payments back to `created`. */
function force(front: Front, platform: TestPlatform, { id }: SubAccount, status: Status): void {
  const cause = { request_id: null, idempotency_key: null };
  front.opened.sandbox.platform(platform.id).transact(cause, ({ rows }) => {
    rows.put('accounts', { ...rows.require('accounts', id), status });
  });
}

test('the table has every state', () => {
  expect([...statuses].sort()).toEqual(Object.keys(subAccountStates.states).sort());
});

eachFront((front) => {
  describe.each(statuses)('a sub account that is %s', (status) => {
    test.each(barred)('%s: 400 unless enabled, and nothing happens', async (_name, success, ask) => {
      const platform = await front.newPlatform();
      const shop = await platform.newSubAccount();
      const things = await populate(shop.api);
      force(front, platform, shop, status);
      const before = [platform.countEvents(), (await shop.api.get('/v1/payments')).text];
      const answer = await ask(shop.api, things);
      if (status === 'enabled') return expect(answer.status).toBe(success);
      expect([answer.status, answer.error.code]).toEqual([400, 'sub_account_not_enabled']);
      expect(answer.error.message).toBe(`the sub account is ${status}, only an enabled one can process payments`);
      expect([platform.countEvents(), (await shop.api.get('/v1/payments')).text]).toEqual(before);
    });

    test('the rest of the API does not mind', async () => {
      const platform = await front.newPlatform();
      const shop = await platform.newSubAccount();
      const things = await populate(shop.api);
      force(front, platform, shop, status);
      for (const [name, success, ask] of free)
        expect([name, (await ask(shop.api, things)).status]).toEqual([name, success]);
    });
  });

  test('it is the account of the payment that counts, not the one that asks', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const things = await populate(shop.api);
    force(front, platform, shop, 'disabled');
    for (const [name, , ask] of barred.filter(([name]) => /^(capture|complete|refund|createRefund)/.test(name))) {
      const { status, error } = await ask(platform.testMode, things);
      expect([name, status, error.code]).toEqual([name, 400, 'sub_account_not_enabled']);
    }
    expect((await platform.testMode.post('/v1/payments', payment())).status).toBe(201);
  });

  test('the refusal is not kept for its key: once enabled, the same request goes through', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    force(front, platform, shop, 'disabled');
    const pay = () => shop.api.post('/v1/payments', payment(), { 'Idempotency-Key': 'k' });
    expect((await pay()).status).toBe(400);
    expect((await platform.review(shop.id, 'enable')).status).toBe(200);
    expect((await pay()).status).toBe(201);
  });
});
