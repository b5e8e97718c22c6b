import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../support/api';
import { bankAccount, bankPayment, card, payment, paymentIntent } from '../support/bodies';
import { complete } from '../support/checkouts';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';

const cad = (fields: object = {}) => payment({ currency: 'cad', ...fields });
const cadBank = { bank_account: bankAccount({ currency: 'cad' }) };
const fees = [{ type: 'platform_fee', amount: 10 }];
const order = (fields: object = {}) => ({ amount: 1_000, description: 'Order', ...fields });

eachFront((front) => {
  let platform: TestPlatform;
  let api: Api;
  let usd: Api;
  let id: string;

  beforeAll(async () => {
    platform = await front.newPlatform();
    ({ id, api } = await platform.newSubAccount({ currency: 'cad' }));
    ({ api: usd } = await platform.newSubAccount());
  });

  const bankToken = async () =>
    (await usd.post('/v1/payment_methods', { payment_method: { bank_account: bankAccount() } })).token;

  test.each<[what: string, ask: () => ReturnType<Api['post']>, code: string, words: string]>([
    ['a bank payment', () => api.post('/v1/payments', cad({ payment_method: cadBank })), 'currency_invalid', 'usd'],
    ['a bank account', () => api.post('/v1/payment_methods', { payment_method: cadBank }), 'currency_invalid', 'usd'],
    [
      'an intent with a bank account',
      () => api.post('/v1/payment_intents', paymentIntent({ currency: 'cad', payment_method: cadBank })),
      'currency_invalid',
      'usd',
    ],
    [
      'a copy of a bank account',
      async () => usd.post(`/v1/payment_methods/${await bankToken()}/clone`, { destination_account_id: id }),
      'currency_invalid',
      'usd',
    ],
    ['fees', () => api.post('/v1/payments', cad({ fees })), 'unexpected_parameter', 'fees'],
    [
      'an application fee',
      () => api.post('/v1/payments', cad({ application_fee_amount: 50 })),
      'unexpected_parameter',
      'application_fee_amount',
    ],
    [
      'fees of a checkout',
      () => api.post('/v1/checkouts', order({ payment: { fees } })),
      'unexpected_parameter',
      'payment.fees',
    ],
    [
      'application fees of a checkout',
      () => api.post('/v1/checkouts', order({ application_fees: { card: { amount: 50 } } })),
      'unexpected_parameter',
      'application_fees',
    ],
  ])('an account in cad refuses %s', async (_, ask, code, words) => {
    const refused = await ask();
    expect([refused.status, refused.error.code]).toEqual([422, code]);
    const explained = `${refused.error.message} ${refused.headers.get('sandbox-explain')}`;
    expect(explained).toContain(words);
    expect(explained).toContain('cad');
  });

  test('a card is charged there, and an empty list of fees is none', async () => {
    const { payment: paid } = await api.post('/v1/payments', cad({ fees: [] }));
    expect(paid).toMatchObject({ fee_amount: 0, balance: 1_000, application_fee: null, application_fee_rate_id: null });
    const { id: checkout } = (await api.post('/v1/checkouts', order({ payment: { fees: [] } }))).checkout;
    const { token } = await api.post('/v1/payment_methods', { payment_method: { card: card() } });
    expect((await complete(api, checkout, token)).completion.status).toBe('succeeded');
    const changed = await api.patch(`/v1/checkouts/${checkout}`, { application_fees: { card: { amount: 5 } } });
    expect(changed.status).toBe(422);
  });

  test.each([
    ['a payment', '/v1/payments', bankPayment({ currency: 'cad' })],
    ['a payment method', '/v1/payment_methods', { payment_method: cadBank }],
    ['an intent', '/v1/payment_intents', paymentIntent({ payment_method: cadBank })],
  ])('%s from a bank account with another currency than the account is refused', async (_, path, body) => {
    const refused = await usd.post(path, body);
    expect([refused.status, refused.error.code]).toEqual([422, 'currency_invalid']);
    expect(refused.error.message).toContain('payment_method.bank_account.currency');
    expect(refused.headers.get('sandbox-explain')).toContain('usd');
  });
});
