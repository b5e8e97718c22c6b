import type { ClientConfig } from 'pg';
import { CONNECT_TIMEOUT_MS } from './connection';
import type { Driver } from './driver';
import { endOrDestroy } from './end';
import { type Host, nameOf, type Server } from './server-name';

type Client = InstanceType<Driver['Client']>;

const conditions = {
  primary: 'not pg_is_in_recovery()',
  'read-write': "not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off'",
} as const;

/** Finds the server of a URL with several that takes writes. */
export class WritableHost {
  readonly #driver: Driver;
  readonly #server: Server;
  readonly #config: ClientConfig;
  /** The one that was found last is asked first: one that does not respond would delay each connection. */
  #last: Host | undefined;

  constructor(driver: Driver, server: Server, config: ClientConfig) {
    this.#driver = driver;
    this.#server = server;
    this.#config = config;
  }

  /**
   * Returns the first server that takes writes, in the order of the URL. Rejects when there is none, and with what a server says
   * about the user or the database: the others would say the same.
   */
  async find(): Promise<Host> {
    const { hosts } = this.#server;
    const problems: string[] = [];
    for (const host of this.#last ? [this.#last, ...hosts.filter((each) => each !== this.#last)] : hosts) {
      const problem = await this.#problemOf(host);
      if (problem === undefined) return (this.#last = host);
      problems.push(`${nameOf(host)}: ${problem}`);
    }
    throw new Error(`no server takes writes (${problems.join('; ')})`);
  }

  async #problemOf(host: Host): Promise<string | undefined> {
    const client = connectTo(new this.#driver.Client(this.#config), host);
    client.on('error', () => undefined);
    try {
      await client.connect();
      // pg takes a time-out for each statement, which its types do not declare.
      const statement = {
        text: `select 1 where ${conditions[this.#server.target]}`,
        query_timeout: CONNECT_TIMEOUT_MS,
      };
      const { rowCount } = await client.query(statement);
      return rowCount === 1 ? undefined : 'it takes no writes';
    } catch (error) {
      if (isAboutCaller(error)) throw error;
      return error instanceof Error ? error.message || 'no connection' : String(error);
    } finally {
      void endOrDestroy(client.end(), () => [client]);
    }
  }
}

/** Sets the server that a client connects to. */
export function connectTo<C extends Client>(client: C, { host, port }: Host): C {
  client.host = host;
  client.port = port;
  return client;
}

/** Whether a server refused the user, the password or the database, by its SQLSTATE. */
const isAboutCaller = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:28|3D)/.test(String(error.code));
