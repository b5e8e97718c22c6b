import { expect, test } from 'vitest';
import type { CallOptions, Client } from '../../sdk';
import { clientOf, fakeService, json, one } from './fake-service';

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

test.each(writes)('%s sends its body under a key and returns the bare resource', async (_name, call, wire, body) => {
  const { fetch, seen } = fakeService(one({ id: 'it' }));
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
  await expect(call(clientOf(fetch))).resolves.toMatchObject(name === 'get' ? { id: 'it' } : { data: [{ id: 'it' }] });
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe(`GET ${path}`);
  expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
});
