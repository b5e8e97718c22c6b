import type { ClientConfig, PoolClient, PoolConfig } from 'pg';
import { ConcurrencyLimit } from './concurrency-limit';
import { CONNECT_TIMEOUT_MS, type Connection, queryOn } from './connection';
import { DatabaseRefusedError, databaseErrorOf, DatabaseUnavailableError } from './database-error';
import type { Driver } from './driver';
import { endOrDestroy } from './end';
import type { Server } from './server-name';
import { connectSession } from './session';
import { setUpConnection } from './set-up-connection';
import { connectTo, WritableHost } from './writable-host';
import type { Database, QueryOptions, QueryResult, Session, Sql } from './sql';

const INT8 = 20;
/** SQLSTATE of a connection that does not exist. */
const CLOSED = '08003';
/**
 * A connection whose first packets the network lost stays without a response. The statement that waits for it is repeated well
 * within a lease. The first connection of all has more time, as a server may have to start.
 */
const RECONNECT_WITHIN_MS = 1500;

/**
 * Part of the connections that transactions may use. They can last for long, and statements, such as appends, must not wait for
 * them.
 */
const TRANSACTIONS_PART = 1 / 2;

export interface PoolOptions {
  /** Greatest number of connections of the pool. Default: 8. */
  readonly maxConnections?: number | undefined;
  /** Milliseconds after which a statement is given up, unless it has a time-out of its own. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
}

/** Creates a pool, which connects with its first statement. */
export function connectPool(driver: Driver, server: Server, options: PoolOptions): Database {
  return new PooledDatabase(driver, server, options);
}

class PooledDatabase implements Database {
  readonly name: string;
  readonly #driver: Driver;
  readonly #server: Server;
  readonly #config: ClientConfig;
  readonly #Client: Driver['Client'];
  readonly #pool: InstanceType<Driver['Pool']>;
  readonly #timeoutMs: number;
  readonly #transactions: ConcurrencyLimit;
  /** The connections, and when they are set up. */
  readonly #clients = new Map<PoolClient, Promise<void>>();
  readonly #idle = new Set<PoolClient>();
  #hasConnected = false;
  #closing: Promise<void> | undefined;

  constructor(driver: Driver, server: Server, { maxConnections = 8, timeoutMs = 10_000 }: PoolOptions) {
    this.name = server.name;
    this.#driver = driver;
    this.#server = server;
    this.#timeoutMs = timeoutMs;
    this.#transactions = new ConcurrencyLimit(Math.max(1, Math.floor(maxConnections * TRANSACTIONS_PART)));
    this.#config = clientConfig(driver, server);
    const { length } = server.hosts;
    const host = length > 0 ? new WritableHost(driver, server, this.#config) : undefined;
    this.#Client = clientOf(driver, host, () => false);
    const limits = { max: maxConnections, connectionTimeoutMillis: CONNECT_TIMEOUT_MS * (length + 1) };
    const config: PoolConfig = { ...this.#config, ...limits, allowExitOnIdle: true };
    this.#pool = new driver.Pool({ ...config, Client: clientOf(driver, host, () => this.#hasConnected) });
    // The pool replaces an idle connection that ended. Without a listener the process would end instead.
    this.#pool.on('error', ignore);
    this.#pool.on('connect', (client) => {
      this.#hasConnected = true;
      const isSetUp = setUpConnection(client);
      isSetUp.catch(ignore);
      this.#clients.set(client, isSetUp);
    });
    this.#pool.on('remove', (client) => {
      this.#clients.delete(client);
      this.#idle.delete(client);
    });
  }

  get waiting(): number {
    return this.#pool.waitingCount;
  }

  async query(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<QueryResult> {
    return this.#withClient((connection) => queryOn(connection, text, values, options));
  }

  transaction<Result>(run: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.#transactions.run(() => this.#transact(run));
  }

  async #transact<Result>(run: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.#withClient(async (connection) => {
      const sql: Sql = { query: (text, values, options) => queryOn(connection, text, values, options) };
      await sql.query('begin');
      try {
        const result = await run(sql);
        await sql.query('commit');
        return result;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) await sql.query('rollback');
        throw error;
      }
    });
  }

  /** A connection is used again unless it is unknown what became of its statement. */
  async #withClient<Result>(run: (connection: Connection) => Promise<Result>): Promise<Result> {
    const client = await this.#connect();
    let isBroken = false;
    const toError = (error: unknown) => databaseErrorOf(error, this.#driver, this.#server);
    const fail = (error: unknown) => {
      const failure = toError(error);
      if (!isBroken && !(error instanceof this.#driver.DatabaseError)) this.#endIdle();
      isBroken ||= failure instanceof DatabaseUnavailableError;
      return failure;
    };
    this.#idle.delete(client);
    try {
      return await run({ client, timeoutMs: this.#timeoutMs, toError: fail });
    } finally {
      if (!isBroken) this.#idle.add(client);
      client.release(isBroken);
    }
  }

  /** After a connection that went silent. The idle ones may lead to the same server, and each of them would cost a time-out. */
  #endIdle(): void {
    for (const client of [...this.#idle]) {
      // The pool removes it at once, and not only when it is closed.
      client.emit('error', new Error('given up'));
      client.connection.stream.destroy();
    }
    this.#idle.clear();
  }

  async #connect(): Promise<PoolClient> {
    if (this.#closing !== undefined) throw new DatabaseRefusedError(`PostgreSQL at ${this.name}: closed`, CLOSED);
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      await this.#clients.get(client);
      return client;
    } catch (error) {
      client?.release(true);
      throw databaseErrorOf(error, this.#driver, this.#server);
    }
  }

  session(): Promise<Session> {
    const client = new this.#Client(this.#config);
    return connectSession(client, (error) => databaseErrorOf(error, this.#driver, this.#server), this.#timeoutMs);
  }

  close(): Promise<void> {
    return (this.#closing ??= endOrDestroy(this.#pool.end(), () => [...this.#clients.keys()]));
  }
}

function clientConfig({ TypeOverrides }: Driver, { url }: Server): ClientConfig {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, Number);
  return {
    connectionString: url,
    fallback_application_name: 'payments-sandbox',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types,
  };
}

/** A class of connections to the server that takes writes, which are given up earlier once there was one. */
function clientOf(
  { Client }: Driver,
  writable: WritableHost | undefined,
  hasConnected: () => boolean,
): Driver['Client'] {
  type Connected = InstanceType<typeof Client>;
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      const connectionTimeoutMillis = hasConnected() ? RECONNECT_WITHIN_MS : CONNECT_TIMEOUT_MS;
      super(typeof config === 'string' ? config : { ...config, connectionTimeoutMillis });
      // The server may end a connection before anybody listens, and the process would end instead.
      this.on('error', ignore);
    }

    override connect(): Promise<Connected>;
    override connect(callback: (error: Error | null, client?: Connected) => void): void;
    override connect(callback?: (error: Error | null, client?: Connected) => void): Promise<Connected> | void {
      const connected = writable
        ? writable.find().then((host) => connectTo(this, host) && super.connect())
        : super.connect();
      if (callback === undefined) return connected;
      connected.then((client) => callback(null, client), callback);
    }
  };
}

function ignore(): void {}
