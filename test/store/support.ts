import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { Change, Commit } from '../../mock-server/store/commit';
import { type Database, createDatabase, replay, type State } from '../../mock-server/store/state';
import { linesOf } from '../../mock-server/store/journal/commit-lines';
import { LineReader } from '../../mock-server/store/journal/line-reader';
import type { EventsRow, JobRow, Rows, TableName } from '../../mock-server/rows';
import { tableNames } from '../../mock-server/rows/registry';
import type { Tables } from '../../mock-server/store/tables';
import type { Transaction } from '../../mock-server/store/transaction';

export function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** Returns a directory of all tests of the file, or of the `describe` that calls it. */
export function sharedDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
  afterAll(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** What a transaction of a store does: the rows are visible at once, and the commit is left for the adapter. */
export function transact(database: Database, commit: Commit): void {
  replay(database, commit);
  database.unwritten.push(commit);
}

export const created_at = '2030-01-01T00:00:00.000Z';

/** A request that begins a transaction. */
export const origin = { request_id: null, operation: 'moveClock', created_at };

export function jobRow(id: string, sequence: number): JobRow {
  return { id, sequence, due_at: created_at, kind: 'settle_payment', subject_id: `subject ${sequence}` };
}

export function eventRow(id: string, sequence: number, data: object): EventsRow {
  const none = { idempotency_key: null, request_id: null };
  const states = [{ mode: 'test', account_id: 'acc_1', resource_id: 'py_1', data }] as const;
  return { id, sequence, ...none, created_at, states, names: ['payment.created'], about: [0] };
}

/** Stores a row, whether or not there is one under its id. */
export function put<Name extends TableName>(rows: Transaction, table: Name, row: Rows[Name]): void {
  if (rows.find(table, row.id) === undefined) rows.insert(table, row);
  else rows.replace(table, row);
}

export function putEvent(number: number, text = ''): Commit {
  const id = `pld_${number}`;
  return { changes: [['events', id, eventRow(id, number, { number, text })]] };
}

/** Applies the lines of commits to a database, as when a journal is read. */
export function replayLinesOf(database: Database, commits: Iterable<Commit>): void {
  const reader = new LineReader('a journal', database);
  for (const commit of commits) for (const line of linesOf(commit)) reader.replay(line);
}

const byPlace = ([table, id]: Change, [other, otherId]: Change) =>
  table.localeCompare(other) || id.localeCompare(otherId);

/** All rows, the last sequence number, and the same of every snapshot. In what order a table holds its rows, nobody sees. */
export function stateOf(database: Database): object {
  const of = (state: Readonly<State>) => ({ rows: [...liveChanges(state)].sort(byPlace), sequence: state.sequence });
  const snapshots = [...database.snapshots.values()].map((snapshot) => {
    const { name, created_at } = snapshot;
    return { name, created_at, ...of(snapshot) };
  });
  return { ...of(database), snapshots };
}

export function stateAfter(commits: readonly Commit[]): object {
  const database = createDatabase();
  for (const commit of commits) replay(database, commit);
  return stateOf(database);
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const change: fc.Arbitrary<Change> = fc.oneof(
  id.map((of): Change => ['events', of, null]),
  id.map((of): Change => ['jobs', of, null]),
  fc.tuple(id, fc.string({ unit: 'grapheme' })).map(([of, text]): Change => ['events', of, eventRow(of, 1, { text })]),
  fc.tuple(id, fc.nat(999), fc.integer({ min: 1, max: 9 })).map(([of, sequence, day]): Change => {
    const due_at = `2030-01-0${day}T00:00:00.000Z`;
    return ['jobs', of, { id: of, sequence, due_at, kind: 'settle_payment', subject_id: 'pay_1' }];
  }),
);
/** A commit has each row once. */
const changes = fc.uniqueArray(change, { maxLength: 4, selector: ([table, of]) => `${table} ${of}` });

/** Few ids, so that rows are replaced, taken away and made again; text beyond ASCII; now and then a reset. */
export const commit: fc.Arbitrary<Commit> = fc.oneof(
  { weight: 9, arbitrary: changes.map((all): Commit => ({ changes: all })) },
  { weight: 1, arbitrary: changes.map((all): Commit => ({ reset: true, changes: all })) },
);

/** Yields every row as the change that would write it. */
export function* liveChanges({ tables }: Readonly<State>): Generator<Change, void, undefined> {
  for (const name of tableNames) yield* changesOf(tables, name);
}

function* changesOf<Name extends TableName>(tables: Tables, name: Name): Generator<Change, void, undefined> {
  for (const row of tables[name].rows()) yield [name, row.id, row];
}
