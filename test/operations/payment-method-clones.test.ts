import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankAccount, card, payment } from '../support/bodies';
import { cardToken } from '../support/checkouts';
import { eachFront } from '../support/fronts';
import { tokenOf } from '../support/payment-method';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const clone = (api: Api, token: string, destination_account_id: string, headers = {}) =>
  api.post(`/v1/payment_methods/${token}/clone`, { destination_account_id }, headers);

eachFront((front) => {
  test('a card in another account: its own token, the same signature, no customer', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const made = await api.post('/v1/payment_methods', {
      payment_method: { card: card({ month: '5', year: '48', metadata: { a: 1 } }) },
      email: 'ada@tea.example',
    });
    front.clock.advance({ seconds: 1 });
    const answer = await clone(api, made.token, shop.id);
    const { token, paymentMethod } = answer;
    const at = new Date(front.clock.now()).toISOString();
    const { card: original, ...rest } = 'card' in made.paymentMethod ? made.paymentMethod : { card: null };
    expect([answer.status, token === made.token]).toEqual([200, false]);
    expect(answer.body).toStrictEqual({
      id: token,
      type: 'payment_method',
      data: {
        ...rest,
        card: { ...original, id: token, token, created_at: at, updated_at: at },
        customer_id: null,
        account_id: shop.id,
        created_at: at,
        updated_at: at,
      },
      page_info: null,
    });
    expect(platform.events().slice(-2)).toMatchObject([
      { event_name: 'payment_method.created', account_id: shop.id, data: paymentMethod },
      { event_name: 'payment_method.bin_mapped', account_id: shop.id, data: paymentMethod },
    ]);
    expect((await shop.api.get(`/v1/payment_methods/${token}`)).body).toEqual(answer.body);
    expect((await shop.api.post('/v1/payments', payment({ payment_method: { token } }))).status).toBe(201);
    expect((await api.get(`/v1/payment_methods/${made.token}`)).body).toEqual(made.body);
  });

  test('a test card keeps its outcome, and a bank account can be cloned as well', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const declined = (await clone(api, await cardToken(api, '4000000000009995'), shop.id)).token;
    const pay = await shop.api.post('/v1/payments', payment({ payment_method: { token: declined } }));
    expect([pay.status, pay.error.decline_code]).toEqual([402, 'insufficient_funds']);
    const bank = await api.post('/v1/payment_methods', { payment_method: { bank_account: bankAccount() } });
    const { paymentMethod } = await clone(api, bank.token, shop.id);
    expect(paymentMethod).toMatchObject({
      bank_account: { acct_last_four: '6789' },
      signature: bank.paymentMethod.signature,
      account_id: shop.id,
    });
  });

  test('from a sub account to another one, to the platform account and to itself', async () => {
    const platform = await front.newPlatform();
    const [shop, other] = [await platform.newSubAccount(), await platform.newSubAccount()];
    const token = await cardToken(shop.api);
    const { account_id: own } = (await platform.testMode.post('/v1/payments', payment())).payment;
    for (const id of [other.id, own, shop.id])
      expect((await clone(shop.api, token, id)).paymentMethod.account_id).toBe(id);
    const list = (await shop.api.get('/v1/payment_methods')).as('PaymentMethodList').data.map(tokenOf);
    expect([list.length, list[1]]).toEqual([2, token]);
  });

  test('a key clones once', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id } = await platform.newSubAccount();
    const token = await cardToken(api);
    const key = { 'Idempotency-Key': 'one' };
    const first = await clone(api, token, id, key);
    const again = await clone(api, token, id, key);
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(outcome(await clone(api, token, id, { 'Idempotency-Key': null }))).toEqual([
      400,
      'idempotency_key_required',
    ]);
  });

  test('nothing is cloned that is not found, or into an account that is not found or not enabled', async () => {
    const platform = await front.newPlatform();
    const { testMode: api, liveMode } = platform;
    const shop = await platform.newSubAccount();
    const foreign = await (await front.newPlatform()).newSubAccount();
    const { related_accounts, id: live } = (await liveMode.post('/v1/sub_accounts', { name: 'Live' })).subAccount;
    const disabled = related_accounts.test_account_id;
    await platform.review(disabled, 'disable');
    const token = await cardToken(api);
    const events = platform.countEvents();
    for (const id of [live, foreign.id, token, 'acc_0000000000000000000000', '__proto__'])
      expect(outcome(await clone(api, token, id)), id).toEqual([404, 'resource_not_found']);
    for (const by of [shop.api, liveMode, foreign.api])
      expect(outcome(await clone(by, token, shop.id))).toEqual([404, 'payment_method_not_found']);
    expect(outcome(await clone(api, token, disabled))).toEqual([400, 'sub_account_not_enabled']);
    expect(outcome(await clone(api, token, ''))).toEqual([422, 'parameter_invalid']);
    const missing = await api.post(`/v1/payment_methods/${token}/clone`, {});
    expect([outcome(missing), missing.error.message]).toEqual([
      [422, 'parameter_missing'],
      'missing required parameter destination_account_id',
    ]);
    expect(platform.countEvents()).toBe(events);
    expect((await api.get('/v1/payment_methods')).as('PaymentMethodList').data).toHaveLength(1);
  });

  test('a clone is declined on its own account', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const token = await cardToken(platform.testMode, '4000000000009995');
    const pay = async (api: Api, by: string) =>
      (await api.post('/v1/payments', payment({ payment_method: { token: by } }))).error.code;
    for (let i = 0; i < 5; i++) expect(await pay(platform.testMode, token)).toBe('card_declined');
    expect(await pay(platform.testMode, token)).toBe('card_decline_rate_limit_exceeded');
    const { token: cloned } = await clone(platform.testMode, token, shop.id);
    expect(await pay(shop.api, cloned)).toBe('card_declined');
  });
});
