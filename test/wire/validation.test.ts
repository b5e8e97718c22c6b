import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { bankAccount, card, payment, cardPayment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';
import { InvalidRequestError } from '../../sdk';
import { targetOf, testModeOf } from '../platforms/support';

async function newApi() {
  const sandbox = createSandbox();
  return (await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch })).testMode;
}

const withCard = (fields: object) => payment({ payment_method: { card: { ...card(), ...fields } } });
const withBank = (fields: object) => payment({ payment_method: { bank_account: { ...bankAccount(), ...fields } } });
const control = 'a\u0007b';

/** A body, the expected error code, and the parameter that its message names. */
const cases: readonly [string, object, string, string][] = [
  ['nothing', {}, 'amount_required', 'amount'],
  ['an amount alone', { amount: 100 }, 'currency_required', 'currency'],
  ['no payment method', { amount: 100, currency: 'usd' }, 'payment_method_required', 'payment_method'],
  ['a wrong amount and no currency', { amount: 'x' }, 'amount_must_be_an_integer', 'amount'],
  ['a wrong currency and no amount', { currency: 'eur' }, 'amount_required', 'amount'],
  [
    'wrong fields in another order',
    { payment_method: 5, currency: 'eur', amount: 100 },
    'currency_invalid',
    'currency',
  ],
  ['an unknown field and a wrong one', { tip: 1, ...payment({ metadata: [] }) }, 'parameter_invalid', 'metadata'],
  ['two unknown fields', { ...payment(), tip: 1, gift: 2 }, 'unexpected_parameter', 'tip'],
  ['a field of Object', { ...payment(), constructor: 1 }, 'unexpected_parameter', 'constructor'],

  ['an amount as text', payment({ amount: '1000' }), 'amount_must_be_an_integer', 'amount'],
  ['a broken amount', payment({ amount: 100.5 }), 'amount_must_be_an_integer', 'amount'],
  ['a null amount', payment({ amount: null }), 'amount_required', 'amount'],
  ['amount true', payment({ amount: true }), 'amount_must_be_an_integer', 'amount'],
  ['amount 50', payment({ amount: 50 }), 'amount_below_minimum', '50'],
  ['amount -51', payment({ amount: -51 }), 'amount_below_minimum', '50'],
  ['amount 100000000', payment({ amount: 100_000_000 }), 'amount_above_maximum', '100000000'],
  ['a huge amount', payment({ amount: 1e300 }), 'amount_above_maximum', '100000000'],
  ['a currency in capitals', payment({ currency: 'USD' }), 'currency_invalid', 'currency'],
  ['a capture strategy', payment({ capture_strategy: 'later' }), 'capture_strategy_invalid', 'capture_strategy'],
  ['a number as description', payment({ description: 5 }), 'parameter_invalid', 'description'],
  ['control characters', payment({ description: control }), 'invalid_characters', 'description'],
  ['a list as metadata', payment({ metadata: [] }), 'parameter_invalid', 'metadata'],
  ['a text as metadata', payment({ metadata: 'x' }), 'parameter_invalid', 'metadata'],
  ['a text as payment method', payment({ payment_method: 'x' }), 'parameter_invalid', 'payment_method'],
  ['a list as payment method', payment({ payment_method: [] }), 'parameter_invalid', 'payment_method'],
  ['an empty payment method', payment({ payment_method: {} }), 'payment_method_required', 'payment_method'],
  ['an empty token', payment({ payment_method: { token: '' } }), 'parameter_invalid', 'payment_method.token'],
  ['a card as text', payment({ payment_method: { card: 'x' } }), 'parameter_invalid', 'payment_method.card'],

  ['an empty card', payment({ payment_method: { card: {} } }), 'card_name_required', 'payment_method.card.name'],
  ['no number', withCard({ number: undefined }), 'card_number_required', 'payment_method.card.number'],
  ['no month', withCard({ month: undefined }), 'parameter_missing', 'payment_method.card.month'],
  ['no year', withCard({ year: null }), 'parameter_missing', 'payment_method.card.year'],
  ['no postal code', withCard({ address_postal_code: null }), 'parameter_missing', 'card.address_postal_code'],
  ['an empty name', withCard({ name: '' }), 'parameter_invalid', 'payment_method.card.name'],
  ['a name with control characters', withCard({ name: control }), 'invalid_characters', 'payment_method.card.name'],
  ['a number that is a number', withCard({ number: 4242 }), 'parameter_invalid', 'payment_method.card.number'],
  ['a code of 2 digits', withCard({ verification: '12' }), 'verification_invalid', 'card.verification'],
  ['a code of 5 digits', withCard({ verification: '12345' }), 'verification_invalid', 'card.verification'],
  ['a number of 2 digits as the code', withCard({ verification: 12 }), 'verification_invalid', 'card.verification'],
  ['month 0', withCard({ month: 0 }), 'month_invalid', 'payment_method.card.month'],
  ['month 13', withCard({ month: '13' }), 'month_invalid', 'payment_method.card.month'],
  ['month 1.5', withCard({ month: 1.5 }), 'month_invalid', 'payment_method.card.month'],
  ['a year of 3 digits', withCard({ year: '203' }), 'year_invalid', 'payment_method.card.year'],
  ['a year of 5 digits', withCard({ year: 20300 }), 'year_invalid', 'payment_method.card.year'],
  ['a year as a flag', withCard({ year: true }), 'year_invalid', 'payment_method.card.year'],
  ['a postal code', withCard({ address_postal_code: '!' }), 'postal_code_invalid', 'card.address_postal_code'],
  ['a state', withCard({ address_state: 'California' }), 'state_invalid', 'card.address_state'],
  ['a country', withCard({ address_country: 'USA' }), 'country_invalid', 'card.address_country'],
  ['wrong month and year', withCard({ year: 'x', month: 'x' }), 'month_invalid', 'payment_method.card.month'],
  ['a wrong year and no name', withCard({ year: 'x', name: undefined }), 'card_name_required', 'card.name'],
  ['an unknown field of a card', withCard({ pin: 1 }), 'unexpected_parameter', 'payment_method.card.pin'],

  ['no routing number', withBank({ routing_number: null }), 'parameter_missing', 'bank_account.routing_number'],
  ['a short routing number', withBank({ routing_number: '1' }), 'parameter_invalid', 'bank_account.routing_number'],
  ['a long account number', withBank({ account_number: '1'.repeat(18) }), 'parameter_invalid', 'account_number'],
  ['an account type', withBank({ account_type: 'gold' }), 'parameter_invalid', 'bank_account.account_type'],
  ['a currency of a bank account', withBank({ currency: 'eur' }), 'currency_invalid', 'bank_account.currency'],
  ['no currency of a bank account', withBank({ currency: null }), 'currency_required', 'bank_account.currency'],
];

test.each(cases)('%s', async (_, body, code, named) => {
  const answer = await (await newApi()).post('/v1/payments', body);
  expect([answer.status, answer.error.code]).toEqual([422, code]);
  expect(answer.error.message).toContain(named);
});

const number = '4242424242424242';

/** Names of unknown fields, and how a message shows them. */
test.each([
  [number, '424242******4242'],
  ['1767225600000', '1767225600000'],
  [`card ${number} of mine`, 'card 424242******4242 of mine'],
  ['x'.repeat(41), `${'x'.repeat(40)}…`],
  ['x'.repeat(40), 'x'.repeat(40)],
  [`${'x'.repeat(30)}${number}`, `${'x'.repeat(30)}424242****…`],
  ['4242 4242 4242 4242', '4242 42** **** 4242'],
  ['x3782-822463-10005', 'x3782-82****-*0005'],
  ['2031-05-04 10', '2031-05-04 10'],
  ['tip\u0000\ud800', undefined],
])('a field named %j is called %j', async (name, shown) => {
  const api = await newApi();
  const answers = [
    await api.post('/v1/payments', { ...payment(), [name]: 1 }),
    await api.post('/v1/payments', { [name]: 1, ...payment() }),
    await api.patch('/v1/payments/py_1', { [name]: number }),
  ];
  for (const answer of answers) {
    expect(answer.error.code).toBe('unexpected_parameter');
    expect(answer.text.replace(/[ -]/g, '')).not.toContain(number);
    if (shown) expect(answer.error.message).toBe(`unexpected parameter ${shown}`);
  }
  const nested = await api.post('/v1/payments', withCard({ [name]: 1 }));
  expect(nested.error.message).toContain('payment_method.card.');
  expect(nested.text.replace(/[ -]/g, '')).not.toContain(number);
});

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const target = targetOf(createSandbox());
const api = testModeOf(target, { test: keys });

const { amount, ...withoutAmount } = payment();
const { number: cardNumber, ...withoutNumber } = card();

/** A body, the error code, and the beginning of the explanation. */
test.each([
  ['a slip', payment({ desciption: 'x' }), 'unexpected_parameter', 'Did you mean "description"? The body has a field '],
  ['camelCase', payment({ captureStrategy: 'x' }), 'unexpected_parameter', 'Did you mean "capture_strategy"? '],
  ['one level down', cardPayment({ nmae: 'Ada' }), 'unexpected_parameter', 'Did you mean "name"? '],
  ['none is close', payment({ zebra: 1 }), 'unexpected_parameter', 'The body has a field '],
  [
    'a required field',
    { ...withoutAmount, amuont: amount },
    'amount_required',
    '"amuont" is unknown. Did you mean "amount"? A required field was not sent: amount.',
  ],
  [
    'a required field one level down',
    payment({ payment_method: { card: { ...withoutNumber, numbr: cardNumber } } }),
    'card_number_required',
    '"numbr" is unknown. Did you mean "number"? ',
  ],
  ['a slip for another field', { ...withoutAmount, desciption: 'x' }, 'amount_required', 'A required field was '],
  ['a slip on another level', { ...withoutAmount, metadata: { amuont: 1 } }, 'amount_required', 'A required field '],
])('the explanation names the closest field: %s', async (_name, body, code, start) => {
  const response = await api.post('/v1/payments', body);
  expect(response.error.code).toBe(code);
  expect(response.headers.get('sandbox-explain')?.slice(0, start.length)).toBe(start);
});

test('a card number as the name of a field is masked in the explanation', async () => {
  const response = await api.post('/v1/payments', { ...withoutAmount, [`amount 4242424242424242`]: 1 });
  expect(response.headers.get('sandbox-explain')).toMatch(
    /^"amount 424242\*{6}4242" is unknown\. Did you mean "amount"\? /,
  );
});

test('the error of the SDK has the explanation', async () => {
  const { payments } = createSandbox().client();
  const params = { amount: 1_000, currency: 'usd', payment_method: { card: card() }, desciption: 'x' } as const;
  const error: unknown = await payments.create(params).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error).toMatchObject({ explanation: expect.stringContaining('Did you mean "description"?') });
});
