import { expect, test } from 'vitest';
import * as sdk from '../../sdk';
import * as sandbox from '../../mock-server';
import { clientOf, failure, fakeService, json, type Reply } from './fake-service';

/** Returns the error of a call against a service that sends one reply. */
async function errorOf(reply: Reply, call: (client: sdk.Client) => PromiseLike<unknown>): Promise<sdk.ApiError> {
  const error: unknown = await call(clientOf(fakeService(reply).fetch)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof sdk.ApiError) return error;
  throw new Error('not an ApiError', { cause: error });
}

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
  const unreadable = await errorOf(json(200, { ok: true }), (client) => client.payments.get('py_1'));
  expect(unreadable).toMatchObject({ code: 'answer_unreadable', pathParams: { payment_id: 'py_1' } });
  const late = await errorOf(
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    (client) => client.payments.get('py_1', { timeoutMs: 1 }),
  );
  expect(late).toBeInstanceOf(sdk.TimeoutError);
  expect(late).toMatchObject({ method: 'GET', pathParams: { payment_id: 'py_1' } });
});

test('explanation is that of the sandbox, and undefined without one', async () => {
  const explained = failure(422, 'amount_required', { 'Sandbox-Explain': 'Send it.' });
  expect((await errorOf(explained, (client) => client.payments.get('py_1'))).explanation).toBe('Send it.');
  expect((await errorOf(notFound, (client) => client.payments.get('py_1'))).explanation).toBeUndefined();
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
