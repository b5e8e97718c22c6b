import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as sdk from '../../sdk';
import { clientOf, failure, fakeService, json, type Reply, SECRET } from './fake-service';
import * as sandbox from '../../mock-server';

/** The end of the message of an error without a request id. */
const CALL = ' (GET /v1/payments/{payment_id}, payment_id py_1)';

/** A reply that comes too late. */
const late: Reply = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The folder of the pages of error codes. */
const PAGES = 'https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/reference';

const getPayment = (client: sdk.Client): PromiseLike<unknown> => client.payments.get('py_1');

/** Returns the error of a call against a service that sends one reply. */
async function errorOf(reply: Reply, call = getPayment): Promise<sdk.ApiError> {
  const error: unknown = await call(clientOf(fakeService(reply).fetch)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof sdk.ApiError) return error;
  throw new Error('not an ApiError', { cause: error });
}

test.each([
  [400, 'sub_account_not_enabled', sdk.BadRequestError, 'BadRequestError'],
  [401, 'not_authenticated', sdk.AuthenticationError, 'AuthenticationError'],
  [402, 'gateway_error', sdk.PaymentError, 'PaymentError'],
  [402, 'card_declined', sdk.CardDeclinedError, 'CardDeclinedError'],
  [403, 'duplicate_record', sdk.PermissionError, 'PermissionError'],
  [404, 'resource_not_found', sdk.NotFoundError, 'NotFoundError'],
  [405, 'method_not_allowed', sdk.ApiError, 'ApiError'],
  [409, 'refund_in_progress', sdk.ConflictError, 'ConflictError'],
  [413, 'body_too_large', sdk.ApiError, 'ApiError'],
  [418, 'a_newer_code', sdk.ApiError, 'ApiError'],
  [422, 'amount_required', sdk.InvalidRequestError, 'InvalidRequestError'],
  [422, 'idempotency_params_mismatch', sdk.IdempotencyError, 'IdempotencyError'],
  [429, 'gateway_rate_limit_error', sdk.RateLimitError, 'RateLimitError'],
  [500, 'internal_server_error', sdk.ServerError, 'ServerError'],
  [503, 'internal_server_error', sdk.ServerError, 'ServerError'],
])('%i %s', async (status, code, expected, name) => {
  const error = await errorOf(failure(status, code, { 'Request-Id': 'req_1', 'Should-Retry': 'false' }));
  expect(error.constructor).toBe(expected);
  expect(error).toMatchObject({ name, code, status, requestId: 'req_1', shouldRetry: false });
  const message = `the message of ${code}`;
  expect(error.message).toBe(`${message} (GET /v1/payments/{payment_id}, payment_id py_1, request req_1)`);
  expect(String(error)).toBe(`${name}: ${error.message}\n${PAGES}/errors.md#${code}`);
  expect(JSON.parse(error.body ?? '')).toEqual({ error: { code, message } });
});

test('a declined card has the details of the decline', async () => {
  const details = {
    decline_code: 'do_not_retry',
    network_error_code: '504',
    network: 'MASTERCARD',
    network_error_category: '03',
  };
  const error = await errorOf(json(402, { error: { code: 'card_declined', message: 'card declined', ...details } }));
  expect(error).toBeInstanceOf(sdk.PaymentError);
  expect(error).toMatchObject({
    declineCode: 'do_not_retry',
    networkErrorCode: '504',
    network: 'MASTERCARD',
    networkErrorCategory: '03',
  });
});

test('details that a decline does not have are null', async () => {
  const error = await errorOf(json(402, { error: { code: 'gateway_error', message: 'x', decline_code: null } }));
  expect(error).toMatchObject({ declineCode: null, networkErrorCode: null, network: null, networkErrorCategory: null });
});

/** Bodies that are not errors of the service. */
test.each([
  ['no text', ''],
  ['HTML', '<h1>Bad gateway</h1>'],
  ['truncated JSON', '{"error":{"code":'],
  ['null', 'null'],
  ['an array', '[]'],
  ['an error that is a string', '{"error":"no"}'],
  ['a code that is a number', '{"error":{"code":5}}'],
])('an error response with %s becomes an error', async (_name, body) => {
  const error = await errorOf(new Response(body, { status: 502, headers: { 'Request-Id': 'req_1' } }));
  expect(error).toBeInstanceOf(sdk.ServerError);
  expect(error).toMatchObject({
    status: 502,
    code: 'answer_unreadable',
    requestId: 'req_1',
    shouldRetry: undefined,
    body,
  });
  expect(error.message).toBe(
    'status 502 without a readable error (GET /v1/payments/{payment_id}, payment_id py_1, request req_1)',
  );
});

test('an empty body, which openapi-fetch does not read, becomes an error', async () => {
  const error = await errorOf(new Response('', { status: 404, headers: { 'Content-Length': '0' } }));
  expect(error).toBeInstanceOf(sdk.NotFoundError);
});

test.each([
  ['no text', '', 200],
  ['HTML', '<h1>Log in to the Wi-Fi</h1>', 200],
  ['null', 'null', 200],
  ['no envelope', '{"ok":true}', 200],
])('a success with %s becomes an error', async (_name, body, status) => {
  const error = await errorOf(new Response(body, { status }));
  expect(error.constructor).toBe(sdk.ApiError);
  expect(error).toMatchObject({ status, code: 'answer_unreadable' });
});

test.each([
  ['truncated JSON', '{"id":"py_1","data":{"am', 201],
  ['a page of a proxy', '<html></html>', 200],
  ['no text', '', 200],
])('a success of the service with %s becomes an error that says what to do', async (_name, body, status) => {
  const error = await errorOf(new Response(body, { status, headers: { 'Request-Id': 'req_1' } }));
  expect(error.constructor).toBe(sdk.ApiError);
  expect(error).toMatchObject({ status, code: 'answer_unreadable', requestId: 'req_1', body });
  expect(error.message).toContain(`status ${status} of the service, with a body that cannot be read (`);
  expect(error.explanation).toBe(
    'The body was damaged on its way. Send it again, a write with the same idempotencyKey: its response is stored.',
  );
});

test('a redirect is not followed', async () => {
  const error = await errorOf(new Response(null, { status: 307, headers: { Location: 'https://elsewhere.test/' } }));
  expect(error.message).toContain('redirect');
});

test('without a response the error names the origin and keeps the cause', async () => {
  const cause = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
  const error = await errorOf(cause);
  expect(error).toBeInstanceOf(sdk.ConnectionError);
  expect(error).toMatchObject({ code: 'connection_failed', status: undefined, body: undefined, cause });
  expect(error.message).toBe(`no response from http://sandbox.test (ECONNREFUSED)${CALL}`);
});

test('a truncated body counts as no response', async () => {
  const broken = async (): Promise<Response> =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }));
  await expect(errorOf(broken)).resolves.toBeInstanceOf(sdk.ConnectionError);
});

test('neither the message nor an enumerable property contains a card number or a secret', async () => {
  const message = `4242 4242 4242 4242, 4242-4242-4242-4242, 378282246310005 and ${SECRET}`;
  const error = await errorOf(json(422, { error: { code: 'parameter_invalid', message } }));
  expect(error.message).toBe(`[redacted], [redacted], [redacted] and [redacted]${CALL}`);
  expect(error.body).toContain(SECRET);
  for (const text of [JSON.stringify(error), inspect(error, { depth: 9 }), error.stack]) {
    expect(text).not.toMatch(/4242|3782/);
    expect(text).not.toContain(SECRET);
  }
});

test('amounts and ids in a message are not redacted', async () => {
  const message = 'amount 99999999 of py_1a2b3c4d5e6f is over 100000000, at 2025-01-31T10:00:00.000Z';
  await expect(errorOf(json(422, { error: { code: 'x', message } }))).resolves.toMatchObject({
    message: message + CALL,
  });
});

test('a wrong secret fails with the error of the token request', async () => {
  const client = clientOf(async () => failure(401, 'not_authenticated'));
  const error: unknown = await client.payments.get('py_1').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(sdk.AuthenticationError);
  expect(error).toMatchObject({ method: 'POST', path: '/oauth/token', pathParams: {}, idempotencyKey: undefined });
  expect(error).toMatchObject({ message: 'the message of not_authenticated (POST /oauth/token)' });
});

describe('the call of an error', () => {
  const notFound = failure(404, 'resource_not_found', { 'Request-Id': 'req_1' });

  test('an error says which operation failed, for which ids, and under which key', async () => {
    const error = await errorOf(notFound, (client) =>
      client.forSubAccount('acc_1').refunds.create('py_1', { reason: 'duplicate' }, { idempotencyKey: 'order-17' }),
    );
    expect(error).toMatchObject({
      method: 'POST',
      path: '/v1/payments/{payment_id}/refunds',
      pathParams: { payment_id: 'py_1' },
      idempotencyKey: 'order-17',
      requestId: 'req_1',
    });
    expect(error.message).toBe(
      'the message of resource_not_found (POST /v1/payments/{payment_id}/refunds, payment_id py_1, request req_1)',
    );
  });

  test('the message names every id of the path', async () => {
    const error = await errorOf(notFound, (client) => client.feeConfigurations.get('acc_1', 'platform'));
    expect(error.message).toMatch(/ \(GET \/v1\/[^ ]+, sub_account_id acc_1, fee_type platform, request req_1\)$/);
    expect(error.pathParams).toEqual({ sub_account_id: 'acc_1', fee_type: 'platform' });
  });

  test('the error of a list names the list, whatever page failed', async () => {
    const error = await errorOf(notFound, (client) => client.payments.list({ limit: 2 }));
    expect(error).toMatchObject({ method: 'GET', path: '/v1/payments', pathParams: {}, idempotencyKey: undefined });
    expect(error.message).toBe('the message of resource_not_found (GET /v1/payments, request req_1)');
  });

  test('a generated idempotency key is on the error, so that the call can be repeated under it', async () => {
    const { fetch, seen } = fakeService(new Error('connection reset'));
    const error: unknown = await clientOf(fetch, { maxRetries: 0 })
      .payments.capture('py_1')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(sdk.ConnectionError);
    expect(error).toMatchObject({ idempotencyKey: seen[0]?.headers.get('Idempotency-Key'), method: 'POST' });
  });

  test('a UUID is kept, even one with as many digits in a row as a card number', async () => {
    const idempotencyKey = '12345678-1234-4234-8234-123456789012';
    const error = await errorOf(notFound, (client) => client.payments.void('py_1', { idempotencyKey }));
    expect(error.idempotencyKey).toBe(idempotencyKey);
  });

  test('an unreadable success and a time-out have the call as well', async () => {
    const unreadable = await errorOf(json(200, { ok: true }));
    expect(unreadable).toMatchObject({ code: 'answer_unreadable', pathParams: { payment_id: 'py_1' } });
    const timedOut = await errorOf(late, (client) => client.payments.get('py_1', { timeoutMs: 1 }));
    expect(timedOut).toBeInstanceOf(sdk.TimeoutError);
    expect(timedOut).toMatchObject({ method: 'GET', pathParams: { payment_id: 'py_1' } });
  });

  test('explanation is that of the sandbox, and undefined without one', async () => {
    const explained = failure(422, 'amount_required', { 'Sandbox-Explain': 'Send it.' });
    expect((await errorOf(explained)).explanation).toBe('Send it.');
    expect((await errorOf(notFound)).explanation).toBeUndefined();
  });

  test('an error that a program creates itself has only what it was given', () => {
    const error = new sdk.ApiError({ code: 'x', message: 'the message' });
    expect(error.message).toBe('the message');
    expect(error).toMatchObject({ method: undefined, path: undefined, pathParams: {}, explanation: undefined });
    expect(error).not.toHaveProperty('cause');
  });

  test('only the SDK has an ApiError', () => {
    expect(sandbox).not.toHaveProperty('ApiError');
    expect(sandbox).toHaveProperty('SandboxError');
  });
});

describe('what to do next', () => {
  const explain = { 'Sandbox-Explain': 'Send it.' };

  /** Reply → what to do, and the page. */
  test.each<[name: string, reply: Reply, next: string | undefined, page: string]>([
    ['with the sandbox', failure(422, 'amount_required', explain), 'Send it.', 'errors.md#amount_required'],
    ['with another service', failure(422, 'amount_required'), undefined, 'errors.md#amount_required'],
    ['no response', new TypeError('fetch failed'), 'Check that it runs', 'sdk-errors.md#connection_failed'],
    ['too late', late, 'Pass a longer timeoutMs', 'sdk-errors.md#timed_out'],
    ['not from the service', new Response('', { status: 502 }), 'Check baseUrl', 'sdk-errors.md#answer_unreadable'],
  ])('%s: in String, in what the console prints, and in JSON', async (_name, reply, next, page) => {
    const { fetch } = fakeService(reply);
    const call = clientOf(fetch, { maxRetries: 0 }).payments.get('py_1', { timeoutMs: 5 });
    const error = await call.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ docUrl: `${PAGES}/${page}` });
    const [head, ...rest] = String(error).split('\n');
    expect(head).toMatch(/Error: .+ \(GET /);
    expect(rest).toEqual([...(next ? [expect.stringContaining(next)] : []), `${PAGES}/${page}`]);
    for (const text of [inspect(error), JSON.stringify(error)]) {
      expect(text).toContain(`${PAGES}/${page}`);
      expect(text).toContain(next ?? '');
    }
  });

  test('each code of the SDK is a heading of the page of its errors', () => {
    const headings = Array.from(
      readFileSync('docs/reference/sdk-errors.md', 'utf8').matchAll(/^#+ (\w+)$/gm),
      ([, name]) => name,
    );
    expect(headings).toEqual(expect.arrayContaining(['connection_failed', 'timed_out', 'answer_unreadable']));
  });
});
