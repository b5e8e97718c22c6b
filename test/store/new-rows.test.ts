import { expect, test } from 'vitest';
import type { Rows } from '../../mock-server/rows';
import { commitOf, lineOf } from '../../mock-server/store/lines/commit-lines';
import { createDatabase, type Database, replay } from '../../mock-server/store/state';
import { Transaction } from '../../mock-server/store/transaction';

const job = (id: string, subject_id = 'py_1'): Rows['jobs'] => ({
  id,
  sequence: 1,
  kind: 'settle_payment',
  subject_id,
  due_at: '2030-01-01T00:00:00.000Z',
});

/** In what order a table holds its rows, nobody sees. */
const jobsOf = ({ tables }: Database): string[] =>
  [...tables.jobs.rows()].map(({ id, subject_id }) => `${id} ${subject_id}`).sort();

/** Returns the ids of the rows that a transaction marks as new, and the jobs of a database that its line was replayed to. */
function newRowsOf(run: (transaction: Transaction) => void): { readonly marked: string[]; readonly jobs: string[] } {
  const [database, copy] = [createDatabase(), createDatabase()];
  for (const each of [database, copy]) for (const id of ['a', 'b']) each.tables.jobs.put(job(id));
  const transaction = new Transaction(database, () => undefined);
  run(transaction);
  const { changes } = transaction.commit();
  replay(copy, commitOf(lineOf({ changes })));
  expect(jobsOf(copy)).toEqual(jobsOf(database));
  expect(commitOf(lineOf({ changes })).changes).toEqual(changes);
  const marked = changes.flatMap(([, id, , isNew]) => (isNew ? [id] : []));
  return { marked, jobs: jobsOf(copy) };
}

test.each<[what: string, run: (rows: Transaction) => void, marked: string[], jobs: string[]]>([
  [
    'a row with an id that the table does not have',
    (rows) => rows.put('jobs', job('c')),
    ['c'],
    ['a py_1', 'b py_1', 'c py_1'],
  ],
  ['no row that replaces another', (rows) => rows.put('jobs', job('a', 'py_2')), [], ['a py_2', 'b py_1']],
  [
    'no row that the transaction deleted before',
    (rows) => {
      rows.delete('jobs', 'a');
      rows.put('jobs', job('a', 'py_3'));
    },
    [],
    ['a py_3', 'b py_1'],
  ],
  [
    'no row that the transaction writes twice',
    (rows) => {
      rows.put('jobs', job('c'));
      rows.put('jobs', job('c', 'py_2'));
    },
    [],
    ['a py_1', 'b py_1', 'c py_2'],
  ],
  [
    'others of a transaction that replaces a row',
    (rows) => {
      rows.put('jobs', job('a', 'py_2'));
      rows.put('jobs', job('c'));
    },
    ['c'],
    ['a py_2', 'b py_1', 'c py_1'],
  ],
])('marked as new, so that nobody looks for it when the journal is read: %s', (_, run, marked, jobs) => {
  expect(newRowsOf(run)).toEqual({ marked, jobs });
});
