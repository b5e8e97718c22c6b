import { expect, test } from 'vitest';
import { ServerError, type ClientOptions, type HookRequest, type HookResponse, type HookRetry } from '../../sdk';
import { BASE_URL, clientOf, failure, fakeService, fakeSystem, json, one, type Reply } from './fake-service';

/** Returns a client with all hooks, and what they received, in order. */
function observed(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const { fetch, seen } = fakeService(...replies);
  const requests: HookRequest[] = [];
  const responses: HookResponse[] = [];
  const retries: HookRetry[] = [];
  const order: string[] = [];
  const client = clientOf(fetch, {
    onRequest: (request) => {
      order.push(`request ${request.attempt}`);
      requests.push(request);
    },
    onResponse: (response) => {
      order.push(`response ${response.status}`);
      responses.push(response);
    },
    onRetry: (retry) => {
      order.push(`retry after ${retry.attempt}`);
      retries.push(retry);
    },
    ...options,
  });
  return { client, seen, requests, responses, retries, order };
}

test('hooks see the token request and every attempt, in order', async () => {
  const replies = [failure(500, 'internal_server_error'), one({})];
  const { client, order, requests } = observed(replies);
  await client.payments.get('py_1');
  expect(order).toEqual([
    'request 1',
    'response 200',
    'request 1',
    'response 500',
    'retry after 1',
    'request 2',
    'response 200',
  ]);
  expect(requests.map(({ path }) => path)).toEqual([
    '/oauth/token',
    '/v1/payments/{payment_id}',
    '/v1/payments/{payment_id}',
  ]);
});

test('a request has its operation, its URL, its key and its headers without the token', async () => {
  const { client, requests, seen } = observed([one({})]);
  await client.payments.capture('py_1', undefined, { subAccountId: 'acc_1' });
  const { headers, ...request } = requests[1] ?? { headers: undefined };
  expect(request).toEqual({
    method: 'POST',
    path: '/v1/payments/{payment_id}/capture',
    url: `${BASE_URL}/v1/payments/py_1/capture`,
    attempt: 1,
    idempotencyKey: 'key_1',
    subAccountId: 'acc_1',
  });
  expect(headers?.get('Authorization')).toBe('[redacted]');
  expect(headers?.get('Idempotency-Key')).toBe('key_1');
  expect(seen[0]?.headers.get('Authorization')).toBe('Bearer access_token_1');
});

test('the headers of a hook are a copy', async () => {
  const { client, seen } = observed([one({})], { onRequest: ({ headers }) => headers.set('X-Shop', 'cake') });
  await client.payments.get('py_1');
  expect(seen[0]?.headers.has('X-Shop')).toBe(false);
});

test('a response has status, request id, duration, and whether it was replayed', async () => {
  let now = 0;
  const reply = async (): Promise<Response> => {
    now += 40;
    return json(200, { data: {} }, { 'Request-Id': 'req_1', 'Idempotent-Replayed': 'true' });
  };
  const { client, responses } = observed([reply], { system: { ...fakeSystem().system, now: () => now } });
  await client.payments.void('py_1');
  expect(responses[1]).toMatchObject({ status: 200, requestId: 'req_1', durationMs: 40, replayed: true, attempt: 1 });
  expect(responses[0]).toMatchObject({ path: '/oauth/token', requestId: undefined, replayed: false });
});

test('a retry has the failed attempt, the delay, the reason and the error', async () => {
  const replies = [failure(503, 'internal_server_error'), new TypeError('fetch failed'), one({})];
  const { client, retries } = observed(replies);
  await client.payments.get('py_1');
  expect(retries).toMatchObject([
    { attempt: 1, delayMs: 500, because: 'a failure of the service may be temporary', error: { status: 503 } },
    { attempt: 2, delayMs: 1_000, error: { code: 'connection_failed' } },
  ]);
  expect(retries[0]?.error).toBeInstanceOf(ServerError);
});

test('the renewal of a rejected token is a retry without delay, and does not count as one', async () => {
  const { system, slept } = fakeSystem();
  const replies = [failure(401, 'not_authenticated'), one({})];
  const { client, retries } = observed(replies, { maxRetries: 0, system });
  await client.payments.get('py_1');
  expect(retries).toMatchObject([{ attempt: 1, delayMs: 0, because: 'the service rejected the access token' }]);
  expect(slept).toEqual([]);
});

const reject = (): void => {
  throw new Error('no, thanks');
};

const rejectLater = (): unknown => Promise.reject(new Error('no, thanks'));

test.each([
  ['onRequest', { onRequest: reject }],
  ['an asynchronous onRequest', { onRequest: rejectLater }],
  ['onResponse', { onResponse: reject }],
  ['onRetry', { onRetry: reject }],
  ['a logger', { logger: { ...console, error: reject, warn: reject, info: reject, debug: reject } }],
])('what %s throws rejects the call, which is not sent again', async (_name, options) => {
  const { client, seen } = observed([failure(500, 'internal_server_error')], options);
  await expect(client.payments.get('py_1')).rejects.toThrow('no, thanks');
  expect(seen.length).toBeLessThanOrEqual(1);
});

test('a hook that rejects the token request rejects every call that waits for it', async () => {
  const { client } = observed([one({})], { onRequest: reject });
  const calls = await Promise.allSettled([client.payments.get('py_1'), client.refunds.get('re_1')]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
