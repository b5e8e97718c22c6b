import { CONNECT_TIMEOUT_MS } from './connection';
import { numberOf, textOf } from './row-values';
import type { Database, Session } from './sql';

/** Thrown when connections to a database do not do what a sandbox needs. Its message says what to change. */
export class UnsuitableServerError extends Error {
  override readonly name = 'UnsuitableServerError';
}

const options = { timeoutMs: CONNECT_TIMEOUT_MS };

/**
 * Finds out whether a database can be used: whether what it acknowledges survives a crash, and whether a connection keeps its
 * session. Throws an `UnsuitableServerError`.
 */
export async function checkServer(database: Database): Promise<void> {
  const session = await database.session();
  try {
    await requireDurableCommits(session, database.name);
    if (await isPooledByTransaction(session, database))
      throw new UnsuitableServerError(
        `The pooler at ${database.name} gives the transactions of one connection to several sessions. A replica needs sessions of ` +
          'its own. Set pool_mode = session in PgBouncer, or use the address of PostgreSQL itself.',
      );
  } finally {
    void session.close();
  }
}

async function requireDurableCommits(session: Session, name: string): Promise<void> {
  const { rows } = await session.query('show synchronous_commit', undefined, options);
  const found = textOf(rows[0], 'synchronous_commit');
  if (found !== 'off' && found !== 'local') return;
  throw new UnsuitableServerError(
    `PostgreSQL at ${name} leaves synchronous_commit at ${found} for this connection, so that acknowledged writes may be lost. ` +
      'Allow on: alter role current_user set synchronous_commit = on',
  );
}

/** While a second session holds a transaction open, a pooler of transactions gives the first one another backend. */
async function isPooledByTransaction(session: Session, database: Database): Promise<boolean> {
  const other = await database.session();
  try {
    const first = await backendOf(session);
    await other.query('begin', undefined, options);
    return (await backendOf(other)) === first || (await backendOf(session)) !== first;
  } finally {
    void other.close();
  }
}

async function backendOf(session: Session): Promise<number> {
  return numberOf((await session.query('select pg_backend_pid() as pid', undefined, options)).rows[0], 'pid');
}
