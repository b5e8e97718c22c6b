import { compareReleases, RELEASE } from '../fields/release';
import { isAliveIn } from '../store/journal/postgres/alive-lease';
import { flagOf, nullableTextOf, type Row } from '../store/journal/postgres/row-values';
import { SchemaVersionError } from '../store/journal/postgres/schema';
import type { Sql } from '../store/journal/postgres/sql';
import { ReplacedError } from './replica-session';
import type { Timer } from './timer';

const STATE = 'select upgraded_to, unreadable_release from sandbox.schema';
const UPGRADED = 'update sandbox.schema set upgraded_to = $1';
const LEASES = `select s.upgraded_to, r.release, r.id is not null as is_lease from sandbox.schema s
  left join sandbox.replicas r on ${isAliveIn('r')}`;
const options = { timeoutMs: 1000, prepared: true } as const;

const isNewer = (row: Row, column: string): boolean => {
  const release = nullableTextOf(row, column);
  return release !== null && compareReleases(release, RELEASE) > 0;
};

/**
 * Finds out whether a replica of this release may take a lease. After an upgrade to a newer one, a replica that runs may not: it
 * throws a `ReplacedError`. One that starts may go back if it can read everything, as far as is known: otherwise it throws a
 * `SchemaVersionError`.
 */
export async function requireRelease(
  sql: Sql,
  name: string,
  { isRunning }: { readonly isRunning: boolean },
): Promise<void> {
  const [row] = (await sql.query(STATE, [], options)).rows;
  if (!isNewer(row, 'upgraded_to')) return;
  const newest = nullableTextOf(row, 'upgraded_to');
  if (isRunning) throw new ReplacedError(`the sandbox of ${name} was upgraded to release ${newest}`);
  if (isNewer(row, 'unreadable_release'))
    throw new SchemaVersionError(
      `the sandbox of ${name} was upgraded to release ${newest}, and has what release ${RELEASE} cannot read. ` +
        'Update payments-sandbox on this machine, or use another database.',
    );
  await sql.query(UPGRADED, [RELEASE], options);
}

/** Ends an upgrade to this release once no replica of an older one holds a lease, at two looks one after the other. */
export class UpgradeWatch {
  readonly #sql: Sql;
  readonly #timer: Timer;
  readonly #everyMs: number;
  /** Whether no older lease was seen at the last look. After an outage the older replicas take theirs again. */
  #isLeft = false;
  #cancel: () => void = () => undefined;
  #isClosed = false;

  constructor(sql: Sql, { timer, everyMs }: { readonly timer: Timer; readonly everyMs: number }) {
    this.#sql = sql;
    this.#timer = timer;
    this.#everyMs = everyMs;
    this.#schedule();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#cancel = this.#timer.after(this.#everyMs, () => void this.#look().finally(() => this.#schedule()));
  }

  async #look(): Promise<void> {
    const wasLeft = this.#isLeft;
    this.#isLeft = false;
    try {
      this.#isLeft = await this.#isOldestLease();
      if (wasLeft && this.#isLeft) await this.#sql.query(UPGRADED, [RELEASE], options);
    } catch {
      // The next look finds the same.
    }
  }

  /** Whether the last upgrade was to an older release, and no lease is one of an older release. */
  async #isOldestLease(): Promise<boolean> {
    const { rows } = await this.#sql.query(LEASES, [], options);
    const isOlder = (row: Row, column: string) => {
      const release = nullableTextOf(row, column);
      return release === null || compareReleases(release, RELEASE) < 0;
    };
    return isOlder(rows[0], 'upgraded_to') && rows.every((row) => !flagOf(row, 'is_lease') || !isOlder(row, 'release'));
  }
}
