import { type Counts, noCounts } from '../random/counts';
import { copyTables, createTables, type Tables } from './tables';
import type { TableName } from '../rows';
import type { Change, Commit, SnapshotLabel, StoredToken } from './commit';

/** The state of a platform. */
export interface State {
  tables: Tables;
  /** The last sequence number of a row. */
  sequence: number;
  counts: Counts;
}

/** A state whose tables are never changed. */
export interface Snapshot extends SnapshotLabel, Readonly<State> {}

/** The database that lowdb holds for one platform: state, snapshots, tokens, and the commits that are not durable yet. */
export interface Database extends State {
  /** Snapshots by name, the newest last. */
  readonly snapshots: Map<string, Snapshot>;
  /** Tokens by id, the newest last. They are part of no state: what was revoked does not return with an older one. */
  readonly tokens: Map<string, StoredToken>;
  /** How often access tokens were ended. It is part of no state either. */
  endedTokens: number;
  /** The rows of replacements that are being put, by their numbers. */
  readonly staged: Map<number, Tables>;
  /** States that an undo may return to, by their numbers, the newest last. Their tables are never changed. */
  readonly replaced: Map<number, Readonly<State>>;
  unwritten: Commit[];
}

export function createDatabase(): Database {
  return {
    tables: createTables(),
    sequence: 0,
    counts: noCounts,
    snapshots: new Map(),
    tokens: new Map(),
    endedTokens: 0,
    staged: new Map(),
    replaced: new Map(),
    unwritten: [],
  };
}

export function stateOf({ tables, sequence, counts }: State): State {
  return { tables, sequence, counts };
}

/** Returns a state with the same rows. A change of the copy does not change the original. */
export function copyOf({ tables, sequence, counts }: Readonly<State>): State {
  return { tables: copyTables(tables), sequence, counts };
}

/** A commit without its changes. */
export type Heading = Omit<Commit, 'changes'>;

/** Applies a commit to a database. */
export function replay(database: Database, commit: Commit): void {
  const tables = beginReplay(database, commit);
  for (const change of commit.changes) replayChange(database, tables, change);
  endReplay(database, commit);
}

/** Applies what a commit does before its changes. Returns the tables that these are of. */
export function beginReplay(database: Database, commit: Heading): Tables {
  const { staged, isFirst, counts } = commit;
  if (staged !== undefined) return stagedTables(database, staged, isFirst);
  replayReplacement(database, commit);
  if (counts !== undefined) database.counts = counts;
  return database.tables;
}

/** Applies one change of a commit. */
export function replayChange(database: Database, tables: Tables, change: Change): void {
  apply(tables, change);
  const [, , row] = change;
  if (tables !== database.tables || row === null || !('sequence' in row)) return;
  if (row.sequence > database.sequence) database.sequence = row.sequence;
}

/** Applies what a commit does after its changes. */
export function endReplay(database: Database, heading: Heading): void {
  const { staged, sequence, snapshot, deletedSnapshot, token, deletedToken, endedTokens } = heading;
  if (staged !== undefined) return;
  if (sequence !== undefined) database.sequence = sequence;
  if (snapshot !== undefined) createSnapshot(database, snapshot);
  if (deletedSnapshot !== undefined) database.snapshots.delete(deletedSnapshot);
  if (token !== undefined) database.tokens.set(token.id, token);
  if (deletedToken !== undefined) database.tokens.delete(deletedToken);
  if (endedTokens !== undefined) database.endedTokens = endedTokens;
}

function replayReplacement(database: Database, { replaced, reset, adopt, restore, revert, forgotten }: Heading): void {
  if (replaced !== undefined) database.replaced.set(replaced, copyOf(database));
  if (reset) {
    database.tables = createTables();
    database.sequence = 0;
    database.counts = noCounts;
  }
  if (adopt !== undefined) adoptStaged(database, adopt);
  if (restore !== undefined) restoreSnapshot(database, restore);
  if (revert !== undefined) revertTo(database, revert);
  if (forgotten !== undefined) forgetReplaced(database, forgotten);
}

/** Returns to a replaced state, and forgets it and the later ones. */
export function revertTo(database: Database, number: number): void {
  const state = database.replaced.get(number);
  if (state === undefined) throw new Error(`there is no replaced state ${number}`);
  Object.assign(database, copyOf(state));
  for (const each of database.replaced.keys()) if (each >= number) database.replaced.delete(each);
}

/** Forgets the replaced states up to a number, the oldest first. Returns whether there were any. */
export function forgetReplaced({ replaced }: Database, last: number): boolean {
  const before = replaced.size;
  for (const number of replaced.keys()) {
    if (number > last) break;
    replaced.delete(number);
  }
  return replaced.size < before;
}

/** Creates a snapshot of the current state. Replaces a snapshot of the same name. */
export function createSnapshot(database: Database, { name, created_at }: SnapshotLabel): Snapshot {
  const { snapshots } = database;
  const snapshot = { name, created_at, ...copyOf(database) };
  snapshots.delete(name);
  snapshots.set(name, snapshot);
  return snapshot;
}

/** Replaces the current state by that of a snapshot. */
export function restoreSnapshot(database: Database, name: string): void {
  const snapshot = database.snapshots.get(name);
  if (snapshot === undefined) throw new Error(`there is no snapshot "${name}"`);
  Object.assign(database, copyOf(snapshot));
}

function stagedTables({ staged }: Database, id: number, isFirst: boolean | undefined): Tables {
  const tables = (isFirst ? undefined : staged.get(id)) ?? createTables();
  staged.set(id, tables);
  return tables;
}

function adoptStaged(database: Database, id: number): void {
  // A replacement without rows of its own was never written.
  database.tables = database.staged.get(id) ?? createTables();
  database.staged.delete(id);
  database.sequence = 0;
  database.counts = noCounts;
}

/** Writes or deletes the row of a change. */
export function apply<Name extends TableName>(tables: Tables, [table, id, row]: Change<Name>): void {
  if (row === null) tables[table].delete(id);
  else tables[table].put(row);
}

/** Returns the number of rows in all tables. */
export function rowCount({ tables }: Pick<State, 'tables'>): number {
  return Object.values(tables).reduce((count, table) => count + table.size, 0);
}
