import createClient, { type Middleware } from 'openapi-fetch';
import { expect, test } from 'vitest';
import { ConnectionError, type HookRequest } from '../../sdk';
import { clientOf, failure, fakeService, json, one } from './fake-service';

const body = { amount: 1_000, currency: 'usd', payment_method: { token: 'pm_1' } } as const;

test('raw resolves to data and response as openapi-fetch does, with the token and the sub account', async () => {
  const { fetch, seen } = fakeService(json(200, { id: 'py_1', data: { id: 'py_1' } }, { 'Request-Id': 'req_1' }));
  const client = clientOf(fetch, { subAccountId: 'acc_1', headers: { 'X-Shop': 'tea' } });
  const params = { path: { payment_id: 'py_1' } };
  const { data, error, response } = await client.raw.GET('/v1/payments/{payment_id}', { params });
  expect(data).toEqual({ id: 'py_1', data: { id: 'py_1' } });
  expect(error).toBeUndefined();
  expect([response.status, response.headers.get('Request-Id')]).toEqual([200, 'req_1']);
  expect(seen[0]).toMatchObject({ method: 'GET', path: '/v1/payments/py_1' });
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
    authorization: 'Bearer access_token_1',
    'sub-account': 'acc_1',
    'x-shop': 'tea',
  });
});

test('an error response is the error of the result', async () => {
  const { fetch } = fakeService(failure(404, 'resource_not_found'));
  const params = { path: { payment_id: 'py_1' } };
  const { data, error, response } = await clientOf(fetch).raw.GET('/v1/payments/{payment_id}', { params });
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ error: { code: 'resource_not_found' } });
  expect(response.status).toBe(404);
});

test('so is the response to a refused token request', async () => {
  const client = clientOf(async () => failure(401, 'not_authenticated'));
  const { error, response } = await client.raw.GET('/v1/payments');
  expect(error).toMatchObject({ error: { code: 'not_authenticated' } });
  expect(response.status).toBe(401);
});

test('without a response raw rejects', async () => {
  const { fetch } = fakeService(new TypeError('fetch failed'));
  await expect(clientOf(fetch).raw.GET('/v1/payments')).rejects.toMatchObject({
    constructor: ConnectionError,
    method: 'GET',
    path: '/v1/payments',
  });
});

test('a write without an idempotency key gets one, so that it can be retried', async () => {
  const { fetch, seen } = fakeService(failure(500, 'internal_server_error'), one({}));
  const { response } = await clientOf(fetch).raw.POST('/v1/sub_accounts', { body: { name: 'Tea' } });
  expect(response.status).toBe(200);
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_1']);
  expect(seen.map((request) => request.body)).toEqual(['{"name":"Tea"}', '{"name":"Tea"}']);
});

test('a given idempotency key and sub account stay', async () => {
  const { fetch, seen } = fakeService(one({}, 201));
  const header = { 'Idempotency-Key': 'mine', 'Sub-Account': 'acc_2' };
  await clientOf(fetch, { subAccountId: 'acc_1' }).raw.POST('/v1/payments', { params: { header }, body });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('mine');
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_2');
});

test('a rejected token is renewed', async () => {
  const { fetch, seen } = fakeService(failure(401, 'not_authenticated'), one({}));
  await expect(clientOf(fetch).raw.GET('/v1/payments')).resolves.toHaveProperty('response.status', 200);
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer access_token_1',
    'Bearer access_token_2',
  ]);
});

test('the request of a token carries neither a token nor a key', async () => {
  const { fetch, tokenRequests } = fakeService();
  await clientOf(fetch).raw.POST('/oauth/token', { body: { client_id: 'a', client_secret: 'b' } });
  expect(tokenRequests).toHaveLength(1);
  expect(tokenRequests[0]?.headers.has('Authorization')).toBe(false);
  expect(tokenRequests[0]?.headers.has('Idempotency-Key')).toBe(false);
});

test('middleware can replace the request, and is that of raw alone', async () => {
  const { fetch, seen } = fakeService(one({}));
  const requests: HookRequest[] = [];
  const client = clientOf(fetch, { onRequest: (request) => requests.push(request) });
  client.raw.use({ onRequest: ({ request }) => new Request(request, { headers: { 'X-Trace': '1' } }) });
  await client.raw.GET('/v1/payments/{payment_id}', { params: { path: { payment_id: 'py_1' } } });
  await client.payments.get('py_1');
  expect(seen.map(({ headers }) => headers.get('X-Trace'))).toEqual(['1', null]);
  expect(requests.map(({ path }) => path).slice(1)).toEqual(Array(2).fill('/v1/payments/{payment_id}'));
});

/** Returns middleware that adds its name to a header. */
const traced = (name: string) => ({
  onRequest: ({ request }: { readonly request: Request }) => request.headers.append('X-Trace', name),
});

test('a call has the middleware of its moment, in its order, before openapi-fetch is loaded and after', async () => {
  const { fetch, seen } = fakeService(one({}));
  const { raw } = clientOf(fetch);
  const a = traced('a');
  const b = traced('b');
  const c = traced('c');
  const get = (limit: number, middleware: Middleware[] = []) =>
    raw.GET('/v1/payments', { params: { query: { limit } }, middleware });
  for (const first of [1, 4]) {
    const calls = [get(first)];
    raw.use(a, b);
    calls.push(get(first + 1, [c]));
    raw.eject(a, c);
    calls.push(get(first + 2));
    raw.eject(b);
    await Promise.all(calls);
  }
  const traces = seen.map(({ path, headers }) => [path.replace(/.*=/, ''), headers.get('X-Trace')]);
  expect(Object.fromEntries(traces)).toEqual({ 1: null, 2: 'a, b, c', 3: 'b', 4: null, 5: 'a, b, c', 6: 'b' });
});

test('what is no middleware is refused at once, and nothing is left of it', async () => {
  const { fetch, seen } = fakeService(one({}));
  const { raw } = clientOf(fetch);
  // @ts-expect-error no middleware
  expect(() => raw.use({ onReply: () => undefined })).toThrow('a middleware has onRequest, onResponse or onError');
  // @ts-expect-error left out, as by `isTraced && middleware`
  raw.use(false, undefined, traced('a'));
  await raw.GET('/v1/payments');
  expect(seen[0]?.headers.get('X-Trace')).toBe('a');
});

test('a change of the parameters after the call is not sent', async () => {
  const { fetch, seen } = fakeService(one({}, 201));
  const { raw } = clientOf(fetch);
  const changing = { name: 'Tea' };
  const calls = ['Tea', 'Cake'].map((name) => {
    changing.name = name;
    return raw.POST('/v1/sub_accounts', { body: changing });
  });
  changing.name = 'Neither';
  await Promise.all(calls);
  expect(seen.map((request) => request.body)).toEqual(['{"name":"Tea"}', '{"name":"Cake"}']);
});

test('raw has every method of openapi-fetch', async () => {
  const { fetch, seen } = fakeService(one({}));
  const { raw } = clientOf(fetch);
  expect(Object.keys(raw).sort()).toEqual(Object.keys(createClient()).sort());
  const { use: _use, eject: _eject, request, TRACE, ...methods } = raw;
  for (const [method, call] of Object.entries(methods)) {
    // @ts-expect-error the paths of the document have no such methods
    await call('/v1/payments');
    expect(seen.at(-1)?.method).toBe(method);
  }
  // @ts-expect-error the platform refuses this method
  await expect(TRACE('/v1/payments')).rejects.toThrow('TRACE');
  await request('get', '/v1/payments/{payment_id}', { params: { path: { payment_id: 'py_1' } } });
  expect(seen.at(-1)).toMatchObject({ method: 'GET', path: '/v1/payments/py_1' });
});

test('a signal cancels the request, and an empty response has no data', async () => {
  const { fetch } = fakeService(new Response(null, { status: 204 }));
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(clientOf(fetch).raw.GET('/v1/payments', { signal })).rejects.toThrow('too late');
  await expect(clientOf(fetch).raw.GET('/v1/payments')).resolves.toMatchObject({ data: undefined });
});
