import { type Counts, noCounts } from '../random/counts';
import { copyTables, createTables, type Tables } from './tables';
import type { Rows, TableName } from '../rows';
import { tableNames } from '../rows/registry';

/** A row as a transaction left it; null when the transaction deleted it. */
export type Change<Name extends TableName = TableName> = readonly [table: Name, id: string, row: Rows[Name] | null];

/** A state that is kept under a name, and the instant of the platform's clock at which it was. */
export interface SnapshotLabel {
  readonly name: string;
  readonly created_at: string;
}

/** All that one transaction did, in the order in which it first touched each row; or what became of a snapshot. */
export interface Commit {
  /** Everything before this commit is gone, but for the snapshots. */
  readonly reset?: true;
  /** The snapshot of this name took the place of everything. */
  readonly restore?: string;
  /** The last sequence number given so far, exactly, where the rows alone might not tell. */
  readonly sequence?: number;
  /** How much was made from the seed of the sandbox, where that is more than before. */
  readonly counts?: Counts;
  readonly changes: readonly Change[];
  /** What there is after this commit is kept. */
  readonly snapshot?: SnapshotLabel;
  /** The snapshot of this name is gone. */
  readonly deletedSnapshot?: string;
}

/** All that a platform is made of. */
export interface State {
  tables: Tables;
  /** The last sequence number given to a row. */
  sequence: number;
  counts: Counts;
}

/** Its rows are never changed. */
export interface Snapshot extends SnapshotLabel, Readonly<State> {}

/** What lowdb holds for one platform: its state, its snapshots, and the commits that its adapter has not been given yet. */
export interface Database extends State {
  /** By name, the newest last. */
  readonly snapshots: Map<string, Snapshot>;
  unwritten: Commit[];
}

export function createDatabase(): Database {
  return { tables: createTables(), sequence: 0, counts: noCounts, snapshots: new Map(), unwritten: [] };
}

export function stateOf({ tables, sequence, counts }: State): State {
  return { tables, sequence, counts };
}

/** Brings a commit that was read back into the tables. */
export function replay(database: Database, commit: Commit): void {
  if (commit.reset) {
    database.tables = createTables();
    database.sequence = 0;
    database.counts = noCounts;
  }
  if (commit.restore !== undefined) restoreSnapshot(database, commit.restore);
  if (commit.counts !== undefined) database.counts = commit.counts;
  for (const change of commit.changes) replayChange(database, change);
  if (commit.sequence !== undefined) database.sequence = commit.sequence;
  if (commit.snapshot !== undefined) createSnapshot(database, commit.snapshot);
  if (commit.deletedSnapshot !== undefined) database.snapshots.delete(commit.deletedSnapshot);
}

/** Keeps the state as it is, in the place of what had the name before. */
export function createSnapshot(database: Database, { name, created_at }: SnapshotLabel): Snapshot {
  const { tables, sequence, counts, snapshots } = database;
  const snapshot = { name, created_at, tables: copyTables(tables), sequence, counts };
  snapshots.delete(name);
  snapshots.set(name, snapshot);
  return snapshot;
}

/** Brings a state back that was kept. */
export function restoreSnapshot(database: Database, name: string): void {
  const snapshot = database.snapshots.get(name);
  if (snapshot === undefined) throw new Error(`there is no snapshot "${name}"`);
  database.tables = copyTables(snapshot.tables);
  database.sequence = snapshot.sequence;
  database.counts = snapshot.counts;
}

function replayChange(database: Database, change: Change): void {
  apply(database.tables, change);
  const [, , row] = change;
  if (row !== null && 'sequence' in row) database.sequence = Math.max(database.sequence, row.sequence);
}

/** Puts the row of a change, or takes it away. */
export function apply<Name extends TableName>(tables: Tables, [table, id, row]: Change<Name>): void {
  if (row === null) tables[table].delete(id);
  else tables[table].put(row);
}

/** How many rows there are in all tables. */
export function rowCount({ tables }: Pick<State, 'tables'>): number {
  return Object.values(tables).reduce((count, table) => count + table.size, 0);
}

/** Every row as the change that would put it. */
export function* liveChanges({ tables }: Readonly<State>): Generator<Change, void, undefined> {
  for (const name of tableNames) yield* changesOf(tables, name);
}

function* changesOf<Name extends TableName>(tables: Tables, name: Name): Generator<Change, void, undefined> {
  for (const row of tables[name].rows()) yield [name, row.id, row];
}
