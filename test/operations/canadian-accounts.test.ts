import { beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { cadFeesExplanation } from '../../spec/tables/cad-processing-fee';
import type { Api } from '../support/api';
import { bankAccount, bankPayment, card, payment, paymentIntent } from '../support/bodies';
import { complete } from '../support/checkouts';
import { recordExercised } from '../support/coverage';
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

  test.each<[amount: number, fee: number]>([
    [51, 31],
    [1_000, 59],
    [1_017, 59],
    [1_018, 60],
  ])('a card payment of %i bears a processing fee of %i', async (amount, fee) => {
    const { payment: paid } = await api.post('/v1/payments', cad({ amount, fees: [] }));
    expect(paid).toMatchObject({
      fee_amount: fee,
      balance: amount - fee,
      application_fee: null,
      application_fee_rate_id: null,
    });
    expect((await api.get(`/v1/payments/${paid.id}`)).payment.fees).toEqual([
      {
        id: expect.stringMatching(/^pyfee_/),
        type: 'processing_fee',
        amount: fee,
        remaining_amount: fee,
        currency: 'cad',
        source_configuration_id: null,
        source_fee_type: null,
      },
    ]);
    recordExercised('limits', 'cad_processing_fee');
  });

  test('a refund returns what it asks for of the fee, and a void all of it', async () => {
    const { id: refunded } = (await api.post('/v1/payments', cad())).payment;
    await api.post(`/v1/payments/${refunded}/refunds`, { amount: 400, fees: [{ type: 'processing_fee', amount: 20 }] });
    const { id: voided } = (await api.post('/v1/payments', cad())).payment;
    await api.post(`/v1/payments/${voided}/void`);
    const { data } = (await api.get('/v1/payments?limit=2')).as('PaymentList');
    expect(data.map(({ id, balance, fees }) => [id, balance, fees[0]?.remaining_amount])).toEqual([
      [voided, 0, 0],
      [refunded, 1_000 - 400 - 39, 39],
    ]);
  });

  test('an intent and a checkout bear it, too', async () => {
    const { payment_method } = cad();
    const { id: intent } = (await api.post('/v1/payment_intents', paymentIntent({ currency: 'cad', payment_method })))
      .paymentIntent;
    await api.post(`/v1/payment_intents/${intent}/capture`);
    const { data } = (await api.get(`/v1/payment_intents/${intent}/payments`)).as('PaymentList');
    const { token } = await api.post('/v1/payment_methods', { payment_method });
    const { id: checkout } = (await api.post('/v1/checkouts', order())).checkout;
    const { payment_id } = (await complete(api, checkout, token)).completion;
    const ofCheckout = (await api.get(`/v1/payments/${payment_id}`)).payment;
    expect([...data, ofCheckout].map(({ fee_amount }) => fee_amount)).toEqual([59, 59]);
  });

  test('configurations and fees of a request are refused with the same explanation', async () => {
    const refusals = [
      await platform.testMode.post(`/v1/sub_accounts/${id}/fee_configurations/platform`, { variable_rate: 1 }),
      await api.post('/v1/payments', cad({ fees })),
      await api.post('/v1/payments', cad({ application_fee_amount: 1 })),
    ];
    for (const { headers } of refusals) expect(headers.get('sandbox-explain')).toContain(cadFeesExplanation);
  });

  test('a checkout takes an empty list of fees, and no application fees', async () => {
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

test.each([
  ['0+0', 0, []],
  ['1.5+0', 15, ['processing_fee']],
  ['2.25% + 7', 30, ['processing_fee']],
  ['0+5000', 1_000, ['processing_fee']],
])('with the rate %s the fee of 1,000 is %i', async (cadProcessingFee, fee, types) => {
  const sandbox = createSandbox({ cadProcessingFee });
  const client = sandbox.client();
  const { id } = await client.subAccounts.create({ name: 'Shop', currency: 'cad' });
  const shop = client.forSubAccount(id);
  const { id: paid } = await shop.payments.create({
    amount: 1_000,
    currency: 'cad',
    payment_method: { card: { ...card(), month: 12 } },
  });
  const { fee_amount, fees: charged } = await shop.payments.get(paid);
  expect([fee_amount, charged.map(({ type }) => type)]).toEqual([fee, types]);
  await sandbox.close();
});

test.each(['', '30', '2.9', '+30', '-1+0', '2.9+', '101+0', '1+100000000', '1e1+0'])(
  '%j is not a rate',
  (cadProcessingFee) => {
    expect(() => createSandbox({ cadProcessingFee })).toThrow(/^cadProcessingFee must be a percentage/);
  },
);
