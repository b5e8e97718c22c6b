/** A channel for statements. Rejects with a `DatabaseUnavailableError` when it is unknown whether one was carried out. */
export interface Sql {
  query(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<QueryResult>;
}

export interface QueryOptions {
  /** Milliseconds after which a statement is given up. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Whether connections keep the plan of the statement. Only for texts that are constants. Default: false. */
  readonly prepared?: boolean | undefined;
}

export interface QueryResult {
  /** Rows by the names of their columns. A `bigint` is a number. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Number of rows that were returned, inserted, changed or deleted. */
  readonly count: number;
}

/** A PostgreSQL database: a pool of connections. A connection that ended is replaced with the next statement. */
export interface Database extends Sql {
  /** Host, port and name of the database, for messages. */
  readonly name: string;
  /** Number of statements and transactions that wait for a connection. */
  readonly waiting?: number;
  /**
   * Runs statements on one connection, between `begin` and `commit`. Rolls back when `run` rejects. Waits while as many
   * transactions run as may at a time.
   */
  transaction<Result>(run: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Connects a session outside of the pool. */
  session(): Promise<Session>;
  /** Ends the connections of the pool once their statements have ended. Sessions stay. */
  close(): Promise<void>;
}

/** A connection of its own, for what belongs to a connection: advisory locks. */
export interface Session extends Sql {
  /** Resolves when the connection has ended, for whatever reason. A statement that is given up ends it. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}
