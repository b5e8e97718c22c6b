import { describe, expect, test } from 'vitest';
import { type Call, payment, writes } from './calls';
import { entityLists, entityReads } from './entity-calls';
import { clientOf, failure, fakeService, fakeSystem, json, one } from './fake-service';
import type { CallOptions, Client } from '../../sdk';

const reads: readonly [name: string, call: Call, wire: string][] = [
  ['payments.get', (c, o) => c.payments.get('py_1', o), 'GET /v1/payments/py_1'],
  ['paymentIntents.get', (c, o) => c.paymentIntents.get('pi_1', o), 'GET /v1/payment_intents/pi_1'],
  ['disputes.get', (c, o) => c.disputes.get('dp_1', o), 'GET /v1/disputes/dp_1'],
  ['refunds.get', (c, o) => c.refunds.get('re_1', o), 'GET /v1/refunds/re_1'],
  ['checkouts.get', (c, o) => c.checkouts.get('cho_1', o), 'GET /v1/checkouts/cho_1'],
  ['payouts.get', (c, o) => c.payouts.get('po_1', o), 'GET /v1/payouts/po_1'],
  ['payouts.report', (c, o) => c.payouts.report('po_1', o), 'GET /v1/reports/payouts/po_1'],
  ['subAccounts.payoutAccount', (c, o) => c.subAccounts.payoutAccount('a', o), 'GET /v1/sub_accounts/a/payout_account'],
  ['balanceTransactions.get', (c, o) => c.balanceTransactions.get('bt_1', o), 'GET /v1/balance_transactions/bt_1'],
  ['proceedsPayouts.get', (c, o) => c.proceedsPayouts.get('po_1', o), 'GET /v1/proceeds/po_1'],
  ['subAccounts.get', (c, o) => c.subAccounts.get('acc_1', o), 'GET /v1/sub_accounts/acc_1'],
  ['subAccounts.settings', (c, o) => c.subAccounts.settings('acc_1', o), 'GET /v1/sub_accounts/acc_1/settings'],
  ['accounts.grossVolume', (c, o) => c.accounts.grossVolume('acc_1', o), 'GET /v1/account/acc_1/reports/gross_volume'],
  [
    'feeConfigurations.get',
    (c, o) => c.feeConfigurations.get('acc_1', 'platform', o),
    'GET /v1/sub_accounts/acc_1/fee_configurations/platform',
  ],
  ...entityReads,
  ['paymentMethods.get', (c, o) => c.paymentMethods.get('pm_1', o), 'GET /v1/payment_methods/pm_1'],
  ['an id with reserved characters', (c, o) => c.payments.get('py/1?x', o), 'GET /v1/payments/py%2F1%3Fx'],
];

/** The response to a call: payment intents have no envelope. */
const itself = (wire: string) => (wire.includes('/v1/payment_intents/') ? json(200, { id: 'it' }) : one({ id: 'it' }));

test.each(writes)('%s sends its body under a key and returns the bare resource', async (_name, call, wire, body) => {
  const { fetch, seen } = fakeService(itself(wire));
  await expect(call(clientOf(fetch))).resolves.toEqual({ id: 'it' });

  const [request] = seen;
  expect(`${request?.method} ${request?.path}`).toBe(wire);
  expect(request?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
  expect(request?.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json');
  expect(request?.headers.get('Idempotency-Key')).toBe('key_1');
  expect(request?.headers.get('Authorization')).toBe('Bearer access_token_1');
});

test.each(writes)('%s sends the given key and sub account', async (_name, call) => {
  const { fetch, seen } = fakeService(one({}));
  await call(clientOf(fetch).forSubAccount('acc_9'), { idempotencyKey: 'mine' });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('mine');
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_9');
});

test.each(reads)('%s sends no key and returns the bare resource', async (_name, call, wire) => {
  const { fetch, seen } = fakeService(itself(wire));
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
  ['disputes.list', async (c, o) => (await c.disputes.list({}, o)).data, '/v1/disputes'],
  ['refunds.list', async (c, o) => (await c.refunds.list({}, o)).data, '/v1/refunds'],
  ['checkouts.list', async (c, o) => (await c.checkouts.list({}, o)).data, '/v1/checkouts'],
  ['payouts.list', async (c, o) => (await c.payouts.list({}, o)).data, '/v1/payouts'],
  [
    'balanceTransactions.list',
    async (c, o) => (await c.balanceTransactions.list({}, o)).data,
    '/v1/balance_transactions',
  ],
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
  [
    'accounts.payments',
    async (c, o) => (await c.accounts.payments('acc_1', { payment_mode: 'ach' }, o)).data,
    '/v1/account/acc_1/payments?payment_mode=ach',
  ],
  ['paymentMethods.list', async (c, o) => (await c.paymentMethods.list({}, o)).data, '/v1/payment_methods'],
  ...entityLists,
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
  await expect(call(client, { deadlineMs: 1e-9 })).rejects.toMatchObject({ code: 'timed_out' });
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

describe('payment methods and their groups', () => {
  type Call = (client: Client, options?: CallOptions) => PromiseLike<unknown>;

  const clone = { destination_account_id: 'acc_1' };
  const update = { payment_method_ids: ['pm_1'] };

  /** Call → method, path and body on the wire. */
  const writes: readonly [name: string, call: Call, wire: string, body: object | undefined][] = [
    [
      'paymentMethods.clone',
      (c, o) => c.paymentMethods.clone('pm_1', clone, o),
      'POST /v1/payment_methods/pm_1/clone',
      clone,
    ],
    [
      'paymentMethodGroups.create',
      (c, o) => c.paymentMethodGroups.create(o),
      'POST /v1/payment_method_groups',
      undefined,
    ],
    [
      'paymentMethodGroups.update',
      (c, o) => c.paymentMethodGroups.update('pmg_1', update, o),
      'PATCH /v1/payment_method_groups/pmg_1',
      update,
    ],
    [
      'paymentMethodGroups.deletePaymentMethod',
      (c, o) => c.paymentMethodGroups.deletePaymentMethod('pmg_1', 'pm_1', o),
      'DELETE /v1/payment_method_groups/pmg_1/payment_methods/pm_1',
      undefined,
    ],
  ];

  /** The response to a call: payment intents have no envelope. */
  const itself = (wire: string) =>
    wire.includes('/v1/payment_intents/') ? json(200, { id: 'it' }) : one({ id: 'it' });

  test.each(writes)('%s sends its body under a key and returns the bare resource', async (_name, call, wire, body) => {
    const { fetch, seen } = fakeService(itself(wire));
    const client = clientOf(fetch).forSubAccount('acc_9');
    await expect(call(client)).resolves.toEqual({ id: 'it' });
    await call(client, { idempotencyKey: 'mine' });
    for (const { method, path, body: sent, headers } of seen) {
      expect(`${method} ${path}`).toBe(wire);
      expect(sent).toBe(body === undefined ? undefined : JSON.stringify(body));
      expect(headers.get('Sub-Account')).toBe('acc_9');
    }
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'mine']);
  });

  test('a deletion is sent again under its key when there is no response', async () => {
    const { fetch, seen } = fakeService(new Error('connection reset'), one({ id: 'it' }));
    const deleted = clientOf(fetch).paymentMethodGroups.deletePaymentMethod('pmg_1', 'pm_1');
    await expect(deleted).resolves.toEqual({ id: 'it' });
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_1']);
  });

  const page_info = { has_previous: false, has_next: false, start_cursor: null, end_cursor: null };
  const page = json(200, { id: null, type: 'array', data: [{ id: 'it' }], page_info });

  test.each<[name: string, call: Call, path: string]>([
    ['get', (c) => c.paymentMethodGroups.get('pmg_1'), '/v1/payment_method_groups/pmg_1'],
    ['list', (c) => c.paymentMethodGroups.list({ limit: 2 }), '/v1/payment_method_groups?limit=2'],
  ])('paymentMethodGroups.%s sends no key', async (name, call, path) => {
    const { fetch, seen } = fakeService(name === 'get' ? one({ id: 'it' }) : page);
    await expect(call(clientOf(fetch))).resolves.toMatchObject(
      name === 'get' ? { id: 'it' } : { data: [{ id: 'it' }] },
    );
    expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe(`GET ${path}`);
    expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});
