import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobRow } from '../../mock-server/rows';
import { tableNames } from '../../mock-server/rows/registry';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { createDatabase, type Database } from '../../mock-server/store/state';
import { Store } from '../../mock-server/store/store';
import type { Transaction } from '../../mock-server/store/transaction';
import { writtenRows } from './written-rows';
import { stateOf } from './support';

const origin = { request_id: null, operation: 'moveClock', created_at: '2030-01-01T00:00:00.000Z' };
const accept = () => undefined;

function open(): { readonly store: Store; readonly database: Database } {
  const database = createDatabase();
  return { database, store: new Store(new MemoryAdapter(), accept, undefined, database) };
}

const job = (id: string, sequence: number): JobRow => ({
  id,
  sequence,
  kind: 'settle_payment',
  subject_id: 'py_1',
  due_at: origin.created_at,
});

const written = await writtenRows();

describe.each(tableNames)('%s', (table) => {
  const row = () => {
    const found = written.get(table);
    if (found === undefined) throw new Error(`nothing wrote a row of ${table}`);
    return found;
  };

  test('an insert under an id that exists throws, and nothing of its transaction happened', () => {
    const { id, insert } = row();
    const { store, database } = open();
    store.transact((rows) => insert(rows), origin);
    const { undoable } = store;
    const before = stateOf(database);
    const again = () =>
      store.transact((rows) => {
        rows.replace(table, rows.require(table, id));
        if (table !== 'jobs') rows.insert('jobs', job('job_1', rows.nextSequence()));
        insert(rows);
      }, origin);
    expect(again).toThrow(`${table} has a row ${id} already`);
    expect(stateOf(database)).toEqual(before);
    expect(store.undoable).toBe(undoable);
  });

  test('a replacement of a row that is not there throws', () => {
    const { id, insert, replace } = row();
    const { store, database } = open();
    const before = stateOf(database);
    expect(() => store.transact((rows) => replace(rows), origin)).toThrow(`there is no row ${id} in ${table}`);
    expect(stateOf(database)).toEqual(before);
    store.transact((rows) => insert(rows), origin);
    store.transact((rows) => replace(rows), origin);
    store.transact((rows) => rows.delete(table, id), origin);
    expect(() => store.transact((rows) => replace(rows), origin)).toThrow('there is no row');
    store.transact((rows) => insert(rows), origin);
    expect(store.rows.require(table, id).id).toBe(id);
  });
});

const step = fc.record({
  does: fc.constantFrom('insert', 'replace', 'delete'),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
});

test('whatever transactions do, a row is lost only by a replacement or a deletion', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 30 }), (transactions) => {
      const { store } = open();
      let model = new Map<string, JobRow>();
      let sequence = 0;
      for (const steps of transactions) {
        const after = new Map(model);
        let refused = false;
        const run = (rows: Transaction) => {
          for (const { does, id } of steps) {
            refused = does === 'insert' ? after.has(id) : does === 'replace' && !after.has(id);
            const row = job(id, ++sequence);
            if (does === 'delete') rows.delete('jobs', id);
            else rows[does === 'insert' ? 'insert' : 'replace']('jobs', row);
            if (does === 'delete') after.delete(id);
            else after.set(id, row);
          }
        };
        let threw = false;
        try {
          store.transact(run, origin);
        } catch {
          threw = true;
        }
        expect(threw).toBe(refused);
        if (!threw) model = after;
        const rows = [...store.state.tables.jobs.rows()].map((row) => [row.id, row] as const);
        expect(new Map(rows)).toEqual(model);
      }
    }),
  );
});

test('a token under an id that exists is refused: the one that was given away still opens the platform', () => {
  const { store } = open();
  const token = { id: 'ptk_1', name: 'Ada', hash: 'aa', created_at: origin.created_at };
  store.createToken(token);
  expect(() => store.createToken({ ...token, name: 'Grace' })).toThrow('there is a token ptk_1 already');
  expect([...store.tokens.values()]).toEqual([token]);
});
