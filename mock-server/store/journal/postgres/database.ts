import { loadDriver } from './driver';
import { checkServer } from './check-server';
import { connectPool, type PoolOptions } from './pool';
import { serverOf } from './server-name';
import type { Database } from './sql';

export type { Database, QueryOptions, QueryResult, Session, Sql } from './sql';
export { DatabaseRefusedError, DatabaseUnavailableError } from './database-error';
export { MissingDriverError } from './driver';
export { DatabaseUrlError } from './server-name';

/**
 * Connects to a database: `postgres://user:password@host:port/database`. Throws a `MissingDriverError` without the package `pg`,
 * a `DatabaseUnavailableError` when no server responds within seconds, and what the server says otherwise. No message contains
 * the password.
 */
export async function openDatabase(url: string, options: PoolOptions = {}): Promise<Database> {
  const server = serverOf(url);
  const driver = await loadDriver();
  const database = connectPool(driver, server, options);
  try {
    await checkServer(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
