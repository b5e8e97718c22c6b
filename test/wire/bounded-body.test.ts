import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { boundedBody } from '../../mock-server/wire/bounded-body';
import { readableJson } from '../../mock-server/wire/json';
import { type ProblemRecord, validate } from '../../mock-server/wire/validate';
import { operations } from '../../spec/resources';
import { validators } from '../../spec/generated/validators';
import { limits } from '../../spec/tables/limits';
import { measureWith } from '../../bench/bodies/measure';
import { calibrate } from '../../bench/calibration';
import { nastyRequests } from '../../bench/bodies/nasty-bodies';
import { payment } from '../support/bodies';

const { body: schema = {} } = operations.createPayment;

test('an ordinary body is validated itself, not a copy', () => {
  const body = payment({ fees: [{ type: 'x' }], tea: 1, metadata: { a: [1] } });
  expect(boundedBody(body, schema)).toEqual({ value: body, problems: [], hasLongNumber: false });
  expect(boundedBody(body, schema).value).toBe(body);
});

test.each<[what: string, body: object]>([
  ['fees', payment({ fees: Array(300_000).fill({}) })],
  ['fees of unknown fields', payment({ fees: Array(100).fill(wide(1_000)) })],
  ['unknown fields', { ...wide(90_000), ...payment({ amount: 'x' }) }],
  ['unknown fields of a card', payment({ payment_method: { card: wide(90_000) } })],
  ['keys of metadata', payment({ metadata: wide(90_000) })],
])('many %s have few problems', (_, body) => {
  const record: ProblemRecord = { problems: null };
  expect(() => validate(body, schema, validators.createPayment, record)).toThrow();
  const most = (limits.fees.value + 1) * (limits.unknown_fields.value + 5);
  expect(record.problems?.length).toBeGreaterThan(0);
  expect(record.problems?.length).toBeLessThan(most);
});

function wide(count: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
}

const { depth, values, fields } = limits.request_json;

test.each<[what: string, text: string, read: string | undefined]>([
  ['a short one', '{"a":[', '{"a":['],
  ['as deep as allowed', nested(depth), nested(depth)],
  ['too deep', nested(depth + 1), undefined],
  ['brackets in a text', `{"a":"${'['.repeat(depth + 1)}"}`, `{"a":"${'['.repeat(depth + 1)}"}`],
  ['brackets after an escaped quote', `{"a":"\\"${'['.repeat(depth + 1)}"}`, `{"a":"\\"${'['.repeat(depth + 1)}"}`],
  ['too many items', `{"a":[${'0,'.repeat(values + 9)}0]}`, `{"a":[${'0,'.repeat(values - 2)}0]}`],
  ['too many fields', `{"a":{${'"a":0,'.repeat(fields + 9)}"a":0}}`, `{"a":{${'"a":0,'.repeat(fields)}"a":0}}`],
])('the readable part of a text with %s', (_, text, read) => {
  expect(readableJson(text)).toBe(read);
});

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** Times are of this machine, whatever else it does: only a request of another order of magnitude fails. */
const GENEROUS_FACTOR = 100;

test('no request costs much more than parsing a body of its length', async () => {
  const sandbox = createSandbox();
  const measure = await measureWith(sandbox, 2);
  const requests = nastyRequests().filter(({ name }) => /^(fees|90,000|250,000|an unknown field)/.test(name));
  expect(requests.length).toBeGreaterThan(50);
  const most = GENEROUS_FACTOR * Math.max(2, calibrate(3));
  for (const request of requests) {
    const { fastest } = await measure(request);
    expect(fastest, request.name).toBeLessThan(most);
  }
  await sandbox.close();
});
