import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JobRow } from '../../mock-server/rows';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { Store } from '../../mock-server/store/store';
import type { Transaction } from '../../mock-server/store/transaction';
import { created_at, jobRow, origin } from './support';

const open = () => new Store(new MemoryAdapter(), () => undefined);

const step = fc.record({
  does: fc.constantFrom('insert', 'replace', 'delete'),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
});

test('whatever transactions do, a row is lost only by a replacement or a deletion', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 30 }), (transactions) => {
      const store = open();
      let model = new Map<string, JobRow>();
      let sequence = 0;
      for (const steps of transactions) {
        const after = new Map(model);
        let refused = false;
        const run = (rows: Transaction) => {
          for (const { does, id } of steps) {
            refused = does === 'insert' ? after.has(id) : does === 'replace' && !after.has(id);
            const row = jobRow(id, ++sequence);
            if (does === 'delete') rows.delete('jobs', id);
            else rows[does === 'insert' ? 'insert' : 'replace']('jobs', row);
            if (does === 'delete') after.delete(id);
            else after.set(id, row);
          }
        };
        const { undoable } = store;
        let threw = false;
        try {
          store.transact(run, origin);
        } catch {
          threw = true;
        }
        expect(threw).toBe(refused);
        if (threw) expect(store.undoable).toBe(undoable);
        if (!threw) model = after;
        const rows = [...store.state.tables.jobs.rows()].map((row) => [row.id, row] as const);
        expect(new Map(rows)).toEqual(model);
      }
    }),
  );
});

test('a token under an id that exists is refused: the one that was given away still opens the platform', () => {
  const store = open();
  const token = { id: 'ptk_1', name: 'Ada', hash: 'aa', created_at };
  store.createToken(token);
  expect(() => store.createToken({ ...token, name: 'Grace' })).toThrow('there is a token ptk_1 already');
  expect([...store.tokens.values()]).toEqual([token]);
});
