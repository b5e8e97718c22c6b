import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { paymentFeeTypes } from '../../spec/tables/fee-types';
import { limits } from '../../spec/tables/limits';
import { card, payment } from '../support/bodies';
import { checkout } from '../support/checkouts';
import { exchange } from '../support/api';
import { recordExercised } from '../support/coverage';
import { openPlatform } from '../support/test-platform';

const open = () => {
  const sandbox = createSandbox();
  return openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
};
const keyed = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const [type] = Object.keys(paymentFeeTypes);
const fees = (count: number) => Array.from({ length: count }, () => ({ type, amount: 1 }));
const { keys: KEYS, items: ITEMS } = limits.metadata;

/** Metadata that is just within a limit, and the same with one more. */
const metadata: readonly (readonly [string, (count: number) => object, number])[] = [
  ['keys', keyed, KEYS],
  ['keys of nested objects', (count) => ({ a: keyed(count - 1) }), KEYS],
  ['keys of objects in a list', (count) => ({ a: Array.from({ length: count - 1 }, () => ({ b: 1 })) }), KEYS],
  ['items of a list', (count) => ({ a: Array(count).fill(0) }), ITEMS],
  ['items of nested lists', (count) => ({ a: [Array(count - 1).fill(0)] }), ITEMS],
];

describe('metadata', () => {
  test.each(metadata)('%s', async (_, valueOf, limit) => {
    const { testMode: api } = await open();
    const outcomes = [];
    for (const count of [limit, limit + 1]) {
      const value = valueOf(count);
      for (const body of [
        payment({ metadata: value }),
        payment({ payment_method: { card: { ...card(), metadata: value } } }),
      ]) {
        const { status, ...answer } = await api.post('/v1/payments', body);
        outcomes.push(status === 201 ? 'ok' : Object(answer.body).error.code);
      }
    }
    expect(outcomes).toEqual(['ok', 'ok', 'parameter_invalid', 'parameter_invalid']);
    recordExercised('limits', 'metadata');
  });

  test('a field before it is reported first, and one after it is not', async () => {
    const { testMode: api } = await open();
    const tooMany = { metadata: keyed(KEYS + 1) };
    expect((await api.post('/v1/payments', payment({ ...tooMany, currency: 'eur' }))).error.code).toBe(
      'currency_invalid',
    );
    const answer = await api.post('/v1/payments', payment({ ...tooMany, fees: 5, payment_method: 5 }));
    expect([answer.error.code, answer.error.message]).toEqual([
      'parameter_invalid',
      expect.stringContaining('metadata'),
    ]);
  });
});

test('a statement descriptor', async () => {
  const { testMode: api } = await open();
  const { minimum, maximum } = limits.statement_descriptor_characters;
  const statuses = [];
  for (const length of [minimum - 1, minimum, maximum, maximum + 1])
    statuses.push((await api.post('/v1/payments', payment({ statement_descriptor: 'x'.repeat(length) }))).status);
  expect(statuses).toEqual([422, 201, 201, 422]);
  recordExercised('limits', 'statement_descriptor_characters');
});

describe('lists', () => {
  test('fees', async () => {
    const { testMode: api } = await open();
    const asks = [
      (count: number) => api.post('/v1/payments', payment({ fees: fees(count) })),
      (count: number) => api.post('/v1/checkouts', checkout({ payment: { fees: fees(count) } })),
    ];
    for (const ask of asks) {
      // Each type may be there once, so a hundred of them fail a later rule.
      expect((await ask(limits.fees.value)).error.code).toBe('multiple_of_same_fee_type');
      expect((await ask(limits.fees.value + 1)).error.code).toBe('fees_invalid');
    }
    recordExercised('limits', 'fees');
  });

  test('events of a publisher', async () => {
    const { id, testMode } = await open();
    const ask = (count: number) =>
      exchange(testMode.target, 'POST', `/_sandbox/platforms/${id}/publishers`, {
        body: { url: 'http://127.0.0.1:2/', events: Array(count).fill('payment.created') },
      });
    expect((await ask(limits.publisher_events.value)).status).toBe(201);
    expect((await ask(limits.publisher_events.value + 1)).error.code).toBe('parameter_invalid');
    recordExercised('limits', 'publisher_events');
  });
});

describe('bodies of more than is read', () => {
  const many = (unit: string, count: number) => Array(count).fill(unit).join(',');
  const withField = (json: string) => JSON.stringify(payment()).replace(/}$/, `,${json}}`);

  test.each([
    ['300,000 empty fees', withField(`"fees":[${many('{}', 300_000)}]`), 422, 'fees_invalid'],
    ['90,000 unknown fields', withField(JSON.stringify(keyed(90_000)).slice(1, -1)), 422, 'unexpected_parameter'],
    ['90,000 keys of metadata', withField(`"metadata":${JSON.stringify(keyed(90_000))}`), 422, 'parameter_invalid'],
    [
      '100,000 nested lists',
      withField(`"metadata":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      400,
      'malformed_request',
    ],
  ])('%s', async (_, body, status, code) => {
    const { testMode: api } = await open();
    const headers = { 'Idempotency-Key': 'k' };
    const answer = await api.post('/v1/payments', body, headers);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    const again = await api.post('/v1/payments', body, headers);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([status, status === 422 ? 'true' : null]);
    recordExercised('limits', 'request_json');
  });

  test('the first unknown field is named, whatever comes after it', async () => {
    const { testMode: api } = await open();
    const answer = await api.post('/v1/payments', { tea: 1, ...payment(), ...keyed(1_000) });
    expect(answer.error.message).toBe('unexpected parameter tea');
    const early = await api.post('/v1/payments', { ...keyed(1_000), ...payment(), amount: 1 });
    expect(early.error.code).toBe('amount_below_minimum');
    recordExercised('limits', 'unknown_fields');
  });

  test.each([
    ['too many fields', Array.from({ length: limits.request_form.fields + 1 }, () => 'a=1').join('&')],
    ['too many characters', `a=${'x'.repeat(limits.request_form.characters)}`],
    ['an escape that is not UTF-8', 'client_id=%ff&client_secret=x'],
    ['half an escaped character', 'client_id=%e2%82&client_secret=x'],
  ])('a form with %s', async (_, body) => {
    const { testMode } = await open();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await exchange(testMode.target, 'POST', '/oauth/token', { body, headers });
    expect([answer.status, answer.error.code]).toEqual([400, 'malformed_request']);
    recordExercised('limits', 'request_form');
  });

  test('a form with an escaped replacement character and a stray percent sign is a form', async () => {
    const { testMode } = await open();
    const send = {
      body: 'client_id=%EF%BF%BD%zz&client_secret=x',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
    expect((await exchange(testMode.target, 'POST', '/oauth/token', send)).status).toBe(401);
  });
});
