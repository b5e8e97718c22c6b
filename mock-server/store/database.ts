import { type Rows, type TableName, type Tables, createTables } from './tables';

/** A row as a transaction left it; null when the transaction took it away. */
export type Change = {
  readonly [Name in TableName]: readonly [table: Name, id: string, row: Rows[Name] | null];
}[TableName];

/** All that one transaction did, in the order in which it first touched each row. */
export interface Commit {
  /** Everything before this commit is gone. */
  readonly reset?: true;
  /** The last sequence number given so far, where the rows alone might not tell. */
  readonly sequence?: number;
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
  database.sequence = Math.max(database.sequence, commit.sequence ?? 0);
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

type ToChange = { readonly [Name in TableName]: (id: string, row: Rows[Name] | null) => Change };

/** A row as a change, by table. A new table does not compile without its line. */
export const toChange: ToChange = {
  platform: (id, row) => ['platform', id, row],
  clock: (id, row) => ['clock', id, row],
  accounts: (id, row) => ['accounts', id, row],
  onboarding_entries: (id, row) => ['onboarding_entries', id, row],
  payment_methods: (id, row) => ['payment_methods', id, row],
  customers: (id, row) => ['customers', id, row],
  card_declines: (id, row) => ['card_declines', id, row],
  payment_intents: (id, row) => ['payment_intents', id, row],
  payments: (id, row) => ['payments', id, row],
  refunds: (id, row) => ['refunds', id, row],
  disputes: (id, row) => ['disputes', id, row],
  payment_balance_transactions: (id, row) => ['payment_balance_transactions', id, row],
  fee_configurations: (id, row) => ['fee_configurations', id, row],
  events: (id, row) => ['events', id, row],
  publishers: (id, row) => ['publishers', id, row],
  deliveries: (id, row) => ['deliveries', id, row],
  idempotency_keys: (id, row) => ['idempotency_keys', id, row],
  jobs: (id, row) => ['jobs', id, row],
  checkouts: (id, row) => ['checkouts', id, row],
  checkout_sessions: (id, row) => ['checkout_sessions', id, row],
  proceeds_batches: (id, row) => ['proceeds_batches', id, row],
  payouts: (id, row) => ['payouts', id, row],
};

/** The commit that would make an empty database into this one: what a snapshot says. */
export function snapshotOf(database: Database): Commit {
  return { reset: true, sequence: database.sequence, changes: [...liveChanges(database)] };
}

/** How many rows there are in all tables. */
export function rowCount({ tables }: Database): number {
  return Object.values(tables).reduce((count, table) => count + table.size, 0);
}

/** Every row as the change that would put it. */
export function* liveChanges({ tables }: Database): Generator<Change, void, undefined> {
  for (const name in toChange) if (isTableName(name)) yield* changesOf(tables, name);
}

function* changesOf<Name extends TableName>(tables: Tables, name: Name): Generator<Change, void, undefined> {
  for (const row of tables[name].rows()) yield toChange[name](row.id, row);
}

function isTableName(name: string): name is TableName {
  return Object.hasOwn(toChange, name);
}
