import { afterEach, expect, test, vi } from 'vitest';
import { testScenario } from '../../sdk';
import { BASE_URL, clientOf, fakeService, one } from './fake-service';

afterEach(() => vi.unstubAllGlobals());

test('a client of a sub account shares transport and token, and does not change its parent', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  const client = clientOf(fetch);
  const [first, second] = [client.forSubAccount('acc_1'), client.forSubAccount('acc_1').forSubAccount('acc_2')];
  await first.payments.get('py_1');
  await second.payments.get('py_1');
  await client.payments.get('py_1');
  expect(seen.map(({ headers }) => headers.get('Sub-Account'))).toEqual(['acc_1', 'acc_2', null]);
  expect([first.subAccountId, second.subAccountId, client.subAccountId]).toEqual(['acc_1', 'acc_2', undefined]);
  expect(tokenRequests).toHaveLength(1);
});

test('a client can be created for a sub account', async () => {
  const { fetch, seen } = fakeService(one({}));
  await clientOf(fetch, { subAccountId: 'acc_1' }).payments.get('py_1');
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_1');
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
  vi.stubGlobal('crypto', { getRandomValues });
  const { fetch, seen } = fakeService(one({}));
  const client = clientOf(fetch, { system: {} });
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

test('a scenario merges into metadata', () => {
  expect({ ...testScenario('insufficient_funds'), order: 'A-17' }).toEqual({
    payment_test: { scenario: 'insufficient_funds' },
    order: 'A-17',
  });
});
