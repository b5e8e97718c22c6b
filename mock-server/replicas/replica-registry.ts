import { RELEASE } from '../fields/release';
import { isAliveIn } from '../store/journal/postgres/alive-lease';
import type { Database, QueryOptions, Sql } from '../store/journal/postgres/sql';
import { applySchema } from '../store/journal/postgres/schema';
import { leaseTimes } from './lease';
import type { PresenceRows, ReplicaView } from './presence';
import type { ReplicaSession } from './replica-session';
import type { ListedReplica } from './shared-sandbox';
import { requireRelease } from './upgrade';
import { flagOf, nullableTextOf, numberOf, textOf } from '../store/journal/postgres/row-values';

/** First number of the advisory locks by which replicas are present. The second one is the number of the replica. */
const PRESENCE_LOCK = 1_886_545_267;
/** A statement about a lease is given up after this part of the lease. */
const TIMEOUT_PART = 1 / 6;
/** The row of a replica that was killed is deleted when a replica registers, after this time. */
const GONE_FOR = '1 hour';

/** Whether a session holds the presence lock of the replica in row `r`. */
const isPresent = `exists (
  select 1 from pg_catalog.pg_locks l
  where l.locktype = 'advisory' and l.classid = ${PRESENCE_LOCK}::oid and l.objid = r.number::oid and l.objsubid = 2
    and l.granted and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = current_database()))`;
const isAlive = isAliveIn('r');
/** The statement renews nothing that is over: the end of a lease is final. */
const RENEW = `update sandbox.replicas r set lease_until = clock_timestamp() + $3::float8 * interval '1 millisecond'
  where r.id = $1 and r.term = $2 and ${isAlive}`;
const CHECK = `select 1 from sandbox.replicas r where r.id = $1 and r.term = $2 and ${isAlive}`;
const REGISTER = `insert into sandbox.replicas (id, url, term, lease_until) values ($1, $2, 0, '-infinity')
  on conflict (id) do nothing`;
const BEGIN_TERM = `update sandbox.replicas set term = greatest(term, $4) + 1, url = $2, release = $5,
  server_started_at = pg_postmaster_start_time(),
  lease_until = clock_timestamp() + $3::float8 * interval '1 millisecond' where id = $1
  returning term, (select hop_key from sandbox.schema) as hop_key`;
const VIEW = `select ${isAlive} as is_alive, ${isPresent} as is_present, r.lease_until::text as lease_until
  from sandbox.replicas r where r.id = $1`;
const ABSENT = `select r.id from sandbox.replicas r where r.id <> $1 and ${isAlive} and not ${isPresent}`;
const REVOKE = `update sandbox.replicas r set lease_until = '-infinity'
  where r.id = $1 and (not ${isAlive} or (r.lease_until = $2::timestamptz and not ${isPresent}))`;
/** A row stays as long as platforms name it, so that no later term of the replica gets the number of an earlier one. */
const DELETE_GONE = `delete from sandbox.replicas r
  where r.started_at < clock_timestamp() - interval '${GONE_FOR}'
    and r.lease_until < clock_timestamp() - interval '${GONE_FOR}' and not ${isPresent}
    and not exists (select 1 from sandbox.platforms p where p.owner = r.id)`;
const LIST = `select r.id, r.url, r.release, ${isAlive} and ${isPresent} as is_alive,
  (select count(*) from sandbox.platforms p where p.owner = r.id and p.term = r.term) as platforms
  from sandbox.replicas r order by r.started_at, r.id`;

/** Returns all replicas of a database, the oldest first. */
export async function listReplicas(sql: Sql): Promise<readonly ListedReplica[]> {
  const { rows } = await sql.query(LIST);
  return rows.map((row) => ({
    id: textOf(row, 'id'),
    url: nullableTextOf(row, 'url'),
    release: nullableTextOf(row, 'release'),
    state: flagOf(row, 'is_alive') ? 'alive' : 'gone',
    platforms: numberOf(row, 'platforms'),
  }));
}

/** The rows of replicas, as one of them uses them. */
export class ReplicaRegistry implements PresenceRows {
  readonly #database: Database;
  readonly #id: string;
  readonly #leaseMs: number;
  readonly #options: QueryOptions;
  #url: string | null = null;
  #hopKey: Uint8Array = new Uint8Array();

  constructor(database: Database, id: string, leaseMs: number = leaseTimes.leaseMs) {
    this.#database = database;
    this.#id = id;
    this.#leaseMs = leaseMs;
    this.#options = { timeoutMs: leaseMs * TIMEOUT_PART, prepared: true };
  }

  get url(): string | null {
    return this.#url;
  }

  /** The key by which the replicas of a database know each other: 32 bytes. Empty before the first term. */
  get hopKey(): Uint8Array {
    return this.#hopKey;
  }

  /** Connects a session, registers the replica if its row is missing, and takes the presence lock with the session. */
  async connect(): Promise<ReplicaSession> {
    const session = await this.#database.session();
    const { ended } = session;
    const run = (text: string, values: readonly unknown[]) => session.query(text, values, this.#options);
    try {
      await run(REGISTER, [this.#id, this.#url]);
      const { rows } = await run('select number from sandbox.replicas where id = $1', [this.#id]);
      // Shared: the session before it may not have ended for the database yet.
      await run(`select pg_advisory_lock_shared(${PRESENCE_LOCK}, $1)`, [numberOf(rows[0], 'number')]);
    } catch (error) {
      void session.close();
      throw error;
    }
    return {
      ended,
      beginTerm: async (last) => {
        // A server that took over may be behind: it may lack columns, and have another key.
        if (last > 0) await applySchema(this.#database, session);
        await requireRelease(session, this.#database.name, { isRunning: last > 0 });
        const [row] = (await run(BEGIN_TERM, [this.#id, this.#url, this.#leaseMs, last, RELEASE])).rows;
        this.#hopKey = Buffer.from(textOf(row, 'hop_key'), 'hex');
        return numberOf(row, 'term');
      },
      renew: async (term) => (await run(RENEW, [this.#id, term, this.#leaseMs])).count === 1,
      check: async (term) => (await run(CHECK, [this.#id, term])).count === 1,
      close: () => session.close(),
    };
  }

  /** Sets where the replica is reached by the others. */
  async advertise(url: string): Promise<void> {
    this.#url = url;
    await this.#database.query('update sandbox.replicas set url = $2 where id = $1', [this.#id, url]);
  }

  /** Deletes the row of the replica: what it owned can be claimed at once. */
  async deregister(): Promise<void> {
    await this.#database.query('delete from sandbox.replicas where id = $1', [this.#id]);
  }

  /** Deletes rows of replicas that were killed long ago. */
  async deleteGone(): Promise<void> {
    await this.#database.query(DELETE_GONE);
  }

  list(): Promise<readonly ListedReplica[]> {
    return listReplicas(this.#database);
  }

  async view(id: string): Promise<ReplicaView | undefined> {
    const [row] = (await this.#database.query(VIEW, [id], this.#options)).rows;
    return (
      row && {
        isAlive: flagOf(row, 'is_alive'),
        isPresent: flagOf(row, 'is_present'),
        leaseUntil: textOf(row, 'lease_until'),
      }
    );
  }

  async revoke(id: string, leaseUntil: string): Promise<boolean> {
    return (await this.#database.query(REVOKE, [id, leaseUntil], this.#options)).count === 1;
  }

  async absent(id: string): Promise<readonly string[]> {
    return (await this.#database.query(ABSENT, [id], this.#options)).rows.map((row) => textOf(row, 'id'));
  }
}
