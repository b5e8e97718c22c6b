import { expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import { payment } from '../support/bodies';
import { cardToken } from '../support/checkouts';
import { eachFront } from '../support/fronts';

const notFound = [404, 'resource_not_found'];
const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const list = async (api: Api, path: string) =>
  (await api.get(path)).as('PaymentList').data.map(({ account_id }) => account_id);

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

  test('a token belongs to the account it was made in, also for the platform', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const token = await cardToken((await newSubAccount()).api);
    const answer = await api.post('/v1/payments', payment({ payment_method: { token } }));
    expect(outcome(answer)).toEqual([404, 'payment_method_not_found']);
    expect((await api.get(`/v1/payment_methods/${token}`)).status).toBe(200);
  });

  test('an account that is not there, is of the other mode, or is no account', async () => {
    const platform = await front.newPlatform();
    const { related_accounts } = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Live' })).subAccount;
    const { live_account_id = '', test_account_id } = related_accounts;
    const { payment: made } = await platform.testMode.post('/v1/payments', payment());
    const foreign = await (await front.newPlatform()).newSubAccount();
    for (const id of [foreign.id, 'acc_0000000000000000000000', live_account_id, made.id, '', '__proto__']) {
      expect(outcome(await platform.testMode.on(id).get('/v1/payments')), id).toEqual(notFound);
      expect(outcome(await platform.testMode.on(id).post('/v1/payments', payment())), id).toEqual(notFound);
    }
    expect(outcome(await platform.liveMode.on(test_account_id).get('/v1/payments'))).toEqual(notFound);
    expect((await platform.testMode.on(test_account_id).get('/v1/payments')).status).toBe(200);
  });

  test('Seller-Account still works, and is called deprecated; Sub-Account wins', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const other = await newSubAccount();
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
