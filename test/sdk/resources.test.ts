import { expect, test } from 'vitest';
import type { CallOptions, Client, CreateOnboardingEntryParams, CreatePaymentParams } from '../../sdk';
import { clientOf, failure, fakeService, fakeSystem, json, one } from './fake-service';

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

const entry: CreateOnboardingEntryParams = {
  business_details: { type: 'individual', structure: 'sole_proprietorship', url: 'tea.example', industry: 'Tea' },
  representative: { name: 'Ada' },
  bank_account: {
    routing_number: '110000000',
    account_number: '000123456789',
    account_type: 'checking',
    account_owner_name: 'Ada',
  },
  terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
};

const session = { payment_intent_id: 'pi_1', after_payment_url: 'https://shop.test/thanks' };

type Call = (client: Client, options?: CallOptions) => Promise<unknown>;

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
  [
    'paymentIntents.update',
    (c, o) => c.paymentIntents.update('pi_1', { amount: 7, payment_method: { token: 'pm_1' } }, o),
    'PATCH /v1/payment_intents/pi_1',
    { amount: 7, payment_method: { token: 'pm_1' } },
  ],
  [
    'paymentIntents.capture',
    (c, o) => c.paymentIntents.capture('pi_1', undefined, o),
    'POST /v1/payment_intents/pi_1/capture',
    undefined,
  ],
  [
    'paymentIntents.capture with a payment method',
    (c, o) => c.paymentIntents.capture('pi_1', { payment_method: { token: 'pm_1' } }, o),
    'POST /v1/payment_intents/pi_1/capture',
    { payment_method: { token: 'pm_1' } },
  ],
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
  [
    'checkouts.create',
    (c, o) => c.checkouts.create({ amount: 1_000, description: 'Tea' }, o),
    'POST /v1/checkouts',
    { amount: 1_000, description: 'Tea' },
  ],
  [
    'checkouts.update',
    (c, o) => c.checkouts.update('cho_1', { amount: 2_000, application_fees: { card: { amount: 50 } } }, o),
    'PATCH /v1/checkouts/cho_1',
    { amount: 2_000, application_fees: { card: { amount: 50 } } },
  ],
  [
    'checkouts.complete',
    (c, o) => c.checkouts.complete('cho_1', { payment_token: 'pm_1' }, o),
    'POST /v1/checkouts/cho_1/complete',
    { payment_token: 'pm_1' },
  ],
  [
    'checkouts.refund',
    (c, o) => c.checkouts.refund('cho_1', undefined, o),
    'POST /v1/checkouts/cho_1/refunds',
    undefined,
  ],
  [
    'checkouts.refund of a part',
    (c, o) => c.checkouts.refund('cho_1', { amount: 7 }, o),
    'POST /v1/checkouts/cho_1/refunds',
    { amount: 7 },
  ],
  ['checkoutSessions.create', (c, o) => c.checkoutSessions.create(session, o), 'POST /v1/checkout_sessions', session],
  ['subAccounts.create', (c, o) => c.subAccounts.create({ name: 'A' }, o), 'POST /v1/sub_accounts', { name: 'A' }],
  ['onboarding.create', (c, o) => c.onboarding.create('acc_1', entry, o), 'POST /v1/onboarding/acc_1', entry],
  [
    'feeConfigurations.create',
    (c, o) => c.feeConfigurations.create('acc_1', 'processing_ecomm', { variable_rate: 2.75 }, o),
    'POST /v1/sub_accounts/acc_1/fee_configurations/processing_ecomm',
    { variable_rate: 2.75 },
  ],
  [
    'paymentMethods.create',
    (c, o) => c.paymentMethods.create({ payment_method: { bank_account: bank } }, o),
    'POST /v1/payment_methods',
    { payment_method: { bank_account: bank } },
  ],
  [
    'paymentMethods.update',
    (c, o) => c.paymentMethods.update('pm_1', { card: { year: 2040 } }, o),
    'PATCH /v1/payment_methods/pm_1',
    { card: { year: 2040 } },
  ],
];

const reads: readonly [name: string, call: Call, wire: string][] = [
  ['payments.get', (c, o) => c.payments.get('py_1', o), 'GET /v1/payments/py_1'],
  ['paymentIntents.get', (c, o) => c.paymentIntents.get('pi_1', o), 'GET /v1/payment_intents/pi_1'],
  ['refunds.get', (c, o) => c.refunds.get('re_1', o), 'GET /v1/refunds/re_1'],
  ['checkouts.get', (c, o) => c.checkouts.get('cho_1', o), 'GET /v1/checkouts/cho_1'],
  ['proceedsPayouts.get', (c, o) => c.proceedsPayouts.get('po_1', o), 'GET /v1/proceeds/po_1'],
  ['subAccounts.get', (c, o) => c.subAccounts.get('acc_1', o), 'GET /v1/sub_accounts/acc_1'],
  [
    'feeConfigurations.get',
    (c, o) => c.feeConfigurations.get('acc_1', 'platform', o),
    'GET /v1/sub_accounts/acc_1/fee_configurations/platform',
  ],
  ['paymentMethods.get', (c, o) => c.paymentMethods.get('pm_1', o), 'GET /v1/payment_methods/pm_1'],
  ['an id with reserved characters', (c, o) => c.payments.get('py/1?x', o), 'GET /v1/payments/py%2F1%3Fx'],
];

test.each(writes)('%s sends its body under a key and returns the bare resource', async (_name, call, wire, body) => {
  const { fetch, seen } = fakeService(one({ id: 'it' }));
  await expect(call(clientOf(fetch))).resolves.toEqual({ id: 'it' });

  const [request] = seen;
  expect(`${request?.method} ${request?.path}`).toBe(wire);
  expect(request?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
  expect(request?.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json');
  expect(request?.headers.get('Idempotency-Key')).toBe('key_1');
  expect(request?.headers.get('Authorization')).toBe('Bearer token_1');
});

test.each(writes)('%s sends the given key and sub account', async (_name, call) => {
  const { fetch, seen } = fakeService(one({}));
  await call(clientOf(fetch).forSubAccount('acc_9'), { idempotencyKey: 'mine' });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('mine');
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_9');
});

test.each(reads)('%s sends no key and returns the bare resource', async (_name, call, wire) => {
  const { fetch, seen } = fakeService(one({ id: 'it' }));
  await expect(call(clientOf(fetch))).resolves.toEqual({ id: 'it' });
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe(wire);
  expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
  expect(seen[0]?.headers.has('Sub-Account')).toBe(false);
});

test('paymentIntents.create sends its body under a key and returns the bare response', async () => {
  const { fetch, seen } = fakeService(json(201, { id: 'pi_1' }));
  const body = { amount: 1_000, currency: 'usd' } as const;
  await expect(clientOf(fetch).paymentIntents.create(body)).resolves.toEqual({ id: 'pi_1' });
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe('POST /v1/payment_intents');
  expect(seen[0]?.body).toBe(JSON.stringify(body));
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key_1');
});

const lists: readonly [name: string, call: Call, path: string][] = [
  ['payments.list', async (c, o) => (await c.payments.list({}, o)).data, '/v1/payments'],
  [
    'payments.balanceTransactions',
    async (c, o) => (await c.payments.balanceTransactions('py_1', { limit: 2 }, o)).data,
    '/v1/payments/py_1/payment_balance_transactions?limit=2',
  ],
  ['paymentIntents.list', async (c, o) => (await c.paymentIntents.list({}, o)).data, '/v1/payment_intents'],
  [
    'paymentIntents.payments',
    async (c, o) => (await c.paymentIntents.payments('pi_1', { limit: 2 }, o)).data,
    '/v1/payment_intents/pi_1/payments?limit=2',
  ],
  ['refunds.list', async (c, o) => (await c.refunds.list({}, o)).data, '/v1/refunds'],
  ['checkouts.list', async (c, o) => (await c.checkouts.list({}, o)).data, '/v1/checkouts'],
  ['proceedsPayouts.list', async (c, o) => (await c.proceedsPayouts.list({}, o)).data, '/v1/proceeds'],
  ['subAccounts.list', async (c, o) => (await c.subAccounts.list({}, o)).data, '/v1/sub_accounts'],
  [
    'feeConfigurations.active',
    async (c, o) => (await c.feeConfigurations.active('acc_1', {}, o)).data,
    '/v1/sub_accounts/acc_1/fee_configurations',
  ],
  [
    'feeConfigurations.scheduled',
    async (c, o) => (await c.feeConfigurations.scheduled('acc_1', {}, o)).data,
    '/v1/sub_accounts/acc_1/fee_configurations/scheduled',
  ],
  [
    'feeConfigurations.history',
    async (c, o) => (await c.feeConfigurations.history('acc_1', 'platform', {}, o)).data,
    '/v1/sub_accounts/acc_1/fee_configurations/platform/history',
  ],
  ['paymentMethods.list', async (c, o) => (await c.paymentMethods.list({}, o)).data, '/v1/payment_methods'],
];

const page_info = { has_previous: false, has_next: false, start_cursor: null, end_cursor: null };

test.each(lists)('%s requests a page without a key', async (_name, call, path) => {
  const { fetch, seen } = fakeService(json(200, { id: null, type: 'array', data: [{ id: 'it' }], page_info }));
  await expect(call(clientOf(fetch))).resolves.toEqual([{ id: 'it' }]);
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe(`GET ${path}`);
  expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
});

const responses = { one: one({}), list: json(200, { id: null, type: 'array', data: [], page_info }) };

test.each([
  ...writes.map(([name, call]) => [name, call, responses.one] as const),
  ...reads.map(([name, call]) => [name, call, responses.one] as const),
  ...lists.map(([name, call]) => [name, call, responses.list] as const),
])('%s takes a sub account, headers, a signal and limits of its own', async (_name, call, reply) => {
  const { fetch, seen } = fakeService(failure(500, 'internal_server_error'), reply);
  const client = clientOf(fetch, { subAccountId: 'acc_1', headers: { 'X-Shop': 'tea', 'X-Team': 'a' } });
  const options = { subAccountId: 'acc_2', headers: { 'x-team': 'b' } };
  await call(client, { ...options, maxRetries: 1, timeoutMs: 1_000, deadlineMs: 5_000 });
  expect(seen).toHaveLength(2);
  expect(Object.fromEntries(seen[1]?.headers ?? [])).toMatchObject({
    'sub-account': 'acc_2',
    'x-shop': 'tea',
    'x-team': 'b',
  });
  await expect(call(client, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
  await expect(call(client, { deadlineMs: 0 })).rejects.toMatchObject({ code: 'timed_out' });
  await expect(call(client, { subAccountId: '' })).rejects.toThrow('subAccountId is not an id');
  expect(seen).toHaveLength(2);
});

test('options that are undefined are those of the client', async () => {
  const { fetch, seen } = fakeService(one({}));
  const client = clientOf(fetch, { subAccountId: 'acc_1' });
  const unset = { subAccountId: undefined, signal: undefined, timeoutMs: undefined, deadlineMs: undefined };
  await client.payments.create(payment, {
    ...unset,
    maxRetries: undefined,
    headers: undefined,
    idempotencyKey: undefined,
  });
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_1');
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key_1');
});

test('a key in the headers of a call is its idempotency key', async () => {
  const { fetch, seen } = fakeService(one({}));
  await clientOf(fetch).payments.create(payment, { headers: { 'idempotency-key': 'mine' } });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('mine');
});

test('every call has its own key', async () => {
  const { fetch, seen } = fakeService(one({}));
  const { system } = fakeSystem();
  const client = clientOf(fetch, { system });
  await client.payments.create(payment);
  await client.payments.create(payment);
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_2']);
});

test.each(['', '.', '..', ' '])('the id "%s" is rejected before anything is sent', async (id) => {
  const { fetch, seen } = fakeService(one({}));
  const client = clientOf(fetch);
  await expect(client.payments.get(id)).rejects.toThrow('paymentId is not an id');
  await expect(client.payments.capture(id)).rejects.toThrow(TypeError);
  await expect(client.refunds.create(id)).rejects.toThrow(TypeError);
  expect(() => client.forSubAccount(id)).toThrow('subAccountId is not an id');
  expect(() => client.paymentIntents.payments(id)).toThrow('paymentIntentId is not an id');
  expect(() => client.feeConfigurations.active(id)).toThrow('subAccountId is not an id');
  expect(seen).toEqual([]);
});
