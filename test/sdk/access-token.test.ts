import { expect, test } from 'vitest';
import { ApiError, AuthenticationError, ServerError } from '../../sdk';
import { AccessToken } from '../../sdk/transport/access-token';
import { clientOf, failure, fakeService, json, one, SECRET } from './fake-service';

const HOUR = 3_600_000;

/** Tokens a, b, c, … and the moments they were asked for. */
function tokens(expires_in?: number) {
  const clock = { now: 0 };
  const asked: number[] = [];
  const ask = async () => {
    asked.push(clock.now);
    const access_token = String.fromCharCode(96 + asked.length);
    return expires_in === undefined ? { access_token } : { access_token, expires_in };
  };
  return { clock, asked, token: new AccessToken(ask, () => clock.now) };
}

test('nothing is asked before it is needed, and then once for all', async () => {
  const { asked, token } = tokens(86_400);
  expect(asked).toEqual([]);
  await expect(Promise.all([token.get(), token.get(), token.get()])).resolves.toEqual(['a', 'a', 'a']);
  await expect(token.get()).resolves.toBe('a');
  expect(asked).toHaveLength(1);
});

/** Lifetime in seconds → the milliseconds after which it is renewed. */
test.each([
  [86_400, 24 * HOUR - 300_000],
  [undefined, 24 * HOUR - 300_000],
  [3_600, HOUR - 300_000],
  [60, 30_000],
])('a token good for %s seconds is renewed after %i ms', async (lifetime, renewedAfter) => {
  const { clock, token } = tokens(lifetime);
  await token.get();
  clock.now = renewedAfter - 1;
  await expect(token.get()).resolves.toBe('a');
  clock.now = renewedAfter;
  await expect(token.get()).resolves.toBe('b');
});

test('of those who were refused the same token, one asks', async () => {
  const { asked, token } = tokens();
  await token.get();
  token.refuse('a');
  const first = token.get();
  token.refuse('a');
  await expect(Promise.all([first, token.get()])).resolves.toEqual(['b', 'b']);
  token.refuse('a');
  await expect(token.get()).resolves.toBe('b');
  expect(asked).toHaveLength(2);
});

test('a failure reaches all who wait, and is not kept', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked === 1) throw new Error('down');
    return { access_token: 'a' };
  };
  const token = new AccessToken(ask, () => 0);
  const waiting = await Promise.allSettled([token.get(), token.get()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(token.get()).resolves.toBe('a');
});

test('the credentials go to the token request, and nowhere else', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  await clientOf(fetch).payments.get('py_1');
  expect(tokenRequests[0]).toMatchObject({ method: 'POST', path: '/oauth/token' });
  expect(tokenRequests[0]?.body).toBe(JSON.stringify({ client_id: 'test_id', client_secret: SECRET }));
  expect(tokenRequests[0]?.headers.has('Authorization')).toBe(false);
  expect(seen[0]?.body).toBeUndefined();
});

test('concurrent calls share one token request', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  const client = clientOf(fetch);
  await Promise.all([client.payments.get('py_1'), client.refunds.get('re_1'), client.subAccounts.get('acc_1')]);
  expect(seen).toHaveLength(3);
  expect(tokenRequests).toHaveLength(1);
});

test('a 401 is answered with a new token, and the same request', async () => {
  const { fetch, seen } = fakeService(failure(401, 'not_authenticated'), one({ id: 'py_1' }));
  const client = clientOf(fetch);
  await expect(client.payments.update('py_1', { description: 'x' })).resolves.toEqual({ id: 'py_1' });
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token_1', 'Bearer token_2']);
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_1']);
  expect(seen[1]?.body).toBe(seen[0]?.body);
});

test('a second 401 is final', async () => {
  const { fetch, seen, tokenRequests } = fakeService(failure(401, 'not_authenticated'));
  await expect(clientOf(fetch).payments.get('py_1')).rejects.toBeInstanceOf(AuthenticationError);
  expect(seen).toHaveLength(2);
  expect(tokenRequests).toHaveLength(2);
});

test('a caller who gives up does not take the token from the others', async () => {
  let answerToken = (_: Response): void => {};
  const { fetch: answering } = fakeService(one({ id: 'py_1' }));
  const client = clientOf((url, init) => {
    if (!url.endsWith('/oauth/token')) return answering(url, init);
    return new Promise((resolve) => {
      answerToken = resolve;
    });
  });
  const controller = new AbortController();
  const impatient = client.payments.get('py_1', { signal: controller.signal });
  const patient = client.payments.get('py_1');
  controller.abort(new Error('the user left'));
  await expect(impatient).rejects.toThrow('the user left');
  answerToken(json(200, { access_token: 'a', token_type: 'Bearer', expires_in: 60 }));
  await expect(patient).resolves.toEqual({ id: 'py_1' });
});

test.each([
  ['an error', failure(500, 'internal_server_error'), ServerError],
  ['no token', json(200, {}), ApiError],
])('a token request answered with %s fails the call', async (_name, reply, expected) => {
  await expect(clientOf(async () => reply.clone()).payments.get('py_1')).rejects.toBeInstanceOf(expected);
});
