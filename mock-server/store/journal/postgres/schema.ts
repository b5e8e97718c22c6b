import { sleep } from '../../../time/timers';
import { DatabaseUnavailableError } from './database-error';
import { numberOf, textOf } from './row-values';
import type { Database, Sql } from './sql';

/** Version of the tables below, and of the lines in them. */
export const SCHEMA_VERSION = 5;

/** Key of the advisory lock under which the schema is applied: "sandbox" in ASCII. */
const SCHEMA_LOCK = '32496501685744504';

/**
 * A lease is a row of `replicas` with a term: see `isAliveIn`. `epoch` is the number of the last claim of a platform, and fences
 * its journal. `number` is that of the last line of `lines`, whose parts are ordered by `part`. The rows of platforms change with
 * every append: free space on their pages keeps that cheap.
 */
const TABLES = `
  create schema if not exists sandbox;
  create table sandbox.schema (version integer not null);
  create table sandbox.replicas (
    id text primary key,
    number integer generated always as identity unique,
    url text,
    term integer not null,
    lease_until timestamptz not null,
    started_at timestamptz not null default now()
  ) with (fillfactor = 50);
  create table sandbox.platforms (
    id text primary key,
    owner text,
    term integer,
    epoch bigint not null default 0,
    head bigint not null default 0,
    size bigint not null default 0,
    checkpoint_size bigint not null default 0,
    wake_at bigint
  ) with (fillfactor = 50);
  create index platforms_wake_at on sandbox.platforms (wake_at) where wake_at is not null;
  create table sandbox.addresses (
    id text not null,
    platform text not null,
    position bigint generated always as identity,
    primary key (id, platform)
  );
  create index addresses_platform on sandbox.addresses (platform);
  create table sandbox.appends (
    platform text not null,
    number bigint not null,
    part integer not null,
    lines text not null,
    primary key (platform, number, part)
  );
  insert into sandbox.schema values (${SCHEMA_VERSION});
  do $$ begin
    alter table sandbox.appends alter column lines set compression lz4;
  exception when others then
    null; -- the server was built without lz4, or is older than 14: it compresses with its own method
  end $$`;

/**
 * The columns that were added since 1.0.0-rc.1, as table, name and definition. Releases without a column do not notice it, so
 * each has a default or may be null. What they wrote counts as written when the column was added.
 *
 * - `server_started_at`: the process of the server on which a term began. Leases without one do not end with it.
 * - `release`: that of a replica.
 * - `hop_key`: the key by which replicas know each other, 244 random bits in hex of the source from which PostgreSQL draws keys.
 *   It is drawn once, for the one row of the table.
 * - `name`: what users call a platform: see `NAMES`.
 * - `unreadable_release`: the newest release that wrote a line which a replica of an older one could not read.
 * - `upgraded_to`: the release of the last upgrade that has ended.
 */
const ADDED_COLUMNS = [
  ['platforms', 'written_at', 'timestamptz not null default now()'],
  ['platforms', 'name', 'text'],
  ['replicas', 'server_started_at', 'timestamptz'],
  ['replicas', 'release', 'text'],
  ['schema', 'hop_key', `text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`],
  ['schema', 'unreadable_release', 'text'],
  ['schema', 'upgraded_to', 'text'],
] as const;

/** An index of releases up to 1.0.0-rc.1. Each claim and each release changed it, so none was an update within a page (HOT). */
const FORMER_INDEX = 'platforms_owner';

/** No two platforms have one name, whichever replica gives it. */
const NAMES = 'create unique index if not exists platforms_name on sandbox.platforms (name) where name is not null';

const CHANGES = [
  `drop index if exists sandbox.${FORMER_INDEX}`,
  ...ADDED_COLUMNS.map(
    ([table, name, definition]) => `alter table sandbox.${table} add column if not exists ${name} ${definition}`,
  ),
  NAMES,
].join(';\n');

/**
 * A table is changed when nobody uses it, and later statements wait for the change. So it waits for a moment only, and again
 * after a pause, as long as a transaction may take.
 */
const LOCK_TIMEOUT_MS = 200;
const PAUSE_MS = 300;
const ATTEMPTS = 120;

/** Thrown when another release of payments-sandbox has changed the tables. */
export class SchemaVersionError extends Error {
  override readonly name = 'SchemaVersionError';
}

/**
 * Creates the tables in the schema `sandbox`, or changes those of an earlier release, while its replicas go on.
 * Looks by `sql` whether it must. Throws a `SchemaVersionError` for tables that this release does not know.
 */
export async function applySchema(database: Database, sql: Sql = database): Promise<void> {
  for (let attempt = 1; !(await isCurrent(sql, database.name)); attempt++) {
    try {
      await database.transaction((session) => migrate(session, database.name));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function migrate(sql: Sql, name: string): Promise<void> {
  await sql.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await sql.query('select pg_advisory_xact_lock($1::bigint)', [SCHEMA_LOCK]);
  if (!(await isApplied(sql, name))) {
    await requireUnicode(sql, name);
    await sql.query(TABLES);
  }
  await sql.query(CHANGES);
}

/** The rows of the catalogue for a table: what a connection has cached of it may be older than the lock. */
const classOf = (table: string) => `pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname = 'sandbox' and c.relname = '${table}'`;

async function isCurrent(sql: Sql, name: string): Promise<boolean> {
  if (!(await isApplied(sql, name))) return false;
  const added = ADDED_COLUMNS.map(
    ([table, column]) => `exists (select 1 from ${classOf(table)}
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = '${column}')`,
  );
  const changed = [`not exists (select 1 from ${classOf(FORMER_INDEX)})`, ...added];
  return (await sql.query(`select 1 where ${changed.join(' and ')}`)).count > 0;
}

async function isApplied(sql: Sql, name: string): Promise<boolean> {
  const { count } = await sql.query(`select 1 from ${classOf('schema')}`);
  if (count === 0) return false;
  const found = await sql.query('select version from sandbox.schema');
  const version = numberOf(found.rows[0], 'version');
  if (version === SCHEMA_VERSION) return true;
  throw new SchemaVersionError(
    `the schema "sandbox" of ${name} has version ${version}, and this payments-sandbox uses version ${SCHEMA_VERSION}. ` +
      (version > SCHEMA_VERSION
        ? 'Update payments-sandbox on this machine, or use another database.'
        : 'Export its platforms as seed files with the release that wrote it and import them here, or use another database.'),
  );
}

async function requireUnicode(sql: Sql, name: string): Promise<void> {
  const { rows } = await sql.query('show server_encoding');
  const encoding = textOf(rows[0], 'server_encoding');
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return;
  throw new Error(`the encoding of ${name} is ${encoding}. Create a database with the encoding UTF8.`);
}
