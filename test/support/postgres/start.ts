import { findBinaries } from './binaries';
import { type Row, runSql, type TestDatabase, TestDatabases } from './database';
import { OwnServer, type ShutdownMode } from './server';

/** The URL of a server, or `system` or `embedded` for where its programs come from. */
const setting = process.env['PAYMENTS_SANDBOX_TEST_POSTGRES'] ?? '';
const givenUrl = /^postgres(ql)?:/.test(setting) ? setting : undefined;

/** A server that is given by its URL belongs to somebody else. Tests that restart it are skipped then. */
export const canRestartPostgres = givenUrl === undefined;

/**
 * Returns a server of its own, for tests that restart it; or the one that is given by its URL, which cannot be restarted. Its
 * data are in memory where that has room, unless a folder for them is given.
 */
export async function startPostgres(folder?: string): Promise<PostgresServer> {
  if (givenUrl !== undefined) return new PostgresServer(givenUrl, 'given');
  if (setting !== '' && setting !== 'system' && setting !== 'embedded') {
    throw new Error(`PAYMENTS_SANDBOX_TEST_POSTGRES is "${setting}", which is not "system", "embedded" or a URL`);
  }
  const binaries = findBinaries(setting === '' ? undefined : setting);
  const server = new OwnServer(binaries.root, folder);
  await server.start();
  return new PostgresServer(server.url, binaries.source, server);
}

export class PostgresServer {
  readonly url: string;
  /** Its origin: given by its URL, installed on the system, or embedded in a package. */
  readonly source: 'given' | 'system' | 'embedded';
  readonly databases: TestDatabases;
  readonly #own: OwnServer | undefined;

  constructor(url: string, source: PostgresServer['source'], own?: OwnServer) {
    this.url = url;
    this.source = source;
    this.databases = new TestDatabases(url);
    this.#own = own;
  }

  /** Runs a statement on a connection of its own and returns its rows. */
  sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    return runSql(this.url, text, values);
  }

  createDatabase(): Promise<TestDatabase> {
    return this.databases.create();
  }

  /** Ends the sessions on all databases that it created. Returns their number. */
  endAllSessions(): Promise<number> {
    return this.databases.endAllSessions();
  }

  /** Ends the server and starts it again at the same URL. `immediate` is a crash: the server recovers. */
  async restart(mode: ShutdownMode): Promise<void> {
    if (this.#own === undefined) throw new Error('A server that is given by its URL is not restarted');
    await this.#own.restart(mode);
  }

  /** Ends the server and deletes its data. A server that is given loses only the databases of this run. */
  async stop(): Promise<void> {
    if (this.#own === undefined) await this.databases.dropAll();
    else await this.#own.stop();
  }
}
