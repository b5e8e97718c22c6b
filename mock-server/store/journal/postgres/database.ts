import { attemptWithin, type AttemptOptions } from './attempts';
import { loadDriver } from './driver';
import { connectPool, type PoolOptions } from './pool';
import { serverOf } from './server-name';
import type { Database } from './sql';

export type { Database, QueryOptions, QueryResult, Session, Sql } from './sql';
export { DatabaseRefusedError, DatabaseUnavailableError } from './database-error';
export { MissingDriverError } from './driver';
export { DatabaseUrlError } from './server-name';

export interface DatabaseOptions extends AttemptOptions, PoolOptions {}

/**
 * Connects to a database: `postgres://user:password@host:port/database`. Throws a `MissingDriverError` without the package `pg`,
 * a `DatabaseUnavailableError` when nobody can be reached within 30 seconds, and what the server says otherwise. No message
 * contains the password.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const server = serverOf(url);
  const driver = await loadDriver();
  const database = connectPool(driver, server, options);
  try {
    await attemptWithin(
      async (timeoutMs) => void (await database.query('select 1', undefined, { timeoutMs })),
      options,
    );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
