import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankAccount, card, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { bankAccountOf, cardOf, tokenOf } from '../support/payment-method';
import { cardToken } from '../support/checkouts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
  test('a card takes new details, and payments show them', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = await api.post('/v1/payment_methods', { payment_method: { card: card({ metadata: { a: 1 } }) } });
    const paid = (await api.post('/v1/payments', payment({ payment_method: { token: made.token } }))).payment;
    front.clock.advance({ seconds: 1 });
    const path = `/v1/payment_methods/${made.token}`;
    const update = { name: 'Grace', month: 1, year: '50', address_line1: 'fail', address_postal_code: '00001' };
    const answer = await api.patch(path, { card: { ...update, metadata: { b: 2 } } });
    const updated_at = new Date(front.clock.now()).toISOString();
    const expected = {
      ...made.paymentMethod,
      updated_at,
      card: {
        ...cardOf(made.paymentMethod),
        name: 'Grace',
        month: '1',
        year: '50',
        address_line1_check: 'fail',
        address_postal_code_check: 'unavailable',
        metadata: { b: 2 },
        updated_at,
      },
    };
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({ id: made.token, type: 'payment_method', page_info: null, data: expected });
    expect((await api.get(path)).paymentMethod).toEqual(expected);
    expect((await api.get(`/v1/payments/${paid.id}`)).payment.payment_method).toEqual(expected);
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment_method.updated', data: expected });

    const later = await api.patch(path, { card: { address_line1: '1 Main St', month: null } });
    const checked = { ...expected.card, address_line1_check: 'pass' };
    expect(later.paymentMethod).toEqual({ ...expected, card: checked });
  });

  test.each([
    [{}, 422, 'parameter_missing'],
    [{ card: 5 }, 422, 'parameter_invalid'],
    [{ card: { month: 13 } }, 422, 'month_invalid'],
    [{ card: { year: '205' } }, 422, 'year_invalid'],
    [{ card: { address_state: 'x' } }, 422, 'state_invalid'],
    [{ card: { address_postal_code: '' } }, 422, 'postal_code_invalid'],
    [{ card: { address_country: 'USA' } }, 422, 'country_invalid'],
    [{ card: { name: 'A\u0000' } }, 422, 'invalid_characters'],
    [{ card: { number: '4242424242424242' } }, 422, 'unexpected_parameter'],
    [{ card: { verification: '123' } }, 422, 'unexpected_parameter'],
    [{ card: {}, bank_account: {} }, 422, 'unexpected_parameter'],
    [{ bank_account: { metadata: {} } }, 422, 'unexpected_parameter'],
    [{ card: { year: 2030 } }, 402, 'expired_card'],
    [{ card: { month: 4, year: 31 } }, 402, 'expired_card'],
  ])('an update with %j: %i %s, and nothing changes', async (body, status, code) => {
    const platform = await front.newPlatform();
    const made = await platform.testMode.post('/v1/payment_methods', { payment_method: { card: card() } });
    const path = `/v1/payment_methods/${made.token}`;
    expect(outcome(await platform.testMode.patch(path, body))).toEqual([status, code]);
    expect((await platform.testMode.get(path)).body).toEqual(made.body);
    expect(platform.countEvents()).toBe(2);
  });

  test('a bank account refuses the details of a card', async () => {
    const { testMode: api } = await front.newPlatform();
    const { token } = await api.post('/v1/payment_methods', { payment_method: { bank_account: bankAccount() } });
    const answer = await api.patch(`/v1/payment_methods/${token}`, { card: { name: 'Grace' } });
    expect(outcome(answer)).toEqual([422, 'unexpected_parameter']);
    expect(answer.error.message).toBe('unexpected parameter card');
  });

  test('a bank account takes new metadata, and nothing else', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const account = bankAccount({ metadata: { a: 1 } });
    const made = await api.post('/v1/payment_methods', { payment_method: { bank_account: account } });
    const path = `/v1/payment_methods/${made.token}`;
    front.clock.advance({ seconds: 1 });
    const answer = await api.patch(path, { bank_account: { metadata: { b: 2 } } });
    const updated_at = new Date(front.clock.now()).toISOString();
    const expected = {
      ...made.paymentMethod,
      updated_at,
      bank_account: { ...bankAccountOf(made.paymentMethod), metadata: { b: 2 }, updated_at },
    };
    expect([answer.status, answer.paymentMethod]).toStrictEqual([200, expected]);
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment_method.updated', data: expected });
    expect((await api.patch(path, { bank_account: {} })).paymentMethod).toEqual(expected);
    const refused = async (body: object) => {
      const { status, error } = await api.patch(path, body);
      return [status, error.code, error.message];
    };
    const unexpected = (name: string) => [422, 'unexpected_parameter', `unexpected parameter ${name}`];
    expect(await refused({ bank_account: { bank_name: 'Other' } })).toEqual(unexpected('bank_account.bank_name'));
    expect(await refused({ bank_account: {}, card: {} })).toEqual(unexpected('card'));
    expect(await refused({})).toEqual([422, 'parameter_missing', 'missing required parameter bank_account']);
    expect((await api.get(path)).paymentMethod).toEqual(expected);
  });

  test('a year of two digits is in the century in which the card was stored', async () => {
    const platform = await front.newPlatform();
    const { token } = await platform.testMode.post('/v1/payment_methods', {
      payment_method: { card: card({ year: 48 }) },
    });
    await platform.clock({ advance: '100y' });
    const api = platform.testMode.renewed();
    const pay = async () => (await api.post('/v1/payments', payment({ payment_method: { token } }))).error.code;
    expect(await pay()).toBe('expired_card');
    expect(outcome(await api.patch(`/v1/payment_methods/${token}`, { card: { year: 49 } }))).toEqual([
      402,
      'expired_card',
    ]);
    expect((await api.patch(`/v1/payment_methods/${token}`, { card: { year: 2148 } })).status).toBe(200);
  });

  test('a card that expires after it was stored is declined from then on, until it has a new date', async () => {
    const platform = await front.newPlatform();
    const now = new Date(front.clock.now());
    const expiry = { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() };
    const api = platform.testMode;
    const { token } = await api.post('/v1/payment_methods', { payment_method: { card: card(expiry) } });
    const pay = (by: typeof api, fields = {}) =>
      by.post('/v1/payments', payment({ payment_method: { token }, ...fields }));
    expect((await pay(api)).status).toBe(201);
    front.clock.advance({ days: 31 });
    const later = api.renewed();
    const answer = await pay(later);
    expect(answer.status).toBe(402);
    expect(answer.error).toMatchObject({ code: 'expired_card', decline_code: null, network_error_code: '101' });
    const [stored] = (await later.get('/v1/payments?limit=1')).as('PaymentList').data;
    expect(stored).toMatchObject({ status: 'failed', error_code: 'expired_card' });
    const metadata = { payment_test: { scenario: 'successful_payment' } };
    expect((await pay(later, { metadata })).status).toBe(201);
    await later.patch(`/v1/payment_methods/${token}`, { card: { year: expiry.year + 10 } });
    expect((await pay(later)).status).toBe(201);
  });
});
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
    const shop = await platform.newSubAccount();
    const other = await platform.newSubAccount();
    const token = await cardToken(shop.api);
    const { account_id: own } = (await platform.testMode.post('/v1/payments', payment())).payment;
    for (const id of [other.id, own, shop.id])
      expect((await clone(shop.api, token, id)).paymentMethod.account_id).toBe(id);
    const list = (await shop.api.get('/v1/payment_methods')).as('PaymentMethodList').data.map(tokenOf);
    expect([list.length, list[1]]).toEqual([2, token]);
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
