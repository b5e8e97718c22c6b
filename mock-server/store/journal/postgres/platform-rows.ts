import { compareReleases, RELEASE } from '../../../fields/release';
import type { LeaseHolder } from '../lease-holder';
import { isAliveIn } from './alive-lease';
import { JournalLostError } from '../journal';
import { OwnedElsewhereError } from '../owned-elsewhere-error';
import type { ListedPlatform, PastSpan, PlatformRange } from '../storage';
import type { Page } from './append-rows';
import { flagOf, nullableTextOf, numberOf, type Row, textOf } from './row-values';
import type { Database, Sql } from './sql';

/** The owner of a platform, by a lease that is alive. */
export type Owner =
  | { readonly at: 'nowhere' | 'here' | 'nobody' }
  | { readonly at: 'replica'; readonly id: string; readonly url: string | null; readonly term: number };

/** The ownership of a platform from one claim to the next. */
export interface Tenure {
  /** Number of the claim. What another one writes is refused. */
  readonly epoch: number;
  /** Number of lines ever appended. */
  readonly head: number;
  /** Stored bytes of the lines. */
  readonly size: number;
  readonly checkpointSize: number;
  /** What people call the platform; null without a name. */
  readonly name: string | null;
  /** All rows of its lines, where they came with the claim. */
  readonly rows?: Page | undefined;
}

/** The reason why a claim gave no tenure. */
export type Unclaimed = 'nowhere' | 'nobody' | OwnedElsewhereError;

/** The end of a tenure: `dueAt` is undefined when it is the same as before. */
export interface Release {
  readonly id: string;
  readonly epoch: number;
  readonly dueAt: number | null | undefined;
}

/** A replica that other ones reach. */
export interface ServingReplica {
  readonly id: string;
  readonly url: string;
}

/** A statement that waits for longer, for a transaction on the platform or for the network, is sent again. */
const prepared = { prepared: true, timeoutMs: 1000 } as const;
const DELETE_TIMEOUT_MS = 60_000;

const FIND = `select p.head, p.owner, p.term, r.url, ${isAliveIn('r')} is true as is_alive
  from sandbox.platforms p left join sandbox.replicas r on r.id = p.owner and r.term = p.term where p.id = $1`;
const HAS = 'select 1 from sandbox.platforms where id = $1 and head > 0';
const COUNT = 'select count(*) as count from sandbox.platforms where head > 0';
const isUnwritten = (ms: string) => `p.written_at <= clock_timestamp() - ${ms}::float8 * interval '1 millisecond'`;
const listOf = (comparison: '<' | '>', order: 'asc' | 'desc') => `
  select p.id, p.name, p.size, (extract(epoch from p.written_at) * 1000)::bigint as written_at,
      case when ${isAliveIn('r')} then p.owner end as owner
    from sandbox.platforms p left join sandbox.replicas r on r.id = p.owner and r.term = p.term
    where p.id ${comparison} $1 and p.head > 0 and p.id <> all($3::text[])
      and ($4::float8 is null or ${isUnwritten('$4')})
    order by p.id ${order} limit $2`;
const LIST = { ascending: listOf('>', 'asc'), descending: listOf('<', 'desc') } as const;
const IS_UNWRITTEN = `select 1 from sandbox.platforms p where p.id = $1 and p.head > 0 and ${isUnwritten('$2')}`;
const OWNERS = 'select platform from sandbox.addresses where id = $1 order by position';
const holdsLease = `exists (select from sandbox.replicas r where r.id = $2 and r.term = $3 and ${isAliveIn('r')})`;

/**
 * The number of a claim, drawn at random. Counting would give the next claim the number of one that the database has forgotten,
 * as a standby that is promoted before it has it. Half of the safe integers, as older releases add one.
 */
export const NEW_EPOCH = `(random() * ${2 ** 52 - 1})::bigint`;

/** Larger platforms are read in pages after the claim, in bytes. */
const MAX_CLAIMED_BYTES = 1_000_000;
const LET_GO = `update sandbox.platforms p set owner = null, term = null,
    wake_at = case when r.is_due_known then r.due_at else p.wake_at end
  from json_to_recordset($1) as r (id text, epoch bigint, due_at bigint, is_due_known boolean)
  where p.id = r.id and p.epoch = r.epoch`;

/**
 * Ends other tenures as well, and returns the lines: a platform is closed, claimed and read in one statement. The lines are those
 * of the statement's beginning, and so all of them only if the last one is the head that was claimed.
 *
 * A lease ends for good when it is revoked or a later term begins. One that is over is revoked first: that waits for a
 * renewal which has been carried out and is not committed yet, and leaves such a lease alone. The epoch shows that nobody else
 * has claimed the platform since its owner was read.
 */
const CLAIM = `with released as (${LET_GO.replace('$1', '$4')}),
  seen as materialized (
    select p.id, p.epoch, p.owner, p.term, p.size, r.url, r.lease_until, ${isAliveIn('r')} is true as is_alive
      from sandbox.platforms p left join sandbox.replicas r on r.id = p.owner and r.term = p.term
      where p.id = $1 and (p.head > 0 or $5)),
  revoked as (
    update sandbox.replicas r set lease_until = '-infinity' from seen
      where r.id = seen.owner and r.term = seen.term
        and not ${isAliveIn('r')} and r.lease_until > '-infinity'
      returning r.id),
  free as materialized (
    select id, epoch from seen where (owner = $2 and term = $3) or lease_until is null or lease_until = '-infinity'
      or exists (select from revoked)),
  claimed as (
    update sandbox.platforms p set owner = $2, term = $3, epoch = ${NEW_EPOCH} from free
      where p.id = free.id and p.epoch = free.epoch and ${holdsLease}
      returning p.epoch, p.head, p.size, p.checkpoint_size, p.name)
  select seen.owner, seen.url, seen.is_alive and (seen.owner <> $2 or seen.term <> $3) as is_elsewhere,
      claimed.epoch, claimed.head, claimed.size, claimed.checkpoint_size, claimed.name, a.number, a.lines
    from seen left join claimed on true left join lateral (
      select max(number) as number, string_agg(lines, E'\\n' order by number, part) as lines from sandbox.appends
        where platform = seen.id and claimed.size <= ${MAX_CLAIMED_BYTES}) a on true`;

const CREATE = `with released as (${LET_GO.replace('$1', '$4')})
  insert into sandbox.platforms (id, owner, term, epoch) select $1, $2, $3, ${NEW_EPOCH} where ${holdsLease}
  on conflict (id) do nothing returning epoch, head, size, checkpoint_size, name`;
/** Other replicas that serve, the last one that was registered first. */
const SERVING = `select r.id, r.url, r.release from sandbox.replicas r
  where r.id <> $1 and r.url is not null and r.release is not null and ${isAliveIn('r')} order by r.number desc`;
/** A claim for another replica, which opens the platform when it is used or when something is due. */
const HAND_OVER = `update sandbox.platforms p set owner = r.id, term = r.term, epoch = ${NEW_EPOCH}
  from sandbox.replicas r where p.id = $1 and p.epoch = $2 and r.id = $3 and ${isAliveIn('r')}`;
const UNREADABLE = 'select unreadable_release from sandbox.schema';
const RECORD_UNREADABLE = 'update sandbox.schema set unreadable_release = $1';
const DELETE_UNUSED = 'delete from sandbox.platforms where id = $1 and epoch = $2 and head = 0';

/** The rows of platforms, as one replica uses them. */
export class PlatformRows {
  readonly #database: Database;
  readonly #holder: LeaseHolder;

  constructor(database: Database, holder: LeaseHolder) {
    this.#database = database;
    this.#holder = holder;
  }

  /** Returns the number of platforms with lines. */
  async count(): Promise<number> {
    return numberOf((await this.#database.query(COUNT, [], prepared)).rows[0], 'count');
  }

  /** Returns some of the platforms with lines, in the order of ids in this database. */
  async list({ direction, beyond, limit, unwritten }: PlatformRange): Promise<readonly ListedPlatform[]> {
    const values = [beyond, limit, [...(unwritten?.except ?? [])], unwritten?.ms ?? null];
    const { rows } = await this.#database.query(LIST[direction], values, prepared);
    return rows.map((row) => ({
      id: textOf(row, 'id'),
      name: nullableTextOf(row, 'name'),
      bytes: numberOf(row, 'size'),
      writtenAt: numberOf(row, 'written_at'),
      owner: nullableTextOf(row, 'owner'),
    }));
  }

  /** Whether a platform has lines, the last of them older than some time on the clock of the database. */
  async isUnwritten(id: string, { ms }: PastSpan): Promise<boolean> {
    return (await this.#database.query(IS_UNWRITTEN, [id, ms], prepared)).count > 0;
  }

  /** Returns whether a platform has lines. */
  async has(id: string): Promise<boolean> {
    return (await this.#database.query(HAS, [id], prepared)).count > 0;
  }

  /** Returns the owner of a platform. One without lines exists only while it is owned. */
  async find(id: string): Promise<Owner> {
    const [row] = (await this.#database.query(FIND, [id], prepared)).rows;
    if (row === undefined) return { at: 'nowhere' };
    const owner = nullableTextOf(row, 'owner');
    if (owner === null || !flagOf(row, 'is_alive')) return { at: numberOf(row, 'head') === 0 ? 'nowhere' : 'nobody' };
    const term = numberOf(row, 'term');
    if (owner === this.#holder.id && term === this.#holder.term) return { at: 'here' };
    return { at: 'replica', id: owner, url: nullableTextOf(row, 'url'), term };
  }

  /**
   * Claims a platform in a term of this replica, unless another replica owns it, and ends other tenures. `nobody`: somebody else
   * was first, or the lease of this replica has ended. With `isNew`, the platform need not have lines.
   */
  async claim(id: string, term: number, releases: readonly Release[], isNew: boolean): Promise<Tenure | Unclaimed> {
    const values = [id, this.#holder.id, term, releasesOf(releases), isNew];
    const [row] = (await this.#database.query(CLAIM, values, prepared)).rows;
    if (row === undefined) return 'nowhere';
    if (row['epoch'] !== null) return { ...tenureOf(row), rows: rowsIn(row) };
    if (!flagOf(row, 'is_elsewhere')) return 'nobody';
    return new OwnedElsewhereError(id, textOf(row, 'owner'), nullableTextOf(row, 'url'));
  }

  /** Creates a platform that this replica owns, and ends other tenures. Returns undefined when nothing was created. */
  async create(id: string, term: number, releases: readonly Release[]): Promise<Tenure | undefined> {
    const values = [id, this.#holder.id, term, releasesOf(releases)];
    const [row] = (await this.#database.query(CREATE, values, prepared)).rows;
    return row && tenureOf(row);
  }

  /** Ends tenures. Those that somebody else has ended by a claim stay as they are. */
  async release(releases: readonly Release[]): Promise<void> {
    await this.#database.query(LET_GO, [releasesOf(releases)], prepared);
  }

  /**
   * Returns the replica that is most likely to read what this one cannot: one of the newest release. Undefined when none is newer
   * than this one.
   */
  async findNewerReplica(): Promise<ServingReplica | undefined> {
    const { rows } = await this.#database.query(SERVING, [this.#holder.id], prepared);
    const serving = rows.map((row) => ({
      id: textOf(row, 'id'),
      url: textOf(row, 'url'),
      release: textOf(row, 'release'),
    }));
    const [newest] = serving.toSorted((a, b) => compareReleases(b.release, a.release));
    return newest && compareReleases(newest.release, RELEASE) > 0 ? newest : undefined;
  }

  /**
   * Lets a newer replica own a platform that this one has claimed and cannot read, and returns it; undefined if there is none.
   * Records the release that wrote the platform, unless that is known of a newer one.
   */
  async handOver(id: string, epoch: number, writer: string | undefined): Promise<ServingReplica | undefined> {
    if (writer !== undefined && compareReleases(writer, RELEASE) > 0) await this.#recordUnreadable(writer);
    const newer = await this.findNewerReplica();
    if (newer !== undefined) await this.#database.query(HAND_OVER, [id, epoch, newer.id], prepared);
    return newer;
  }

  async #recordUnreadable(release: string): Promise<void> {
    const known = nullableTextOf((await this.#database.query(UNREADABLE)).rows[0], 'unreadable_release');
    if (known === null || compareReleases(known, release) < 0)
      await this.#database.query(RECORD_UNREADABLE, [release], prepared);
  }

  /** Deletes the row of a platform that has no lines. */
  async releaseUnused(id: string, epoch: number): Promise<void> {
    await this.#database.query(DELETE_UNUSED, [id, epoch], prepared);
  }

  /** Returns the platforms that have or had an address, the first to have it first. */
  async owners(address: string): Promise<readonly string[]> {
    const { rows } = await this.#database.query(OWNERS, [address], prepared);
    return rows.map((row) => textOf(row, 'platform'));
  }
}

function releasesOf(releases: readonly Release[]): string {
  const rows = releases.map(({ id, epoch, dueAt }) => ({
    id,
    epoch,
    due_at: dueAt,
    is_due_known: dueAt !== undefined,
  }));
  return JSON.stringify(rows);
}

/** Returns the lines that came with a claim; undefined when they are too long, or others were appended meanwhile. */
function rowsIn(row: Row): Page | undefined {
  const number = row?.['number'];
  if (typeof number !== 'number' || number !== row?.['head']) return undefined;
  return { rows: [{ number, part: 0, lines: textOf(row, 'lines') }], isLast: true };
}

/** Returns the tenure in a row with the columns of `Tenure`. Throws when there is no row. */
export function tenureOf(row: Row): Tenure {
  return {
    epoch: numberOf(row, 'epoch'),
    head: numberOf(row, 'head'),
    size: numberOf(row, 'size'),
    checkpointSize: numberOf(row, 'checkpoint_size'),
    name: nullableTextOf(row, 'name'),
  };
}

/**
 * Deletes a platform, its lines and its addresses, or nothing: then it throws a `JournalLostError`. Nobody else has claimed it
 * since. With `isRepeated` it may be deleted already.
 */
export async function deletePlatform(
  database: Database,
  id: string,
  epoch: number,
  isRepeated: boolean,
): Promise<void> {
  await database.transaction(async (sql) => {
    const { count } = await sql.query('delete from sandbox.platforms where id = $1 and epoch = $2', [id, epoch]);
    if (count === 0 && isRepeated && !(await isThere(sql, id))) return;
    if (count === 0) throw lostTo(id, database.name);
    const options = { timeoutMs: DELETE_TIMEOUT_MS };
    await sql.query('delete from sandbox.appends where platform = $1', [id], options);
    await sql.query('delete from sandbox.addresses where platform = $1', [id], options);
  });
}

async function isThere(sql: Sql, id: string): Promise<boolean> {
  return (await sql.query('select 1 from sandbox.platforms where id = $1', [id])).count > 0;
}

/** Returns the error of a journal whose platform another replica has claimed or deleted. */
export function lostTo(id: string, name: string): JournalLostError {
  return new JournalLostError(`platform "${id}" of ${name} is not owned by this replica any more`);
}
