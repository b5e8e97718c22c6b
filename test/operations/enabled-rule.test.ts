import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../spec/resources';
import { subAccountStates } from '../../spec/tables/states';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Operation } from '../../spec/vocabulary/operation';
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

/** Objects of the account, created while it was enabled. */
interface Objects {
  readonly authorized: string;
  readonly paid: string;
  readonly intent: string;
  /** An intent without a payment method. */
  readonly unpaid: string;
  readonly account: string;
  readonly token: string;
  readonly checkout: string;
  readonly completedCheckout: string;
}

type Ask = (api: Api, objects: Objects) => Promise<ApiResponse>;

const intent = { amount: 1_000, currency: 'usd' };

const checkout = { amount: 1_000, description: 'Tea' };
const paidBy = ({ token }: Pick<Objects, 'token'>) => ({ payment_token: token });

/** Operations that require an enabled account, with the status of their success. */
const restricted: readonly [name: string, success: number, ask: Ask][] = [
  ['createPayment', 201, (api) => api.post('/v1/payments', payment())],
  ['createPaymentMethod', 201, (api) => api.post('/v1/payment_methods', { payment_method: payment().payment_method })],
  [
    'clonePaymentMethod',
    200,
    (api, { token, account }) => api.post(`/v1/payment_methods/${token}/clone`, { destination_account_id: account }),
  ],
  ['capturePayment', 201, (api, { authorized }) => api.post(`/v1/payments/${authorized}/capture`)],
  ['createRefund', 201, (api, { paid }) => api.post(`/v1/payments/${paid}/refunds`, { amount: 10 })],
  ['createPaymentIntent', 201, (api) => api.post('/v1/payment_intents', intent)],
  ['capturePaymentIntent', 201, (api, objects) => api.post(`/v1/payment_intents/${objects.intent}/capture`)],
  ['createCheckout', 201, (api) => api.post('/v1/checkouts', checkout)],
  ['completeCheckout', 201, (api, objects) => api.post(`/v1/checkouts/${objects.checkout}/complete`, paidBy(objects))],
  ['refundCheckout', 200, (api, objects) => api.post(`/v1/checkouts/${objects.completedCheckout}/refunds`)],
  [
    'createCheckoutSession',
    201,
    (api, { unpaid }) =>
      api.post('/v1/checkout_sessions', { payment_intent_id: unpaid, after_payment_url: 'https://shop.test/paid' }),
  ],
  ['createPaymentMethodGroup', 201, (api) => api.post('/v1/payment_method_groups')],
  [
    'createFeeConfiguration',
    201,
    (api, { account }) => api.post(`/v1/sub_accounts/${account}/fee_configurations/platform`, { variable_rate: 1 }),
  ],
  // The last one: the intent has a payment method afterwards.
  [
    'updatePaymentIntent',
    200,
    (api, { unpaid, token }) => api.patch(`/v1/payment_intents/${unpaid}`, { payment_method: { token } }),
  ],
];

/** Operations that do not require an enabled account. */
const unrestricted: readonly [name: string, success: number, ask: Ask][] = [
  ['listPayments', 200, (api) => api.get('/v1/payments')],
  ['getPayment', 200, (api, { paid }) => api.get(`/v1/payments/${paid}`)],
  ['updatePayment', 200, (api, { paid }) => api.patch(`/v1/payments/${paid}`, { description: 'Tea' })],
  ['getPaymentIntent', 200, (api, objects) => api.get(`/v1/payment_intents/${objects.intent}`)],
  ['getCheckout', 200, (api, objects) => api.get(`/v1/checkouts/${objects.checkout}`)],
  [
    'updatePaymentIntent',
    200,
    (api, objects) => api.patch(`/v1/payment_intents/${objects.intent}`, { description: 'Tea' }),
  ],
  ['voidPayment', 200, (api, { authorized }) => api.post(`/v1/payments/${authorized}/void`)],
];

async function populate(api: Api): Promise<Objects> {
  const { id: authorized, account_id: account } = (await api.post('/v1/payments', manualPayment())).payment;
  const paid = (await api.post('/v1/payments', payment())).payment.id;
  const { payment_method } = payment();
  const made = await api.post('/v1/payment_intents', { ...intent, payment_method });
  const { token } = await api.post('/v1/payment_methods', { payment_method });
  const open = await newCheckout(api);
  const completed = await newCheckout(api);
  expect((await api.post(`/v1/checkouts/${completed}/complete`, paidBy({ token }))).status).toBe(201);
  return {
    authorized,
    paid,
    intent: made.as('PaymentIntent').id,
    unpaid: (await api.post('/v1/payment_intents', intent)).as('PaymentIntent').id,
    account,
    token,
    checkout: open,
    completedCheckout: completed,
  };
}

/** Creates an authorized payment while the account is enabled, then sets its status back. */
async function authorizedPayment(front: Front, platform: TestPlatform, shop: SubAccount, status: Status) {
  force(front, platform, shop, 'enabled');
  const { id } = (await shop.api.post('/v1/payments', manualPayment())).payment;
  force(front, platform, shop, status);
  return id;
}

const newCheckout = async (api: Api) => (await api.post('/v1/checkouts', checkout)).as('CheckoutEnvelope').data.id;

/** Sets the status of an account directly: no transition leads from an account with payments back to `created`. */
function force(front: Front, platform: TestPlatform, { id }: SubAccount, status: Status): void {
  const cause = { request_id: null, idempotency_key: null, operation: null };
  front.opened.sandbox.platform(platform.id).transact(cause, ({ rows }) => {
    rows.replace('accounts', { ...rows.require('accounts', id), status });
  });
}

test('the table has every operation that requires an enabled account by the specification', () => {
  const required = Object.entries<Operation>(operations).filter(([, each]) => each.requiresEnabled !== undefined);
  expect(restricted.map(([name]) => name).sort()).toEqual(required.map(([name]) => name).sort());
});

test('the list of statuses is complete', () => {
  expect([...statuses].sort()).toEqual(Object.keys(subAccountStates.states).sort());
});

eachFront((front) => {
  describe.each(statuses)('a sub account that is %s', (status) => {
    let platform: TestPlatform;
    let shop: SubAccount;
    let objects: Objects;
    // No operation of this suite changes the objects of another.
    beforeAll(async () => {
      platform = await front.newPlatform();
      shop = await platform.newSubAccount();
      objects = await populate(shop.api);
      force(front, platform, shop, status);
    });

    test.each(restricted)('%s: 400 unless enabled, and nothing happens', async (_name, success, ask) => {
      const before = [platform.countEvents(), (await shop.api.get('/v1/payments')).text];
      const answer = await ask(shop.api, objects);
      if (status === 'enabled') return expect(answer.status).toBe(success);
      expect([answer.status, answer.error.code]).toEqual([400, 'sub_account_not_enabled']);
      expect(answer.error.message).toBe(`the sub account is ${status}, only an enabled one can process payments`);
      expect([platform.countEvents(), (await shop.api.get('/v1/payments')).text]).toEqual(before);
    });

    test('all other operations succeed', async () => {
      objects = { ...objects, authorized: await authorizedPayment(front, platform, shop, status) };
      for (const [name, success, ask] of unrestricted)
        expect([name, (await ask(shop.api, objects)).status]).toEqual([name, success]);
    });
  });

  test('the account of the payment decides, not the account of the request', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const objects = await populate(shop.api);
    force(front, platform, shop, 'disabled');
    for (const [name, , ask] of restricted.filter(([name]) =>
      /^(capture|complete|refund|createRefund|createCheckoutSession|createFee|update)/.test(name),
    )) {
      const { status, error } = await ask(platform.testMode, objects);
      expect([name, status, error.code]).toEqual([name, 400, 'sub_account_not_enabled']);
    }
    expect((await platform.testMode.post('/v1/payments', payment())).status).toBe(201);
  });

  test('the refusal is not stored for its idempotency key: once enabled, the same request succeeds', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    force(front, platform, shop, 'disabled');
    const pay = () => shop.api.post('/v1/payments', payment(), { 'Idempotency-Key': 'k' });
    expect((await pay()).status).toBe(400);
    expect((await platform.review(shop.id, 'enable')).status).toBe(200);
    expect((await pay()).status).toBe(201);
  });
});
