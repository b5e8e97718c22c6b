import { JournalLostError } from '../store/journal/journal';
import { isAliveIn } from '../store/journal/postgres/alive-lease';
import { DatabaseUnavailableError } from '../store/journal/postgres/database-error';
import { textOf } from '../store/journal/postgres/row-values';
import type { Database, Session, Sql } from '../store/journal/postgres/sql';
import { setTimer } from '../time/timers';
import { MoveRefusedError } from './store-end';

/** Replicas and other moves insert and update rows of this table: they wait until the transaction ends. */
const LOCK = 'lock table sandbox.replicas in share row exclusive mode';
const IS_LOCKED = `select 1 from pg_catalog.pg_locks l
  where l.locktype = 'relation' and l.mode = 'ShareRowExclusiveLock' and l.granted
    and l.relation = to_regclass('sandbox.replicas')
    and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = current_database())`;
const LIVING = `select r.id, r.url from sandbox.replicas r where ${isAliveIn('r')} order by r.started_at, r.id`;
/** Pause between two proofs that the session is there, and time limit of each. */
const PROOF_MS = 2000;

/** Thrown by a replica that starts, and by a move, while another move uses the database. */
export class StoreMovingError extends Error {
  override readonly name = 'StoreMovingError';

  constructor(name: string) {
    super(`The platforms of ${name} are being moved (payments-sandbox store move). Try again when the move has ended.`);
  }
}

/** Throws a `StoreMovingError` while a move uses the database. */
async function refuseWhileMoved(database: Pick<Database, 'name' | 'query'>): Promise<void> {
  if ((await database.query(IS_LOCKED)).count > 0) throw new StoreMovingError(database.name);
}

/** Runs what waits while a move uses the database. Throws a `StoreMovingError` instead of the time-out that it gets then. */
export async function unlessMoved<Result>(
  database: Pick<Database, 'name' | 'query'>,
  run: () => Promise<Result>,
): Promise<Result> {
  await refuseWhileMoved(database);
  try {
    return await run();
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) await refuseWhileMoved(database);
    throw error;
  }
}

/** The lock of a move: no replica starts, and no other move, while its session is connected. */
export class MoveLock {
  readonly #name: string;
  readonly #session: Session;
  #endProofs: () => void = () => undefined;
  #isLost = false;

  private constructor(name: string, session: Session) {
    this.#name = name;
    this.#session = session;
    void session.ended.then(() => (this.#isLost = true));
    // A network that drops packets ends no session by itself. One that gives no response is closed.
    this.#proveLater();
  }

  /** Throws a `MoveRefusedError` while a replica is alive, and a `StoreMovingError` while another move uses the database. */
  static async take(database: Database): Promise<MoveLock> {
    return unlessMoved(database, async () => {
      const session = await database.session();
      try {
        await session.query('begin');
        await session.query('set local idle_in_transaction_session_timeout = 0');
        await session.query(LOCK);
        await refuseLiving(session, database.name);
        return new MoveLock(database.name, session);
      } catch (error) {
        await session.close();
        throw error;
      }
    });
  }

  /** Calls back once the lock is lost. */
  onLost(run: (error: JournalLostError) => void): void {
    void this.#session.ended.then(() => run(this.#lostError()));
  }

  /** Rejects unless the lock was held until now. */
  async confirm(): Promise<void> {
    try {
      if (!this.#isLost) return await this.#prove();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
    throw this.#lostError();
  }

  async close(): Promise<void> {
    this.#endProofs();
    await this.#session.close();
  }

  #lostError(): JournalLostError {
    return new JournalLostError(
      `The connection to ${this.#name} ended, and with it the lock that keeps replicas from starting.`,
    );
  }

  #proveLater(): void {
    this.#endProofs = setTimer(() => {
      void this.#prove().catch(() => undefined);
      this.#proveLater();
    }, PROOF_MS);
  }

  async #prove(): Promise<void> {
    await this.#session.query('select 1', undefined, { timeoutMs: PROOF_MS });
  }
}

async function refuseLiving(sql: Sql, name: string): Promise<void> {
  const { rows } = await sql.query(LIVING);
  if (rows.length === 0) return;
  const ids = rows.map((row) => textOf(row, 'id')).join(', ');
  throw new MoveRefusedError(
    `${name} is in use by ${rows.length === 1 ? 'a replica' : `${rows.length} replicas`}: ${ids}. ` +
      'Stop them first. One that was killed counts until its lease has ended, which takes a few seconds.',
  );
}
