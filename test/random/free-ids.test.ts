import { describe, expect, test } from 'vitest';
import { freeIds } from '../../mock-server/platform/free-ids';
import { definitions, tableNames } from '../../mock-server/rows/registry';
import { seededRandom } from '../../mock-server/random/random';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { Store } from '../../mock-server/store/store';
import { writtenRows } from '../store/written-rows';

const origin = { request_id: null, operation: 'moveClock', created_at: '2030-01-01T00:00:00.000Z' };
const written = await writtenRows();
const hash = (text: string) => `hash of ${text}`;

/** Returns a store with the row of a table. */
function storeWith(table: (typeof tableNames)[number]): Store {
  const store = new Store(new MemoryAdapter(), () => undefined);
  store.transact((rows) => written.get(table)?.insert(rows), origin);
  return store;
}

/** Returns a generator of some ids, the last one over and over. */
function giving(...ids: readonly string[]) {
  let next = 0;
  return { newId: () => ids[Math.min(next++, ids.length - 1)] ?? '', mayRepeat: true };
}

const prefixed = tableNames.filter((table) => definitions[table].idPrefix !== undefined);

test('every table whose ids are generated says how they begin', () => {
  const looksGenerated = ([, { id }]: readonly [string, { readonly id: string }]) => /^[a-z]+_\w{20,22}$/.test(id);
  const generated = [...written].filter(looksGenerated).map(([table]) => table);
  // Its id is that of its account.
  expect([...prefixed, 'onboarding_entries'].sort()).toEqual(generated.sort());
  const prefixes = prefixed.map((table) => definitions[table].idPrefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

describe.each(prefixed)('%s', (table) => {
  test('the id of a row is not given again', () => {
    const prefix = definitions[table].idPrefix ?? '';
    const { id = '' } = written.get(table) ?? {};
    // The id of a row of events is the beginning of what was generated for it.
    const taken = table === 'events' ? `${id}zz` : id;
    const newId = freeIds(storeWith(table).rows, hash, giving(taken, taken, `${prefix}_free`));
    expect(id.startsWith(`${prefix}_`)).toBe(true);
    expect(newId(prefix)).toBe(`${prefix}_free`);
  });
});

test('the id of a delivery is free if that of its retry job is, and that of a session if its hash is', () => {
  const jobs = storeWith('jobs');
  const delivery = (written.get('jobs')?.id ?? '').replace('job_', 'dlv_');
  expect(freeIds(jobs.rows, hash, giving(delivery, 'dlv_free'))('dlv')).toBe('dlv_free');
  const sessions = storeWith('checkout_sessions');
  const sessionId = written.get('checkout_sessions')?.id ?? '';
  const hashOf = (text: string) => (text === 'taken' ? sessionId : hash(text));
  expect(freeIds(sessions.rows, hashOf, giving('taken', 'free'))('checkout_session')).toBe('free');
});

test('where nothing is taken, the ids are those of the random seed', () => {
  let count = 0;
  const random = seededRandom('a').forPlatform('default', () => ++count);
  const free = freeIds(storeWith('clock').rows, hash, random);
  const ids = prefixed.map((table) => free(definitions[table].idPrefix ?? ''));
  count = 0;
  expect(ids).toEqual(prefixed.map((table) => random.newId(definitions[table].idPrefix ?? '')));
});
