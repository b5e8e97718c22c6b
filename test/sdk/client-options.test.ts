import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Client } from '../../sdk';
import { BASE_URL, fakeService, one, SECRET } from './fake-service';
import { scaled } from '../support/run-scale';

const credentials = { clientId: 'test_id', clientSecret: SECRET, baseUrl: BASE_URL };

/** Sets the three variables, without those of `changes` that are undefined. */
function stubEnvironment(changes: Record<string, string | undefined> = {}): void {
  const values = { PAYMENTS_CLIENT_ID: 'test_env', PAYMENTS_CLIENT_SECRET: 'env_secret', PAYMENTS_API_URL: BASE_URL };
  for (const [name, value] of Object.entries({ ...values, ...changes })) vi.stubEnv(name, value);
}

test('without arguments, credentials and URL come from the environment', async () => {
  stubEnvironment({ PAYMENTS_API_URL: 'http://env.test' });
  const { fetch, tokenRequests } = fakeService(one({}));
  vi.stubGlobal('fetch', fetch);
  await new Client().payments.get('py_1');
  expect(JSON.parse(tokenRequests[0]?.body ?? '')).toEqual({ client_id: 'test_env', client_secret: 'env_secret' });
});

test('an option takes precedence over its variable, and undefined counts as absent', async () => {
  stubEnvironment();
  const { fetch, tokenRequests } = fakeService(one({}));
  await new Client({ clientId: 'mine', clientSecret: undefined, fetch }).payments.get('py_1');
  expect(JSON.parse(tokenRequests[0]?.body ?? '')).toEqual({ client_id: 'mine', client_secret: 'env_secret' });
});

test.each([
  ['clientId', 'PAYMENTS_CLIENT_ID'],
  ['clientSecret', 'PAYMENTS_CLIENT_SECRET'],
  ['baseUrl', 'PAYMENTS_API_URL'],
])('a missing %s is named with %s', (name, variable) => {
  stubEnvironment({ [variable]: undefined });
  const message = `${name} is missing: pass it to the client, or set ${variable}`;
  expect(() => new Client()).toThrow(new TypeError(message));
});

test.each(['clientId', 'clientSecret', 'baseUrl'])('an empty %s is missing, whatever the environment', (name) => {
  stubEnvironment();
  expect(() => new Client({ ...credentials, [name]: '' })).toThrow(`${name} is missing`);
});

test.each([
  [{ headers: { 'X-Team': 'tea\u2615' } }, 'headers.X-Team is not one line of characters that a header can have'],
  [{ headers: { 'X-Team': 'a\nb' } }, 'headers.X-Team is not one line of characters that a header can have'],
  [{ accessToken: 'a\u2026b' }, 'accessToken is not one line of characters that a header can have'],
  [{ clientSecret: ' s3cret\n' }, 'clientSecret has blanks or line breaks around it: remove them'],
  [{ clientId: 'test_id ' }, 'clientId has blanks or line breaks around it: remove them'],
])('%j is a TypeError of the option', (options, message) => {
  expect(() => new Client({ ...credentials, ...options })).toThrow(new TypeError(message));
});

test('blanks around a secret in a variable, and a key that is no header value, are TypeErrors, too', async () => {
  stubEnvironment({ PAYMENTS_CLIENT_SECRET: 's3cret\r' });
  expect(() => new Client()).toThrow(
    new TypeError('PAYMENTS_CLIENT_SECRET has blanks or line breaks around it: remove them'),
  );
  const { payments } = new Client(credentials);
  const message = 'idempotencyKey is not one line of characters that a header can have';
  await expect(payments.capture('py_1', {}, { idempotencyKey: 'tea\u2615' })).rejects.toThrow(new TypeError(message));
});

test('all missing options are named at once', () => {
  stubEnvironment({ PAYMENTS_CLIENT_ID: undefined, PAYMENTS_CLIENT_SECRET: '', PAYMENTS_API_URL: undefined });
  expect(() => new Client()).toThrow(/clientId .* PAYMENTS_CLIENT_ID; clientSecret .*; baseUrl .* PAYMENTS_API_URL/);
});

test('where there is no process, there are no defaults', () => {
  stubEnvironment();
  vi.stubGlobal('process', undefined);
  expect(() => new Client()).toThrow('clientId is missing');
  expect(new Client(credentials)).toBeInstanceOf(Client);
});

/** URL → what is wrong, and what to write instead. */
test.each([
  ['localhost:4010', 'does not start with http:// or https://', 'http://localhost:4010'],
  ['127.0.0.1:4010', 'does not start with http:// or https://', 'http://127.0.0.1:4010'],
  ['//localhost:4010', 'does not start with http:// or https://', 'http://localhost:4010'],
  ['api.shop.test', 'does not start with http:// or https://', 'https://api.shop.test'],
  ['ftp://api.shop.test/v1', 'does not start with http:// or https://', 'https://api.shop.test'],
  ['http://localhost:4010/v1', 'ends with /v1', 'http://localhost:4010'],
  ['https://api.shop.test/pay/v1/', 'ends with /v1', 'https://api.shop.test/pay'],
  ['https://api.shop.test/v1?a=1', 'has a query or a fragment', 'write "https://api.shop.test"'],
  ['https://api.shop.test/v1/v1', 'ends with /v1', 'https://api.shop.test'],
  [' http://localhost:4010\n', 'contains white space', 'http://localhost:4010'],
])('baseUrl %s is rejected, and what to write is named', (baseUrl, problem, correct) => {
  const create = () => new Client({ ...credentials, baseUrl });
  expect(create).toThrow(TypeError);
  expect(create).toThrow(`baseUrl "${baseUrl}" ${problem}`);
  expect(create).toThrow(correct);
});

/** URL → what is wrong. What was meant is not known. */
test.each([
  ['http://', 'is not a URL'],
  ['https:///v1', 'ends with /v1, which every call adds'],
  ['http://localhost:99999', 'is not a URL'],
  ['localhost:99999', 'does not start with http:// or https://'],
  ['http://a b.test', 'contains white space'],
  ['http://[::1', 'is not a URL'],
])('baseUrl %s is rejected without advice', (baseUrl, problem) => {
  expect(() => new Client({ ...credentials, baseUrl })).toThrow(new TypeError(`baseUrl "${baseUrl}" ${problem}`));
});

test('what to write is another text, and is accepted', () => {
  const parts = [
    'http',
    'https',
    ':',
    '//',
    '/',
    'localhost',
    'a.test',
    ':80',
    '/v1',
    '?a',
    '#',
    ' ',
    '@',
    '[::1]',
    '%',
  ];
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...parts)).map((chosen) => chosen.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, (baseUrl) => {
      const message = messageOf(() => new Client({ ...credentials, baseUrl: baseUrl || ' ' }));
      const advised = message === undefined ? undefined : /: write "(.*)"$/s.exec(message)?.[1];
      if (advised === undefined) return;
      expect(advised).not.toBe(baseUrl);
      expect(messageOf(() => new Client({ ...credentials, baseUrl: advised }))).toBeUndefined();
    }),
    { numRuns: scaled({ full: 20_000, short: 1_000 }) },
  );
});

function messageOf(create: () => unknown): string | undefined {
  try {
    create();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return error instanceof Error ? error.message : undefined;
  }
}

test('a password in baseUrl is rejected, and not repeated', () => {
  const create = () => new Client({ ...credentials, baseUrl: 'https://ada:lovelace@api.shop.test' });
  expect(create).toThrow('baseUrl "https://api.shop.test" contains a user name or a password');
});

test.each(['http://localhost:4010', 'HTTPS://api.shop.test/', 'http://[::1]:4010', 'https://shop.test/v1beta'])(
  'baseUrl %s is accepted',
  (baseUrl) => {
    expect(new Client({ ...credentials, baseUrl })).toBeInstanceOf(Client);
  },
);

test('the headers of a client are sent with every request, also for a token', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  await new Client({ ...credentials, fetch, headers: { 'X-Shop': 'tea' } }).payments.get('py_1');
  expect([tokenRequests[0], seen[0]].map((request) => request?.headers.get('X-Shop'))).toEqual(['tea', 'tea']);
});

test('a copy has other options, and the original keeps its own', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  const client = new Client({ ...credentials, fetch, headers: { 'X-Shop': 'tea' } });
  const copy = client.with({ headers: { 'X-Shop': 'cake' }, subAccountId: 'acc_1', timeoutMs: undefined });
  await Promise.all([client.payments.get('py_1'), copy.payments.get('py_1')]);
  await copy.with({ timeoutMs: 1_000 }).payments.get('py_1');
  expect(seen.map(({ headers }) => headers.get('X-Shop'))).toEqual(['tea', 'cake', 'cake']);
  expect(seen.map(({ headers }) => headers.get('Sub-Account'))).toEqual([null, 'acc_1', 'acc_1']);
  expect(tokenRequests).toHaveLength(1);
  expect(copy).toBeInstanceOf(Client);
});

test.each([{ clientId: 'other' }, { clientSecret: 'other' }, { baseUrl: 'http://other.test' }])(
  'a copy with %o has its own access token',
  async (options) => {
    const { fetch, tokenRequests } = fakeService(one({}));
    const client = new Client({ ...credentials, fetch });
    await client.payments.get('py_1');
    await client.with(options).payments.get('py_1');
    expect(tokenRequests).toHaveLength(2);
  },
);

test('a copy that requests the shared token does so with its own hooks', async () => {
  const { fetch } = fakeService(one({}));
  const paths: string[] = [];
  const client = new Client({ ...credentials, fetch });
  await client.with({ onRequest: ({ path }) => paths.push(path) }).payments.get('py_1');
  expect(paths).toEqual(['/oauth/token', '/v1/payments/{payment_id}']);
});
