import { describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type ApiResponse, exchange } from '../support/api';
import { openPlatform, type TestPlatform } from '../support/test-platform';

const open = (): Promise<TestPlatform> => {
  const sandbox = createSandbox();
  return openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
};
const explanationOf = ({ headers }: ApiResponse) => headers.get('Sandbox-Explain') ?? '';

describe('the explanation of a 401 names what is wrong with the credentials', () => {
  type Authorization = (platform: TestPlatform) => Promise<string | null>;
  const fixed =
    (text: string | null): Authorization =>
    async () =>
      text;
  /** Sends something else instead of the token. */
  const token =
    (change: (token: string) => string): Authorization =>
    async ({ testMode }) =>
      change(await testMode.token());
  const key =
    (of: (keys: TestPlatform['keys']) => string): Authorization =>
    async ({ keys }) =>
      `Bearer ${of(keys)}`;

  const foreign = /^The token was changed or cut, or is of another sandbox/;
  const cases: readonly [string, Authorization, RegExp][] = [
    ['missing', fixed(null), /^The header Authorization is missing\./],
    ['empty', fixed(''), /^The header Authorization is missing\./],
    ['Basic', fixed('Basic dGVzdDpzZWNyZXQ='), /^A key pair by Basic is for POST \/oauth\/token only\./],
    ['only the token', token((sent) => sent), /^The word Bearer is missing before the token\./],
    ['only the word', fixed('Bearer'), /^No token stands after Bearer\./],
    ['Bearer twice', token((sent) => `Bearer Bearer ${sent}`), /^Authorization says Bearer twice\./],
    ['quotes', token((sent) => `Bearer "${sent}"`), /^The token stands in quotes\./],
    ['quotes around it all', token((sent) => `"Bearer ${sent}"`), /^The token stands in quotes\./],
    ['a blank inside', token((sent) => `Bearer ${sent.replace('.', ' .')}`), /^The token has a blank/],
    ['the secret', key(({ test }) => test.client_secret), /^A client id or secret was sent as the token\./],
    ['the client id', key(({ live }) => live.client_id), /^A client id or secret was sent as the token\./],
    ['a cut token', token((sent) => `Bearer ${sent.slice(0, -5)}`), foreign],
    ['of another sandbox', async () => token((sent) => `Bearer ${sent}`)(await open()), foreign],
    ['of another service', fixed('Bearer sk_1234'), /^The token has not the form of an access token/],
    [
      'expired',
      async (platform) => {
        const sent = await platform.testMode.token();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
        return `Bearer ${sent}`;
      },
      /^The token expired at \d{4}-\d\d-\d\dT/,
    ],
    [
      'ended',
      async (platform) => {
        const sent = await platform.testMode.token();
        await platform.control('access_tokens/end');
        return `Bearer ${sent}`;
      },
      /^The token was ended/,
    ],
  ];

  test.each(cases)('%s', async (_, authorization, says) => {
    const platform = await open();
    const headers = { Authorization: await authorization(platform) };
    const answer = await exchange(platform.testMode.target, 'GET', '/v1/payments', { headers });
    vi.useRealTimers();
    expect([answer.status, answer.error.code]).toEqual([401, 'not_authenticated']);
    expect(explanationOf(answer)).toMatch(says);
    expect(explanationOf(answer)).not.toContain(platform.keys.test.client_secret);
  });

  test('at the token endpoint', async () => {
    const { keys, testMode } = await open();
    const send = (body: object, headers = {}) =>
      exchange(testMode.target, 'POST', '/oauth/token', {
        body,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    const { client_id, client_secret } = keys.test;
    const wrong = await send({ client_id, client_secret: 'test_wrong' });
    const unknown = await send({ client_id: 'test_unknown', client_secret });
    const swapped = await send({ client_id: client_secret, client_secret: client_id });
    for (const answer of [wrong, unknown, swapped]) {
      expect(answer.status).toBe(401);
      expect(explanationOf(answer)).toMatch(/^client_id and client_secret are no key pair of this sandbox\./);
    }
    const two = await send(keys.live, { Authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` });
    expect(explanationOf(two)).toMatch(/^The header Authorization and the body name different key pairs\./);
  });
});

describe('a near path is said to be one', () => {
  test.each([
    ['GET', '/v1/payments/', 'GET /v1/payments', 'a slash at its end'],
    ['POST', '/v1/payments/py_1/', 'PATCH /v1/payments/{payment_id}', 'a slash at its end'],
    ['GET', '/v1//payments', 'GET /v1/payments', 'two slashes in a row'],
    ['GET', '/v1/v1/payments', 'GET /v1/payments', '/v1 twice'],
    ['POST', '/payments', 'POST /v1/payments', 'no /v1'],
    ['GET', '/V1/Payments', 'GET /v1/payments', 'capital letters'],
    ['POST', '/v1/payment', 'POST /v1/payments', 'payment instead of payments'],
    ['POST', '/v1/payments/py_1/refund', 'POST /v1/payments/{payment_id}/refunds', 'refund instead of refunds'],
    ['GET', '/v1/payment-intents', 'GET /v1/payment_intents', 'payment-intents instead of payment_intents'],
    ['GET', '/v1/subaccounts', 'GET /v1/sub_accounts', 'subaccounts instead of sub_accounts'],
    ['POST', '/Payment/', 'POST /v1/payments', 'no /v1'],
    ['GET', '/v2/payments', 'GET /v1/payments', 'v2 instead of v1'],
    ['POST', '/oauth', 'POST /oauth/token', ''],
    ['POST', '/oauth/token/', 'POST /oauth/token', 'a slash at its end'],
    ['POST', '/token', 'POST /oauth/token', ''],
    ['POST', '/v1/oauth/token', 'POST /oauth/token', ''],
    ['POST', '/oauth2/token', 'POST /oauth/token', ''],
    ['POST', '/oauth/tokens', 'POST /oauth/token', ''],
    ['POST', '/v1/token', 'POST /oauth/token', ''],
    ['POST', '/oauth/access_token', 'POST /oauth/token', ''],
    ['GET', '/_sandbox/platform', 'GET /_sandbox/platforms', 'platform instead of platforms'],
    [
      'POST',
      '/_sandbox/platforms/default/clocks',
      'POST /_sandbox/platforms/{platform_id}/clock',
      'clocks instead of clock',
    ],
  ])('%s %s: %s', async (method, path, right, cause) => {
    const { testMode: api } = await open();
    const answer = await api.send(method, path);
    expect([answer.status, answer.error.code]).toEqual([404, 'resource_not_found']);
    expect(explanationOf(answer)).toContain(`No operation has this path. Use ${right}`);
    expect(explanationOf(answer)).toContain(cause);
  });

  test.each([
    '/v1',
    '/v1/constructor',
    '/zebra/crossing',
    '/__proto__',
    '/_sandbox/zebra/crossing',
    `/v1/${'x'.repeat(5_000)}`,
  ])('not %s', async (path) => {
    const answer = await (await open()).testMode.get(path);
    const page = path.startsWith('/_sandbox/') ? 'control' : 'operations';
    expect(explanationOf(answer)).toMatch(
      new RegExp(`^No operation has this path, and none is close to it\\. .*/${page}\\.md$`),
    );
  });

  test('an unknown id is not about the path', async () => {
    const answer = await (await open()).testMode.get('/v1/payments/py_1');
    expect(explanationOf(answer)).toMatch(/^No such object for this token/);
  });
});

describe('a body that is refused', () => {
  test.each([
    ['{"amount":1', /cut off|commas/],
    ['{"amount":1,}', /commas/],
    ['[1]', /^The body is JSON, but a list/],
    ['"x"', /^The body is JSON, but a text/],
    ['5', /^The body is JSON, but a number/],
    ['null', /^The body is JSON, but null/],
    ['', /^The body is empty/],
    [`{"metadata":${'['.repeat(101)}${']'.repeat(101)}}`, /^The body has more than 100 levels/],
    ['{"amount":1e999}', /^The number in amount is too large/],
  ])('%s', async (body, says) => {
    const answer = await (await open()).testMode.post('/v1/payments', body, { 'Content-Type': 'application/json' });
    expect([answer.status, answer.error.code]).toEqual([400, 'malformed_request']);
    expect(explanationOf(answer)).toMatch(says);
    if (!/commas/.test(String(says))) expect(explanationOf(answer)).not.toContain('commas');
  });
});
