import { expect, test, vi } from 'vitest';
import { Agent, request } from 'node:http';
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
import { createSandbox, serve } from '../../mock-server/server';

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
  expect(readableJson(text)?.text).toBe(read);
});

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** Times are of this machine, whatever else it does: only a request of another order of magnitude fails. */
const GENEROUS_FACTOR = 100;

test('no request costs much more than parsing a body of its length', async () => {
  const sandbox = createSandbox();
  const measure = await measureWith(sandbox, 1);
  const measureAgain = await measureWith(sandbox, 5);
  const requests = nastyRequests().filter(({ name }) => /^(fees|90,000|250,000|an unknown field)/.test(name));
  expect(requests.length).toBeGreaterThan(50);
  const most = () => GENEROUS_FACTOR * Math.max(2, calibrate(3));
  const usual = most();
  for (const request of requests) {
    if ((await measure(request)).fastest < usual) continue;
    // Another program may have the machine: a request that is slow once is measured again, and what is parsed beside it.
    const { fastest } = await measureAgain(request);
    expect(fastest, request.name).toBeLessThan(most());
  }
  await sandbox.close();
});

const agent = new Agent({ keepAlive: true });

/** Sends a request with node:http, which sends all of a body at once. Resolves with the status. */
function post(url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const sent = request(`${url}/v1/payments`, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });
}

/** Returns the number of requests in each tick in which some were carried out, when as many arrive at once. */
async function requestsPerTick(count: number, body: string): Promise<number[]> {
  const sandbox = createSandbox();
  const perTick: number[] = [];
  let isNewTick = true;
  const { respond } = sandbox;
  vi.spyOn(sandbox, 'respond').mockImplementation((received) => {
    if (isNewTick) {
      perTick.push(0);
      isNewTick = false;
      setImmediate(() => (isNewTick = true));
    }
    perTick.push((perTick.pop() ?? 0) + 1);
    return respond(received);
  });
  const server = await serve(sandbox);
  try {
    // Connects first: connections are accepted one at a time.
    await Promise.all(Array.from({ length: count }, () => post(server.url, '{}')));
    perTick.length = 0;
    await Promise.all(Array.from({ length: count }, () => post(server.url, body)));
    return perTick;
  } finally {
    await server.close();
    await sandbox.close();
  }
}

test('requests with large bodies are carried out in a tick of their own each, so that others get in between', async () => {
  const body = JSON.stringify({ description: 'x'.repeat(60_000) });
  expect(await requestsPerTick(8, body)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test('other requests that arrive together are carried out together', async () => {
  expect(Math.max(...(await requestsPerTick(8, '{"amount":1}')))).toBeGreaterThan(1);
});
