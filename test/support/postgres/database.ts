import pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Runs a statement on a connection of its own and returns its rows. */
export async function runSql(url: string, text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A statement that is cut off rejects by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows }: { rows: Row[] } = await client.query(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** A database of a test. */
export class TestDatabase {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Runs a statement on a connection of its own and returns its rows. */
  sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    return runSql(this.url, text, values);
  }

  /** Ends all sessions on the database. Returns their number. */
  async endAllSessions(): Promise<number> {
    const ended = await this.sql(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
    return ended.length;
  }
}

/** The databases of one test run on a server, which may belong to somebody else. */
export class TestDatabases {
  readonly serverUrl: string;
  /** The beginning of their names. */
  readonly prefix: string;

  constructor(serverUrl: string, prefix = `sandbox_test_${randomName()}`) {
    this.serverUrl = serverUrl;
    this.prefix = prefix;
  }

  /** Creates an empty database. */
  async create(): Promise<TestDatabase> {
    const name = `${this.prefix}_${randomName()}`;
    await runSql(this.serverUrl, `create database ${name}`);
    const url = new URL(this.serverUrl);
    url.pathname = `/${name}`;
    return new TestDatabase(url.href);
  }

  /** Ends the sessions on all of them. Returns their number. */
  async endAllSessions(): Promise<number> {
    const ended = await runSql(
      this.serverUrl,
      'select pg_terminate_backend(pid) from pg_stat_activity where starts_with(datname, $1)',
      [this.prefix],
    );
    return ended.length;
  }

  async dropAll(): Promise<void> {
    const found = await runSql(this.serverUrl, 'select datname from pg_database where starts_with(datname, $1)', [
      this.prefix,
    ]);
    for (const { datname } of found) await runSql(this.serverUrl, `drop database ${String(datname)} with (force)`);
  }
}

function randomName(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}
