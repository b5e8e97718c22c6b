import { DatabaseUnavailableError } from './database-error';
import { type Driver, loadDriver } from './driver';
import { checkServer, UnsuitableServerError } from './check-server';
import { connectPool, type PoolOptions } from './pool';
import { type Server, serverOf } from './server-name';
import type { Database } from './sql';

export type { Database, QueryOptions, QueryResult, Session, Sql } from './sql';
export { DatabaseRefusedError, DatabaseUnavailableError } from './database-error';
export { MissingDriverError } from './driver';
export { DatabaseUrlError } from './server-name';

/** The words of the driver. It has no code for them. */
const WITHOUT_TLS = 'does not support SSL connections';

/**
 * Connects to a database: `postgres://user:password@host:port/database`. Throws a `MissingDriverError` without the package `pg`,
 * a `DatabaseUnavailableError` when no server responds within seconds, and what the server says otherwise. No message contains
 * the password.
 */
export async function openDatabase(url: string, options: PoolOptions = {}): Promise<Database> {
  const server = serverOf(url);
  const driver = await loadDriver();
  try {
    return await openAt(server, driver, options);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError && error.message.includes(WITHOUT_TLS))) throw error;
    const { plainUrl } = server;
    if (plainUrl !== undefined) return openAt({ ...server, url: plainUrl }, driver, options);
    throw new UnsuitableServerError(
      `PostgreSQL at ${server.name} does not encrypt connections. Turn on "ssl" there, or connect without it: sslmode=disable`,
    );
  }
}

async function openAt(server: Server, driver: Driver, options: PoolOptions): Promise<Database> {
  const database = connectPool(driver, server, options);
  try {
    await checkServer(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
