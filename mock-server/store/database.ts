import { type Rows, type TableName, type Tables, createTables } from './tables';

/** A row as a transaction left it; null when the transaction took it away. */
export type Change = {
  readonly [Name in TableName]: readonly [table: Name, id: string, row: Rows[Name] | null];
}[TableName];

/** All that one transaction did, in the order in which it first touched each row. */
export interface Commit {
  /** Everything before this commit is gone. */
  readonly reset?: true;
  readonly changes: readonly Change[];
}

/** What lowdb holds for one platform: the rows, and the commits that its adapter has not been given yet. */
export interface Database {
  tables: Tables;
  /** The last sequence number given to a row. */
  sequence: number;
  unwritten: Commit[];
}

export function createDatabase(): Database {
  return { tables: createTables(), sequence: 0, unwritten: [] };
}

/** Brings a commit that was read back into the tables. */
export function replay(database: Database, commit: Commit): void {
  if (commit.reset) database.tables = createTables();
  for (const change of commit.changes) replayChange(database, change);
}

function replayChange<Name extends TableName>(
  database: Database,
  [table, id, row]: readonly [table: Name, id: string, row: Rows[Name] | null],
): void {
  if (row === null) {
    database.tables[table].delete(id);
    return;
  }
  database.tables[table].put(row);
  if ('sequence' in row) database.sequence = Math.max(database.sequence, row.sequence);
}

type RowsOf = { readonly [Name in TableName]: (tables: Tables) => Iterable<Change> };

const rowsOf: RowsOf = {
  platform: (tables) => map(tables.platform.rows(), (row) => ['platform', row.id, row]),
  accounts: (tables) => map(tables.accounts.rows(), (row) => ['accounts', row.id, row]),
  payment_methods: (tables) => map(tables.payment_methods.rows(), (row) => ['payment_methods', row.id, row]),
  payment_intents: (tables) => map(tables.payment_intents.rows(), (row) => ['payment_intents', row.id, row]),
  payments: (tables) => map(tables.payments.rows(), (row) => ['payments', row.id, row]),
  refunds: (tables) => map(tables.refunds.rows(), (row) => ['refunds', row.id, row]),
  payloads: (tables) => map(tables.payloads.rows(), (row) => ['payloads', row.id, row]),
  events: (tables) => map(tables.events.rows(), (row) => ['events', row.id, row]),
  idempotency_keys: (tables) => map(tables.idempotency_keys.rows(), (row) => ['idempotency_keys', row.id, row]),
  jobs: (tables) => map(tables.jobs.rows(), (row) => ['jobs', row.id, row]),
};

/** Every row as the change that would put it: what a snapshot consists of. A new table does not compile without a line above. */
export function* liveChanges({ tables }: Database): Generator<Change, void, undefined> {
  for (const rows of Object.values(rowsOf)) yield* rows(tables);
}

function* map<Row>(rows: Iterable<Row>, toChange: (row: Row) => Change): Generator<Change, void, undefined> {
  for (const row of rows) yield toChange(row);
}
