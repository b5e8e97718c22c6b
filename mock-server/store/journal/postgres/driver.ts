/** The package `pg`. */
export type Driver = typeof import('pg');

/** Thrown when the package `pg` is not installed. */
export class MissingDriverError extends Error {
  override readonly name = 'MissingDriverError';

  constructor() {
    super('PostgreSQL needs the package pg, which is not installed. Install it: npm install pg');
  }
}

/** Loads the package `pg`, which is an optional peer. Throws a `MissingDriverError` when it is not installed. */
export async function loadDriver(): Promise<Driver> {
  try {
    return await import('pg');
  } catch (error) {
    if (isMissing(error)) throw new MissingDriverError();
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND';
}
