import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { BASE_URL, clientOf, failure, fakeService, json, one } from './fake-service';
import { type QueryParams, urlOf } from '../../sdk/transport/url';

afterEach(() => vi.unstubAllGlobals());

test('a client of a sub account shares transport and token, and does not change its parent', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  const client = clientOf(fetch);
  const first = client.forSubAccount('acc_1');
  const second = client.forSubAccount('acc_1').forSubAccount('acc_2');
  await first.payments.get('py_1');
  await second.payments.get('py_1');
  await client.payments.get('py_1');
  expect(seen.map(({ headers }) => headers.get('Sub-Account'))).toEqual(['acc_1', 'acc_2', null]);
  expect([first.subAccountId, second.subAccountId, client.subAccountId]).toEqual(['acc_1', 'acc_2', undefined]);
  expect(tokenRequests).toHaveLength(1);
});

test('the global fetch is looked up when a request is sent', async () => {
  const client = clientOf(undefined);
  const { fetch, seen } = fakeService(one({ id: 'py_1' }));
  vi.stubGlobal('fetch', fetch);
  await expect(client.payments.get('py_1')).resolves.toEqual({ id: 'py_1' });
  expect(seen).toHaveLength(1);
});

test('fetch is called with a URL and an init, without `this`, and follows no redirect', async () => {
  const calls: unknown[][] = [];
  const { fetch } = fakeService(one({}));
  const client = clientOf(function (this: unknown, ...call) {
    calls.push([this, call[0], call[1].redirect]);
    return fetch(...call);
  });
  await client.payments.get('py_1');
  expect(calls[1]).toEqual([undefined, `${BASE_URL}/v1/payments/py_1`, 'manual']);
});

test('on a page that was not loaded by https, a write has a random UUID as its key', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  vi.stubGlobal('process', Object.create(process, { getBuiltinModule: { value: undefined } }));
  vi.stubGlobal('crypto', { getRandomValues });
  const { Client } = await import('../../sdk');
  const { fetch, seen } = fakeService(one({}));
  const client = new Client({ clientId: 'test_id', clientSecret: 'secret', baseUrl: BASE_URL, fetch });
  for (let call = 0; call < 100; call++) await client.payments.void('py_1');
  const keys = seen.map(({ headers }) => headers.get('Idempotency-Key') ?? '');
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('a slash at the end of baseUrl makes no difference', async () => {
  const { fetch, seen } = fakeService(one({}));
  await clientOf(fetch, { baseUrl: `${BASE_URL}/api/` }).payments.get('py_1');
  expect(seen[0]?.path).toBe('/api/v1/payments/py_1');
});

describe('withResponse', () => {
  const reply = json(201, { data: { id: 'py_1' } }, { 'Request-Id': 'req_1', 'Sandbox-Warning': 'old' });

  test('withResponse has the result, the status, the headers and the request id', async () => {
    const { fetch, seen } = fakeService(reply);
    const call = clientOf(fetch).payments.void('py_1');
    const { data, status, headers, requestId } = await call.withResponse();
    expect({ data, status, requestId }).toEqual({ data: { id: 'py_1' }, status: 201, requestId: 'req_1' });
    expect(headers.get('Sandbox-Warning')).toBe('old');
    await expect(call).resolves.toEqual({ id: 'py_1' });
    expect(seen).toHaveLength(1);
  });

  test('a bare resource has withResponse as well', async () => {
    const { fetch } = fakeService(json(201, { id: 'pi_1' }));
    const call = clientOf(fetch).paymentIntents.create({ amount: 1, currency: 'usd' });
    await expect(call.withResponse()).resolves.toMatchObject({
      data: { id: 'pi_1' },
      status: 201,
      requestId: undefined,
    });
  });

  test('a failure rejects it once, without an unhandled rejection', async () => {
    const { fetch } = fakeService(failure(404, 'resource_not_found'));
    const unhandled: unknown[] = [];
    const listener = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', listener);
    try {
      const call = clientOf(fetch).payments.get('py_1');
      await expect(call.withResponse()).rejects.toMatchObject({ code: 'resource_not_found' });
      await new Promise((resolve) => setImmediate(resolve));
    } finally {
      process.off('unhandledRejection', listener);
    }
    expect(unhandled).toEqual([]);
  });
});

describe('URL and headers', () => {
  const strange = `a b+c/d?e=f&g#h%20"'(é😀)$&{id}`;

  test.each<[query: QueryParams]>([
    [{}],
    [{ limit: 0, after_cursor: '', before_cursor: undefined }],
    [{ a: undefined }],
    [{ created_after: '2026-01-01T00:00:00+02:00', customer_id: strange, is_open: false }],
  ])('a URL is written as openapi-fetch writes it: %j', (query) => {
    const path = '/v1/payments/{payment_id}/refunds/{refund_id}';
    const pathParams = { refund_id: strange, payment_id: 'py_1' };
    const expected = createFinalURL(path, {
      baseUrl: '',
      params: { path: pathParams, query },
      querySerializer: createQuerySerializer(),
      pathSerializer: defaultPathSerializer,
    });
    expect(urlOf(path, pathParams, query)).toBe(expected);
  });

  test('headers of a call replace those of the client, and one without a value is not sent', async () => {
    const { fetch, seen } = fakeService(json(200, { data: {} }));
    const client = clientOf(fetch, { headers: { 'X-Shop': 'tea', Accept: 'text/plain' } });
    // @ts-expect-error in JavaScript, a header may be missing
    await client.payments.get('py_1', { headers: { 'x-shop': 'cake', 'X-Trace': undefined, 'X-Span': null } });
    const { 'user-agent': _userAgent, ...headers } = Object.fromEntries(seen[0]?.headers ?? []);
    expect(headers).toEqual({ accept: 'text/plain', authorization: 'Bearer access_token_1', 'x-shop': 'cake' });
  });
});
