import { describe, expect, test, vi } from 'vitest';
import { inspect } from 'node:util';
import { ApiError, AuthenticationError, Client, PermissionError, ServerError } from '../../sdk';
import { AccessToken } from '../../sdk/transport/access-token';
import { BASE_URL, clientOf, failure, fakeService, fakeSystem, json, one, SECRET } from './fake-service';
import { createSandbox } from '../../mock-server';

const HOUR = 3_600_000;

/** Issues the tokens a, b, c, … and records when each was requested. */
function tokens(expires_in?: number) {
  const clock = { now: 0 };
  const requestedAt: number[] = [];
  const request = async () => {
    requestedAt.push(clock.now);
    const access_token = String.fromCharCode(96 + requestedAt.length);
    return expires_in === undefined ? { access_token } : { access_token, expires_in };
  };
  return { clock, requestedAt, token: new AccessToken(request, () => clock.now) };
}

test('a token is requested when it is first needed, and only once', async () => {
  const { requestedAt, token } = tokens(86_400);
  expect(requestedAt).toEqual([]);
  await expect(Promise.all([token.get(), token.get(), token.get()])).resolves.toEqual(['a', 'a', 'a']);
  await expect(token.get()).resolves.toBe('a');
  expect(requestedAt).toHaveLength(1);
});

/** Lifetime in seconds → milliseconds until it is renewed. */
test.each([
  [86_400, 24 * HOUR - 300_000],
  [undefined, 24 * HOUR - 300_000],
  [3_600, HOUR - 300_000],
  [60, 30_000],
])('a token with a lifetime of %s seconds is renewed after %i ms', async (lifetime, renewedAfter) => {
  const { clock, token } = tokens(lifetime);
  await token.get();
  clock.now = renewedAfter - 1;
  await expect(token.get()).resolves.toBe('a');
  clock.now = renewedAfter;
  await expect(token.get()).resolves.toBe('b');
});

test('calls whose token was rejected share one new request', async () => {
  const { requestedAt, token } = tokens();
  await token.get();
  token.reject('a');
  const first = token.get();
  token.reject('a');
  await expect(Promise.all([first, token.get()])).resolves.toEqual(['b', 'b']);
  token.reject('a');
  await expect(token.get()).resolves.toBe('b');
  expect(requestedAt).toHaveLength(2);
});

test('a failure rejects all waiting calls and is not cached', async () => {
  let requests = 0;
  const request = async () => {
    requests += 1;
    if (requests === 1) throw new Error('down');
    return { access_token: 'a' };
  };
  const token = new AccessToken(request, () => 0);
  const waiting = await Promise.allSettled([token.get(), token.get()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(token.get()).resolves.toBe('a');
});

test('only the token request carries the credentials', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  await clientOf(fetch).payments.get('py_1');
  expect(tokenRequests[0]).toMatchObject({ method: 'POST', path: '/oauth/token' });
  expect(tokenRequests[0]?.body).toBe(JSON.stringify({ client_id: 'test_id', client_secret: SECRET }));
  expect(tokenRequests[0]?.headers.has('Authorization')).toBe(false);
  expect(seen[0]?.body).toBeUndefined();
});

test('after a 401 the same request is sent with a new token', async () => {
  const { fetch, seen } = fakeService(failure(401, 'not_authenticated'), one({ id: 'py_1' }));
  const client = clientOf(fetch);
  await expect(client.payments.update('py_1', { description: 'x' })).resolves.toEqual({ id: 'py_1' });
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer access_token_1',
    'Bearer access_token_2',
  ]);
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_1']);
  expect(seen[1]?.body).toBe(seen[0]?.body);
});

test('a second 401 is final', async () => {
  const { fetch, seen, tokenRequests } = fakeService(failure(401, 'not_authenticated'));
  await expect(clientOf(fetch).payments.get('py_1')).rejects.toBeInstanceOf(AuthenticationError);
  expect(seen).toHaveLength(2);
  expect(tokenRequests).toHaveLength(2);
});

test('canceling one call does not cancel the token request of the others', async () => {
  let respondWithToken = (_: Response): void => {};
  const { fetch: responding } = fakeService(one({ id: 'py_1' }));
  const client = clientOf((url, init) => {
    if (!url.endsWith('/oauth/token')) return responding(url, init);
    return new Promise((resolve) => {
      respondWithToken = resolve;
    });
  });
  const controller = new AbortController();
  const canceled = client.payments.get('py_1', { signal: controller.signal });
  const waiting = client.payments.get('py_1');
  controller.abort(new Error('the user left'));
  await expect(canceled).rejects.toThrow('the user left');
  respondWithToken(json(200, { access_token: 'a', token_type: 'Bearer', expires_in: 60 }));
  await expect(waiting).resolves.toEqual({ id: 'py_1' });
});

test.each([
  ['an error', failure(500, 'internal_server_error'), ServerError],
  ['no token', json(200, {}), ApiError],
])('%s in response to the token request fails the call', async (_name, reply, expected) => {
  await expect(clientOf(async () => reply.clone()).payments.get('py_1')).rejects.toBeInstanceOf(expected);
});

describe('a token that is given', () => {
  const accessToken = 'a-token-of-somebody';
  const { system } = fakeSystem();

  const sentTokens = ({ seen }: Pick<ReturnType<typeof fakeService>, 'seen'>) =>
    seen.map(({ headers }) => headers.get('Authorization'));

  describe('a client with a token', () => {
    test('sends it, and requests none', async () => {
      vi.stubEnv('PAYMENTS_CLIENT_ID', undefined);
      const service = fakeService(one({ id: 'py_1' }));
      const client = new Client({ accessToken, baseUrl: BASE_URL, fetch: service.fetch });
      await client.payments.get('py_1');
      await client.raw.GET('/v1/payments');
      expect(sentTokens(service)).toEqual([`Bearer ${accessToken}`, `Bearer ${accessToken}`]);
      expect(service.tokenRequests).toEqual([]);
    });

    test('does not renew it', async () => {
      const service = fakeService(failure(401, 'not_authenticated'));
      const client = new Client({ accessToken, baseUrl: BASE_URL, fetch: service.fetch, system });
      await expect(client.payments.get('py_1')).rejects.toThrow(AuthenticationError);
      expect([service.seen.length, service.tokenRequests]).toEqual([1, []]);
    });

    test('needs a URL, and a token that is not empty', () => {
      vi.stubEnv('PAYMENTS_API_URL', undefined);
      expect(() => new Client({ accessToken })).toThrow('baseUrl is missing');
      expect(() => new Client({ accessToken: '', baseUrl: BASE_URL })).toThrow('accessToken is empty');
    });

    test('prints it nowhere', async () => {
      const lines: unknown[] = [];
      const log = (...line: unknown[]) => void lines.push(line);
      const logger = { error: log, warn: log, info: log, debug: log };
      const { fetch } = fakeService(json(404, { error: { code: 'resource_not_found', message: accessToken } }));
      const client = new Client({ accessToken, baseUrl: BASE_URL, fetch, logger, logLevel: 'debug', onResponse: log });
      const error: unknown = await client.payments.get('py_1').catch((thrown: unknown) => thrown);
      expect(lines.length).toBeGreaterThan(1);
      expect(inspect([client, error, lines], { depth: Infinity, showHidden: true })).not.toContain(accessToken);
    });
  });

  describe('with', () => {
    test('a token replaces a key pair, and a key pair a token', async () => {
      const service = fakeService(one({}));
      const client = clientOf(service.fetch);
      await client.payments.get('py_1');
      const page = client.with({ accessToken });
      await page.forSubAccount('acc_1').payments.get('py_1');
      await page.with({ clientId: 'test_id', clientSecret: SECRET }).payments.get('py_1');
      expect(sentTokens(service)).toEqual(['Bearer access_token_1', `Bearer ${accessToken}`, 'Bearer access_token_2']);
    });
  });

  test('a web component token of the sandbox does what it is for', async () => {
    const sandbox = createSandbox();
    const server = sandbox.client();
    const { id } = await server.subAccounts.create({ name: 'Shop' });
    const { access_token } = await server.webComponentTokens.create({ resources: [`read:account:${id}`] });
    const page = new Client({ accessToken: access_token, baseUrl: BASE_URL, fetch: sandbox.fetch });
    for (const client of [page, sandbox.client({ accessToken: access_token })])
      expect((await client.payments.list()).data).toEqual([]);
    await expect(page.subAccounts.get(id)).rejects.toThrow(PermissionError);
    await expect(page.webComponentTokens.create({ resources: [`read:account:${id}`] })).rejects.toThrow(
      PermissionError,
    );
    await sandbox.close();
  });
});
