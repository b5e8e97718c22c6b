import { describe, expect, test } from 'vitest';
import {
  type ClientOptions,
  type HookRequest,
  type HookResponse,
  type HookRetry,
  type LogLevel,
  ServerError,
} from '../../sdk';
import { BASE_URL, clientOf, failure, fakeService, fakeSystem, json, one, type Reply, SECRET } from './fake-service';

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
])('what %s throws rejects the call, which is not sent again', async (_name, options) => {
  const { client, seen } = observed([failure(500, 'internal_server_error')], options);
  await expect(client.payments.get('py_1')).rejects.toThrow('no, thanks');
  expect(seen.length).toBeLessThanOrEqual(1);
});

/** Returns a logger whose methods do the same. */
const loggerOf = (write: () => void) => ({ error: write, warn: write, info: write, debug: write });

test.each([
  ['throws', loggerOf(reject)],
  ['rejects', loggerOf(rejectLater)],
])('a logger that %s changes no call: what was carried out has a result', async (_name, logger) => {
  const { client, seen } = observed([failure(500, 'internal_server_error'), one({ id: 'py_1' }, 201)], {
    logger,
    logLevel: 'debug',
  });
  await expect(client.subAccounts.create({ name: 'Tea' })).resolves.toEqual({ id: 'py_1' });
  expect(seen).toHaveLength(2);
  const failing = observed([new TypeError('fetch failed')], { logger, logLevel: 'debug' });
  await expect(failing.client.payments.get('py_1')).rejects.toThrow('no response');
});

test('a hook that throws after the response rejects the call, and the log says what was carried out', async () => {
  const lines: unknown[][] = [];
  const logger = { ...loggerOf(() => {}), error: (...values: unknown[]) => void lines.push(values) };
  const response = json(201, { id: 'x', data: {} }, { 'Request-Id': 'req_1' });
  const { client } = observed([response], {
    logger,
    onResponse: ({ path }) => {
      if (path !== '/oauth/token') reject();
    },
  });
  await expect(client.payments.capture('py_1')).rejects.toThrow('no, thanks');
  expect(lines).toEqual([
    [
      expect.stringMatching(
        /^onResponse failed after POST \/v1\/payments\/\{payment_id\}\/capture: 201 in \d+ ms, request req_1, idempotencyKey key_1$/,
      ),
    ],
  ]);
});

test('a hook that rejects the token request rejects every call that waits for it', async () => {
  const { client } = observed([one({})], { onRequest: reject });
  const calls = await Promise.allSettled([client.payments.get('py_1'), client.refunds.get('re_1')]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

describe('logger', () => {
  /** Returns a client with a logger, and its lines: level, text and details. */
  function logged(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
    const lines: [level: LogLevel, line: string, details?: unknown][] = [];
    const at =
      (level: LogLevel) =>
      (...values: [string, unknown?]): void => {
        lines.push([level, ...values]);
      };
    const logger = { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
    return { client: clientOf(fakeService(...replies).fetch, { logger, ...options }), lines };
  }

  const down = new TypeError('fetch failed');
  const failing: readonly Reply[] = [failure(500, 'internal_server_error'), one({}, 200)];

  /** Level → the levels of the lines of a call that succeeds in its second attempt. */
  test.each<[logLevel: LogLevel | undefined, levels: readonly LogLevel[]]>([
    ['off', []],
    ['error', []],
    [undefined, ['warn']],
    ['warn', ['warn']],
    ['info', ['info', 'info', 'warn', 'info']],
    ['debug', ['debug', 'info', 'debug', 'debug', 'info', 'debug', 'warn', 'debug', 'info', 'debug']],
  ])('at level %s', async (logLevel, levels) => {
    const { client, lines } = logged(failing, { logLevel });
    await client.payments.get('py_1');
    expect(lines.map(([level]) => level)).toEqual(levels);
  });

  test('a logger that a copy is given sees its first call, and the original has none', async () => {
    const lines: string[] = [];
    const add = (line: string) => void lines.push(line.replace(/ in \d+ ms.*/, ''));
    const client = clientOf(fakeService(one({})).fetch);
    const copy = client.with({ logger: { error: add, warn: add, info: add, debug: add }, logLevel: 'info' });
    await copy.payments.get('py_1');
    await client.payments.get('py_1');
    expect(lines).toEqual(['POST /oauth/token: 200', 'GET /v1/payments/{payment_id}: 200']);
  });

  test('a call without a response is one error, after its retries', async () => {
    const { client, lines } = logged([down], { logLevel: 'error' });
    await expect(client.payments.get('py_1')).rejects.toThrow('no response');
    const line = 'no response from http://sandbox.test (GET /v1/payments/{payment_id}, payment_id py_1)';
    expect(lines).toEqual([['error', line]]);
  });

  test('a call that is canceled, and one with an error response, are no errors of the log', async () => {
    const { client, lines } = logged([failure(404, 'resource_not_found')], { logLevel: 'error' });
    await expect(client.payments.get('py_1')).rejects.toThrow();
    await expect(client.payments.get('py_1', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    expect(lines).toEqual([]);
  });

  test('info has a line per response, warn one per retry', async () => {
    const { client, lines } = logged(failing, { logLevel: 'info' });
    await client.payments.get('py_1');
    expect(lines[1]?.[1]).toMatch(/^GET \/v1\/payments\/\{payment_id\}: 500 in \d+ ms, request undefined$/);
    expect(lines[2]?.[1]).toMatch(
      /^next attempt in 500 ms, as a failure of the service may be temporary: the message of/,
    );
  });

  test('debug has headers and bodies without secrets, security codes and card numbers', async () => {
    const card = { name: 'Ada', number: '4242424242424242', verification: '987', cod: '654', month: 12, year: 2040 };
    const reply = json(200, { data: { id: 'py_1', note: '4242 4242 4242 4242' } }, { 'Request-Id': 'req_1' });
    const { client, lines } = logged([reply], { logLevel: 'debug' });
    await client.raw.POST('/v1/payments', {
      params: { header: { 'Idempotency-Key': 'k' } },
      body: { amount: 1_000, currency: 'usd', payment_method: { card: { ...card, address_postal_code: '10001' } } },
    });
    const debug = lines.filter(([level]) => level === 'debug').map(([, , details]) => details);
    expect(debug[2]).toMatchObject({
      headers: { authorization: '[redacted]', 'idempotency-key': 'k' },
      body: JSON.stringify({
        amount: 1_000,
        currency: 'usd',
        payment_method: {
          card: {
            ...card,
            number: '[redacted]',
            verification: '[redacted]',
            cod: '[redacted]',
            address_postal_code: '10001',
          },
        },
      }),
    });
    expect(debug[3]).toMatchObject({
      headers: { 'request-id': 'req_1' },
      body: '{"data":{"id":"py_1","note":"[redacted]"}}',
    });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${SECRET}|access_token_1|4242|987|654`));
  });

  /** Query → query of the log line. */
  test.each([
    ['verification=987&card%5Bcvc%5D=987&limit=5', 'verification=[redacted]&card[cvc]=[redacted]&limit=5'],
    ['note=4242%204242-4242+4242', 'note=[redacted]'],
    ['4242424242424242=a&q=%E0%A4%A', '[redacted]=a&q=%E0%A4%A'],
  ])('the query %s is redacted', async (query, shown) => {
    const { client, lines } = logged([one({})], { logLevel: 'debug' });
    await client.raw.GET('/v1/payments', { querySerializer: () => query });
    const line = lines.find(([, text]) => text.startsWith('GET '))?.[1];
    expect(line?.replaceAll('%5B', '[').replaceAll('%5D', ']')).toBe(
      `GET http://sandbox.test/v1/payments?${shown}, attempt 1`,
    );
  });

  test('of a body that is not JSON, only the length is logged', async () => {
    const { client, lines } = logged([new Response('verification=987')], { logLevel: 'debug' });
    await expect(client.payments.get('py_1')).rejects.toThrow('not from the service');
    expect(JSON.stringify(lines)).toContain('16 characters that are not JSON');
    expect(JSON.stringify(lines)).not.toContain('987');
  });
});
