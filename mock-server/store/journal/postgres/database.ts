import { DatabaseUnavailableError } from './database-error';
import { type Driver, loadDriver } from './driver';
import { checkServer } from './check-server';
import { connectPool, type PoolOptions } from './pool';
import { type Server, serverOf } from './server-name';
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
  try {
    return await openAt(server, driver, options);
  } catch (error) {
    const { plainUrl } = server;
    if (plainUrl === undefined || !isWithoutTls(error)) throw error;
    return openAt({ ...server, url: plainUrl }, driver, options);
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

/** Whether a server refused to encrypt a connection. */
export function isWithoutTls(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError && error.message.includes('does not support SSL connections');
}
