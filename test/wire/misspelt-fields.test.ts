import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { Client, InvalidRequestError } from '../../sdk';
import { targetOf, testModeOf } from '../platforms/support';
import { card, cardPayment, payment } from '../support/bodies';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const target = targetOf(createSandbox());
const api = testModeOf(target, { test: keys });

const { amount, ...withoutAmount } = payment();
const { number, ...withoutNumber } = card();

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
    payment({ payment_method: { card: { ...withoutNumber, numbr: number } } }),
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
  const client = new Client({
    clientId: keys.client_id,
    clientSecret: keys.client_secret,
    baseUrl: target.baseUrl,
    fetch: target.fetch,
  });
  const params = { amount: 1_000, currency: 'usd', payment_method: { card: card() }, desciption: 'x' } as const;
  const error: unknown = await client.payments.create(params).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error).toMatchObject({ explanation: expect.stringContaining('Did you mean "description"?') });
});
