import { describe, expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import { card, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

const notFound = [404, 'resource_not_found'];
const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const list = async (api: Api, path: string) =>
  (await api.get(path)).as('PaymentList').data.map(({ account_id }) => account_id);

/** One of each thing, made on an account. */
async function populate(api: Api) {
  const { payment: paid } = await api.post('/v1/payments', payment());
  const { refund } = await api.post(`/v1/payments/${paid.id}/refunds`, { amount: 10 });
  const { token } = await api.post('/v1/payment_methods', { payment_method: { card: card() } });
  return { payment: paid, refund, token };
}

type Things = Awaited<ReturnType<typeof populate>>;

/** Every request that names one of the things: each as it would succeed. */
async function allRequests(api: Api, { payment: { id }, refund, token }: Things): Promise<[string, ApiResponse][]> {
  return [
    ['get payment', await api.get(`/v1/payments/${id}`)],
    ['update payment', await api.patch(`/v1/payments/${id}`, { description: 'x' })],
    ['capture', await api.post(`/v1/payments/${id}/capture`)],
    ['refund', await api.post(`/v1/payments/${id}/refunds`, { amount: 1 })],
    ['void', await api.post(`/v1/payments/${id}/void`)],
    ['get refund', await api.get(`/v1/refunds/${refund.id}`)],
    ['update refund', await api.patch(`/v1/refunds/${refund.id}`, { metadata: { x: 1 } })],
    ['get payment method', await api.get(`/v1/payment_methods/${token}`)],
    ['pay by token', await api.post('/v1/payments', payment({ payment_method: { token } }))],
  ];
}

async function expectNothingReached(api: Api, things: Things): Promise<void> {
  for (const [what, answer] of await allRequests(api, things)) {
    const code = what.endsWith('method') || what.endsWith('token') ? 'payment_method_not_found' : 'resource_not_found';
    expect(outcome(answer), what).toEqual([404, code]);
  }
}

eachFront((front) => {
  test('a payment runs on the account of the header, and without one on the platform account', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const other = await newSubAccount();
    const own = (await api.post('/v1/payments', payment())).payment.account_id;
    await shop.api.post('/v1/payments', payment());
    await other.api.post('/v1/payments', payment());
    expect(await list(api, '/v1/payments')).toEqual([other.id, shop.id, own]);
    expect(await list(shop.api, '/v1/payments')).toEqual([shop.id]);
    expect(await list(api.on(own), '/v1/payments')).toEqual([own]);
  });

  test('without the header, the platform reaches what its sub accounts own', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const { payment: made, refund } = await populate(shop.api);
    expect((await api.get(`/v1/payments/${made.id}`)).payment.account_id).toBe(shop.id);
    expect((await api.patch(`/v1/payments/${made.id}`, { description: 'x' })).payment.description).toBe('x');
    expect((await api.post(`/v1/payments/${made.id}/refunds`, { amount: 1 })).refund.amount).toBe(1);
    expect((await api.get(`/v1/refunds/${refund.id}`)).refund.payment_id).toBe(made.id);
    expect((await api.get('/v1/refunds')).as('RefundList').data).toHaveLength(2);
  });

  test('with the header, what another account owns is not there', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const other = await newSubAccount();
    const things = await populate(shop.api);
    await expectNothingReached(other.api, things);
    expect((await other.api.get('/v1/refunds')).as('RefundList').data).toEqual([]);
    expect(outcome(await other.api.get(`/v1/sub_accounts/${shop.id}`))).toEqual(notFound);
    expect((await shop.api.get(`/v1/sub_accounts/${shop.id}`)).subAccount.id).toBe(shop.id);
    expect((await api.get(`/v1/payments/${things.payment.id}`)).payment.amount_refunded).toBe(10);
  });

  test('a token belongs to the account it was made in, also for the platform', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const { token } = await populate((await newSubAccount()).api);
    const answer = await api.post('/v1/payments', payment({ payment_method: { token } }));
    expect(outcome(answer)).toEqual([404, 'payment_method_not_found']);
    expect((await api.get(`/v1/payment_methods/${token}`)).status).toBe(200);
  });

  describe('worlds that never meet', () => {
    test('test and live', async () => {
      const platform = await front.newPlatform();
      const things = await populate(platform.testMode);
      await expectNothingReached(platform.liveMode, things);
      expect((await platform.liveMode.get('/v1/payments')).as('PaymentList').data).toEqual([]);
      expect((await platform.liveMode.get('/v1/refunds')).as('RefundList').data).toEqual([]);
    });

    test('two platforms', async () => {
      const [one, other] = [await front.newPlatform(), await front.newPlatform()];
      const shop = await one.newSubAccount();
      const things = await populate(shop.api);
      const events = one.events();
      await expectNothingReached(other.testMode, things);
      expect(outcome(await other.testMode.get(`/v1/sub_accounts/${shop.id}`))).toEqual(notFound);
      expect(outcome(await other.testMode.on(shop.id).get('/v1/payments'))).toEqual(notFound);
      expect(other.events()).toEqual([]);
      expect(one.events()).toEqual(events);
    });

    test('a key of one account means nothing in another', async () => {
      const { testMode: api, liveMode, newSubAccount } = await front.newPlatform();
      const shop = await newSubAccount();
      const key = { 'Idempotency-Key': 'the same' };
      const number = '4111111111111111';
      const body = payment({ payment_method: { card: card({ number }) } });
      for (const one of [api, shop.api, liveMode]) {
        const answer = await one.post('/v1/payments', body, key);
        expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null]);
      }
      expect((await api.on(shop.id).post('/v1/payments', body, key)).headers.get('idempotent-replayed')).toBe('true');
    });
  });

  test('an account that is not there, is of the other mode, or is no account', async () => {
    const platform = await front.newPlatform();
    const { related_accounts } = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Live' })).subAccount;
    const { live_account_id = '', test_account_id } = related_accounts;
    const { payment: made } = await platform.testMode.post('/v1/payments', payment());
    for (const id of ['acc_0000000000000000000000', live_account_id, made.id, '', '__proto__']) {
      expect(outcome(await platform.testMode.on(id).get('/v1/payments')), id).toEqual(notFound);
      expect(outcome(await platform.testMode.on(id).post('/v1/payments', payment())), id).toEqual(notFound);
    }
    expect(outcome(await platform.liveMode.on(test_account_id).get('/v1/payments'))).toEqual(notFound);
    expect((await platform.testMode.on(test_account_id).get('/v1/payments')).status).toBe(200);
  });

  test('Seller-Account still works, and is called deprecated; Sub-Account wins', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const [shop, other] = [await newSubAccount(), await newSubAccount()];
    const older = await api.post('/v1/payments', payment(), { 'Seller-Account': shop.id });
    expect([older.payment.account_id, older.headers.get('deprecation')]).toEqual([shop.id, 'true']);
    const both = { 'Seller-Account': shop.id, 'Sub-Account': other.id };
    const answer = await api.post('/v1/payments', payment(), both);
    expect([answer.payment.account_id, answer.headers.get('deprecation')]).toEqual([other.id, 'true']);
    expect((await shop.api.get('/v1/payments')).headers.get('deprecation')).toBeNull();
    const unknown = await api.get('/v1/payments', { 'Seller-Account': 'acc_0000000000000000000000' });
    expect(outcome(unknown)).toEqual(notFound);
  });
});
