import { afterEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { tables } from '../../mock-server/rows/registry';
import { Reader } from '../../mock-server/store/reader';
import { bankAccount, card, payment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';

afterEach(() => vi.restoreAllMocks());

/** An index by filters has their names after that of a declared one. */
const isLazy = (table: string, index: string): boolean =>
  index.includes(' ') ||
  Object.entries(tables).some(
    ([name, { indexes }]) => name === table && Reflect.get(Object(indexes), index)?.lazy === true,
  );

/** In a write such an index is built at once: of 100,000 rows, that would stop every other request for a quarter of a second. */
test('what creates a payment reads no index that is built on first use', async () => {
  const sandbox = createSandbox();
  const { testMode: api, newSubAccount } = await openPlatform({
    sandbox,
    baseUrl: 'http://sandbox.test',
    fetch: sandbox.fetch,
  });
  const shop = (await newSubAccount()).api;
  const spies = (['first', 'walk', 'count', 'split'] as const).map((method) => vi.spyOn(Reader.prototype, method));
  const email = 'ada@shop.test';
  const { token } = await api.post('/v1/payment_methods', { payment_method: { card: card() }, email });
  for (const body of [
    payment({ email }),
    payment({ email, payment_method: { token } }),
    payment({ email, payment_method: { bank_account: bankAccount() } }),
    payment({ email, capture_strategy: 'manual' }),
  ])
    for (const each of [api, shop]) await each.post('/v1/payments', body);
  await api.post('/v1/payment_intents', { amount: 900, currency: 'usd', payment_method: { token } });
  const read = spies.flatMap(({ mock }) => mock.calls.map(([table, index]) => [table, String(index)] as const));
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter(([table, index]) => isLazy(table, index))).toEqual([]);
  await sandbox.close();
});
