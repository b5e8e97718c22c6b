import { formatError } from './format-error';
import { withoutPasswords } from './store-option';

/** The reason why a database could not be used, with advice, and the exit code. */
export interface StoreFailure {
  readonly message: string;
  /** 2 when the installation or an option has to change, otherwise 1. */
  readonly exitCode: 1 | 2;
}

/** SQLSTATE codes of connections that are refused because of the user, the password or the name of the database. */
const refusedConnections = /^(28...|3D000)$/;

/** Explains why the database of an option could not be used. No message contains a password. */
export async function explainStoreError(error: unknown, option = '--store'): Promise<StoreFailure> {
  const { DatabaseRefusedError, DatabaseUnavailableError, DatabaseUrlError, MissingDriverError } =
    await import('../mock-server/fronts/postgres');
  const message = withoutPasswords(formatError(error));
  if (error instanceof MissingDriverError || error instanceof DatabaseUrlError) return { message, exitCode: 2 };
  if (error instanceof DatabaseUnavailableError)
    return { message: `${message}\nCheck that the database is running, and that ${option} names it.`, exitCode: 1 };
  if (error instanceof DatabaseRefusedError && refusedConnections.test(error.code))
    return {
      message: `${message}\nCheck the user and the database of ${option}. PGPASSWORD or ~/.pgpass may have the password.`,
      exitCode: 1,
    };
  return { message, exitCode: 1 };
}
