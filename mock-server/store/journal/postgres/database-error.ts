import type { Driver } from './driver';
import type { Server } from './server-name';

/**
 * Thrown when the database cannot be reached, ended the connection or did not respond in time. A statement that was sent may
 * have been carried out.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Thrown when the server refuses a statement or a connection. The statement was not carried out. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError';
  /** SQLSTATE. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The server refuses for the moment: it starts, ends or changes roles, has no connection left, ended the session or gave up a
 * statement because of others.
 */
const temporary = /^(?:08...|57P0[1235]|57014|53300|40001|40P01|55P03|25P0[234]|25006)$/;

/** Returns the error that stands for an error of the driver: the message without the password, and nothing else of it. */
export function databaseErrorOf(error: unknown, { DatabaseError }: Driver, server: Server): Error {
  if (error instanceof DatabaseUnavailableError || error instanceof DatabaseRefusedError) return error;
  if (!(error instanceof Error)) return new DatabaseUnavailableError(`PostgreSQL at ${server.name} failed`);
  const message = `PostgreSQL at ${server.name}: ${server.withoutPassword(reasonOf(error))}`;
  if (!(error instanceof DatabaseError)) return new DatabaseUnavailableError(message);
  const { code = 'XX000' } = error;
  return temporary.test(code) ? new DatabaseUnavailableError(message) : new DatabaseRefusedError(message, code);
}

/** Errors of a host with several addresses have no message of their own. */
function reasonOf(error: Error): string {
  if (error.message === '' && error instanceof AggregateError)
    return error.errors.map((each: unknown) => (each instanceof Error ? each.message : '')).join(', ');
  return error.message;
}
