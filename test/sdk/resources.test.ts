import { expect, test } from 'vitest';
import type { AccountClient, CreatePaymentParams, WriteOptions } from '../../sdk';
import { clientOf, fakeService, fakeSystem, one } from './fake-service';

const payment: CreatePaymentParams = { amount: 1_000, currency: 'usd', payment_method: { token: 'pm_1' } };
const bank = {
  account_owner_name: 'Ada',
  routing_number: '110000000',
  account_number: '000123456789',
  account_type: 'checking',
  account_owner_type: 'individual',
  country: 'US',
  currency: 'usd',
} as const;

type Call = (client: AccountClient, options?: WriteOptions) => Promise<unknown>;

/** Call → method, path and body on the wire. */
const writes: readonly [name: string, call: Call, wire: string, body: object | undefined][] = [
  ['payments.create', (c, o) => c.payments.create(payment, o), 'POST /v1/payments', payment],
  [
    'payments.update',
    (c, o) => c.payments.update('py_1', { description: 'a' }, o),
    'PATCH /v1/payments/py_1',
    { description: 'a' },
  ],
  ['payments.capture', (c, o) => c.payments.capture('py_1', undefined, o), 'POST /v1/payments/py_1/capture', undefined],
  [
    'payments.capture with an amount',
    (c, o) => c.payments.capture('py_1', { amount: 7 }, o),
    'POST /v1/payments/py_1/capture',
    { amount: 7 },
  ],
  ['payments.void', (c, o) => c.payments.void('py_1', o), 'POST /v1/payments/py_1/void', undefined],
  ['refunds.create', (c, o) => c.refunds.create('py_1', undefined, o), 'POST /v1/payments/py_1/refunds', undefined],
  [
    'refunds.create of a part',
    (c, o) => c.refunds.create('py_1', { amount: 7, reason: 'duplicate' }, o),
    'POST /v1/payments/py_1/refunds',
    { amount: 7, reason: 'duplicate' },
  ],
  [
    'refunds.update',
    (c, o) => c.refunds.update('re_1', { metadata: { a: 1 } }, o),
    'PATCH /v1/refunds/re_1',
    { metadata: { a: 1 } },
  ],
  ['subAccounts.create', (c, o) => c.subAccounts.create({ name: 'A' }, o), 'POST /v1/sub_accounts', { name: 'A' }],
  [
    'paymentMethods.create',
    (c, o) => c.paymentMethods.create({ payment_method: { bank_account: bank } }, o),
    'POST /v1/payment_methods',
    { payment_method: { bank_account: bank } },
  ],
];

const reads: readonly [name: string, call: Call, wire: string][] = [
  ['payments.get', (c) => c.payments.get('py_1'), 'GET /v1/payments/py_1'],
  ['refunds.get', (c) => c.refunds.get('re_1'), 'GET /v1/refunds/re_1'],
  ['subAccounts.get', (c) => c.subAccounts.get('acc_1'), 'GET /v1/sub_accounts/acc_1'],
  ['paymentMethods.get', (c) => c.paymentMethods.get('pm_1'), 'GET /v1/payment_methods/pm_1'],
  ['an id that needs escaping', (c) => c.payments.get('py/1?x'), 'GET /v1/payments/py%2F1%3Fx'],
];

test.each(writes)('%s sends its body under a key and gives the bare resource', async (_name, call, wire, body) => {
  const { fetch, seen } = fakeService(one({ id: 'it' }));
  await expect(call(clientOf(fetch))).resolves.toEqual({ id: 'it' });

  const [request] = seen;
  expect(`${request?.method} ${request?.path}`).toBe(wire);
  expect(request?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
  expect(request?.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json');
  expect(request?.headers.get('Idempotency-Key')).toBe('key_1');
  expect(request?.headers.get('Authorization')).toBe('Bearer token_1');
});

test.each(writes)('%s takes the key, and the sub account, that it is given', async (_name, call) => {
  const { fetch, seen } = fakeService(one({}));
  await call(clientOf(fetch).forSubAccount('acc_9'), { idempotencyKey: 'mine' });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('mine');
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_9');
});

test.each(reads)('%s asks without a key and gives the bare resource', async (_name, call, wire) => {
  const { fetch, seen } = fakeService(one({ id: 'it' }));
  await expect(call(clientOf(fetch))).resolves.toEqual({ id: 'it' });
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe(wire);
  expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
  expect(seen[0]?.headers.has('Sub-Account')).toBe(false);
});

test('every call has a key of its own', async () => {
  const { fetch, seen } = fakeService(one({}));
  const { system } = fakeSystem();
  const client = clientOf(fetch, { system });
  await client.payments.create(payment);
  await client.payments.create(payment);
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_2']);
});

test.each(['', '.', '..', ' '])('the id "%s" is refused before anything is sent', async (id) => {
  const { fetch, seen } = fakeService(one({}));
  const client = clientOf(fetch);
  await expect(client.payments.get(id)).rejects.toThrow('paymentId is not an id');
  await expect(client.payments.capture(id)).rejects.toThrow(TypeError);
  await expect(client.refunds.create(id)).rejects.toThrow(TypeError);
  expect(() => client.forSubAccount(id)).toThrow('subAccountId is not an id');
  expect(seen).toEqual([]);
});
