import { describe, expect, test } from 'vitest';
import { type CallOptions, Client, type ClientOptions, verifyWebhook } from '../../sdk';
import { BASE_URL, clientOf, fakeService, json, one, SECRET } from './fake-service';

const credentials = { clientId: 'test_id', clientSecret: SECRET, baseUrl: BASE_URL };
const page = {
  id: null,
  type: 'array',
  data: [],
  page_info: { has_next: false, has_previous: false, start_cursor: null, end_cursor: null },
};

/** Calls with options that the compiler would refuse, as a program without types can. Returns what it throws or rejects with. */
async function thrownBy(call: (...options: never[]) => unknown, options: unknown): Promise<unknown> {
  try {
    return await Reflect.apply(call, undefined, [options]);
  } catch (error) {
    return error;
  }
}

/** Where options are given. */
const { fetch, seen, tokenRequests } = fakeService(json(200, page));
const client = clientOf(fetch);
const places: readonly (readonly [place: string, call: (...options: never[]) => unknown])[] = [
  ['new Client', (options: object) => new Client({ ...credentials, ...options })],
  ['with', (options: object) => client.with(options)],
  ['a read', (options: object) => client.payments.get('py_1', options)],
  ['a list', (options: object) => client.payments.list({}, options)],
  ['a write', (options: object) => client.payments.capture('py_1', undefined, options)],
  [
    'a write whose response has no envelope',
    (options: object) => client.webComponentTokens.create({ resources: [] }, options),
  ],
];
const ofClients = places.slice(0, 2);
const ofCalls = places.slice(2);

const above0 = 'pass a number above 0, or Infinity for no limit';
const whole = 'pass a whole number from 0';

/** Value → how it is shown, and the error for a time and for a number of retries; undefined where it is allowed. */
const numbers: readonly (readonly [unknown, string, typeof RangeError | undefined, typeof RangeError | undefined])[] = [
  [NaN, 'NaN', RangeError, RangeError],
  [-1, '-1', RangeError, RangeError],
  [-Infinity, '-Infinity', RangeError, RangeError],
  [0, '0', RangeError, undefined],
  [60_000.5, '60000.5', undefined, RangeError], // as a time, one in which every call ends
  [Infinity, 'Infinity', undefined, RangeError],
  [60_000, '60000', undefined, undefined],
  [null, 'null', TypeError, TypeError],
  ['5', '"5"', TypeError, TypeError],
  ['', '""', TypeError, TypeError],
  [5n, 'of type bigint', TypeError, TypeError],
  [[5], 'of type object', TypeError, TypeError],
  [true, 'of type boolean', TypeError, TypeError],
];

describe.each([
  ...places.flatMap(([place, call]) =>
    ['timeoutMs', 'deadlineMs', 'maxRetries'].map((name) => [place, name, call] as const),
  ),
  ...ofClients.map(([place, call]) => [place, 'maxRetryAfterMs', call] as const),
])('%s, %s', (_place, name, call) => {
  test.each(numbers)('%s', async (value, shown, ofTime, ofRetries) => {
    const expected = name === 'maxRetries' ? ofRetries : ofTime;
    const before = seen.length + tokenRequests.length;
    const error = await thrownBy(call, { [name]: value });
    if (expected === undefined) return expect(error).not.toBeInstanceOf(Error);
    expect(error).toEqual(new expected(`${name} is ${shown}: ${name === 'maxRetries' ? whole : above0}`));
    expect(seen.length + tokenRequests.length).toBe(before);
  });
});

test.each(numbers)('the tolerance of verifyWebhook: %s', async (value, shown, expected) => {
  const error = await thrownBy(verifyWebhook, { body: '', secret: 's', headers: {}, toleranceSeconds: value });
  if (expected === undefined) expect(error).toHaveProperty('reason', 'signature_missing');
  else expect(error).toEqual(new expected(`toleranceSeconds is ${shown}: ${above0}`));
});

test.each([
  [NaN, RangeError],
  [-1, RangeError],
  [1.5, RangeError],
  [null, TypeError],
  ['5', TypeError],
] as const)('toArray with a limit of %s', async (limit, expected) => {
  const error = await thrownBy((options) => client.payments.list().toArray(options), { limit });
  expect(error).toBeInstanceOf(expected);
  expect(String(error)).toContain('pass a whole number from 0, or Infinity for no limit');
});

test.each([undefined, Infinity])('toArray takes %s', async (value) => {
  await expect(client.payments.list().toArray({ limit: value })).resolves.toEqual([]);
});

/** Misspelt option → the closest one. */
const ofAll = [
  ['timeout', 'timeoutMs'],
  ['timeout_ms', 'timeoutMs'],
  ['retries', 'maxRetries'],
  ['maxRetry', 'maxRetries'],
  ['deadline', 'deadlineMs'],
  ['subAccount', 'subAccountId'],
  ['sub_account_id', 'subAccountId'],
  ['header', 'headers'],
] as const;

describe.each([
  ...places.flatMap(([place, call]) => ofAll.map((row) => [place, ...row, call] as const)),
  ...ofCalls.map(([place, call]) => [place, 'idempotency_key', 'idempotencyKey', call] as const),
  ...ofCalls.map(([place, call]) => [place, 'Idempotency-Key', 'idempotencyKey', call] as const),
  ...ofClients.map(([place, call]) => [place, 'base_url', 'baseUrl', call] as const),
  ...ofClients.map(([place, call]) => [place, 'secret', 'clientSecret', call] as const),
  ...ofClients.map(([place, call]) => [place, 'token', 'accessToken', call] as const),
])('%s: the unknown option %s', (_place, name, closest, call) => {
  test(`is a TypeError that names ${closest}, and nothing is sent`, async () => {
    const before = seen.length + tokenRequests.length;
    expect(await thrownBy(call, { [name]: 'x' })).toEqual(
      new TypeError(`unknown option "${name}": did you mean "${closest}"?`),
    );
    expect(seen.length + tokenRequests.length).toBe(before);
  });
});

test.each(places)(
  '%s: an option that is close to none is refused with the names of all, and undefined counts as absent',
  async (_place, call) => {
    for (const name of ['zebra', '__proto__x', 'constructor', 'toString'])
      expect(String(await thrownBy(call, { [name]: 1 }))).toMatch(
        new RegExp(`^TypeError: unknown option "${name}": the options are .*timeoutMs, deadlineMs, maxRetries`),
      );
    expect(await thrownBy(call, { zebra: undefined })).not.toBeInstanceOf(Error);
  },
);

test.each([null, 'acc_1', 5])('options that are %o instead of an object are a TypeError', async (options) => {
  for (const [, call] of ofCalls)
    expect(String(await thrownBy(call, options))).toMatch(/^TypeError: options are .*, not an object$/);
});

/** Values that an option may not have, and the message of the `TypeError`, or the error. */
type Wrong = readonly (readonly [value: unknown, error: string | Error])[];

const noText = (name: string): Wrong => [
  [5, `${name} is not a text`],
  [null, `${name} is not a text`],
];
const noFunction = (name: string): Wrong => [
  [{}, `${name} is not a function`],
  [null, `${name} is not a function`],
];
const plain = 'not a plain object';
const noHeaders: Wrong = [
  [null, `headers is ${plain}`],
  ['X-Shop: tea', `headers is ${plain}`],
  [new Headers({ 'X-Shop': 'tea' }), `headers is ${plain}`],
  [[['X-Shop', 'tea']], `headers is ${plain}`],
  [{ 'X-Shop': 5 }, 'headers.X-Shop is not a text'],
];
const noId: Wrong = ['', '..', 5, null].map((value) => [value, 'subAccountId is not an id']);
const noTime = (name: string): Wrong => [['5', `${name} is "5": ${above0}`]];
const noRetries: Wrong = [['5', `maxRetries is "5": ${whole}`]];
const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const { debug: _debug, ...withoutDebug } = silent;
const parts = { now: 0, random: 0, setTimer: 0, sleep: 0, newKey: 0 } satisfies Record<
  keyof NonNullable<ClientOptions['system']>,
  unknown
>;

/** Option of a client → values. The compiler asks for a row for each. */
const ofClient: { readonly [Name in keyof Required<ClientOptions>]: Wrong } = {
  clientId: noText('clientId'),
  clientSecret: noText('clientSecret'),
  accessToken: noText('accessToken'),
  baseUrl: [[5, 'baseUrl is not a text']],
  subAccountId: noId,
  fetch: noFunction('fetch'),
  timeoutMs: noTime('timeoutMs'),
  deadlineMs: noTime('deadlineMs'),
  maxRetries: noRetries,
  maxRetryAfterMs: noTime('maxRetryAfterMs'),
  appInfo: [
    ['tea-shop', 'appInfo is "tea-shop", not an object'],
    [null, 'appInfo is null, not an object'],
    [{}, 'appInfo.name is not a text'],
    [{ version: '2' }, 'appInfo.name is not a text'],
    [{ name: 'tea-shop', version: 2 }, 'appInfo.version is not a text'],
    [{ name: 'tea-shop', url: new URL(BASE_URL) }, 'appInfo.url is not a text'],
    [{ name: 'tea-shop', Version: '2' }, 'unknown option "Version": did you mean "version"?'],
  ],
  headers: noHeaders,
  system: [
    [null, 'system is null, not an object'],
    ...Object.keys(parts).map((name): Wrong[number] => [{ [name]: 5 }, `system.${name} is not a function`]),
    [{ newkey: () => 'k' }, 'unknown option "newkey": did you mean "newKey"?'],
  ],
  onRequest: noFunction('onRequest'),
  onResponse: noFunction('onResponse'),
  onError: noFunction('onError'),
  onRetry: noFunction('onRetry'),
  logger: [
    [null, 'logger.error is not a function'],
    [{}, 'logger.error is not a function'],
    [withoutDebug, 'logger.debug is not a function'],
    ...Object.keys(silent).map((name): Wrong[number] => [
      { ...silent, [name]: true },
      `logger.${name} is not a function`,
    ]),
  ],
  logLevel: [
    ['verbose', new RangeError('logLevel is "verbose": pass off, error, warn, info, debug')],
    [3, new RangeError('logLevel is 3: pass off, error, warn, info, debug')],
  ],
};

/** Option of a call → values. */
const ofCall: { readonly [Name in keyof Required<CallOptions>]: Wrong } = {
  subAccountId: noId,
  signal: [
    [new AbortController(), 'signal.addEventListener is not a function'],
    [null, 'signal.addEventListener is not a function'],
  ],
  timeoutMs: noTime('timeoutMs'),
  deadlineMs: noTime('deadlineMs'),
  maxRetries: noRetries,
  headers: noHeaders,
  idempotencyKey: noText('idempotencyKey'),
};

const rowsOf = (wrong: Readonly<Record<string, Wrong>>) =>
  Object.entries(wrong).flatMap(([name, values]) => values.map(([value, error]) => [name, value, error] as const));

describe.each([
  ...ofClients.flatMap(([place, call]) => rowsOf(ofClient).map((row) => [place, call, ...row] as const)),
  ...ofCalls.flatMap(([place, call]) => rowsOf(ofCall).map((row) => [place, call, ...row] as const)),
])('%s', (_place, call, name, value, error) => {
  test(`refuses ${name} with "${String(error)}", and nothing is sent`, async () => {
    const before = seen.length + tokenRequests.length;
    const expected = typeof error === 'string' ? new TypeError(error) : error;
    expect(await thrownBy(call, { [name]: value })).toEqual(expected);
    expect(seen.length + tokenRequests.length).toBe(before);
  });
});

test.each(Object.keys(ofClient))('%s of a client counts as absent if it is undefined', async (name) => {
  const { fetch, seen } = fakeService(one({}));
  await clientOf(fetch)
    .with({ [name]: undefined })
    .payments.get('py_1');
  expect(seen).toHaveLength(1);
});

test('a logger may be an instance of a class, a function, or have other methods', async () => {
  class Lines {
    readonly lines: string[] = [];
    error(line: string): void {
      this.lines.push(line);
    }
    warn(line: string): void {
      this.lines.push(line);
    }
    info(line: string): void {
      this.lines.push(line);
    }
    debug(line: string): void {
      this.lines.push(line);
    }
    trace(): void {}
  }
  const logger = new Lines();
  const callable = Object.assign(() => {}, silent);
  await clientOf(fakeService(one({})).fetch, { logger, logLevel: 'info' }).payments.get('py_1');
  await clientOf(fakeService(one({})).fetch, { logger: callable }).payments.get('py_1');
  expect(logger.lines).toHaveLength(2);
});

test('forSubAccount refuses an id as the options of a client do', () => {
  expect(() => client.forSubAccount('')).toThrow(new TypeError('subAccountId is not an id'));
});
