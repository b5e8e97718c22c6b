import type { Database, Sql } from './sql';
import { numberOf, textOf } from './row-values';

/** Version of the tables below, and of the lines in them. */
export const SCHEMA_VERSION = 5;

/** Key of the advisory lock under which the schema is applied: "sandbox" in ASCII. */
const SCHEMA_LOCK = '32496501685744504';

/**
 * The key by which replicas know each other: 244 random bits in hex, of the source from which PostgreSQL draws keys. The default
 * is drawn once, for the one row of the table.
 */
const HOP_KEY = `hop_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

/**
 * A lease is a row of `replicas` with a term: see `isAliveIn`. `epoch` is the number of the last claim of a platform, and fences
 * its journal. `number` is that of the last line of `lines`, whose parts are ordered by `part`. The rows of platforms change with
 * every append: free space on their pages keeps that cheap.
 */
const TABLES = `
  create schema if not exists sandbox;
  create table sandbox.schema (version integer not null, ${HOP_KEY});
  create table sandbox.replicas (
    id text primary key,
    number integer generated always as identity unique,
    url text,
    term integer not null,
    lease_until timestamptz not null,
    server_started_at timestamptz,
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
    wake_at bigint,
    written_at timestamptz not null default now()
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
 * The columns that releases up to 1.0.0-rc.1 do not have, and do not change. What they wrote counts as written when the column
 * was added, and their leases do not end with the process of the server. They had an index that each claim and each release
 * changed, so that none was an update within a page (HOT); nothing needs it.
 */
const ADD_COLUMNS = `
  drop index if exists sandbox.platforms_owner;
  alter table sandbox.platforms add column if not exists written_at timestamptz not null default now();
  alter table sandbox.replicas add column if not exists server_started_at timestamptz;
  alter table sandbox.schema add column if not exists ${HOP_KEY}`;

/** Thrown when another release of payments-sandbox has changed the tables. */
export class SchemaVersionError extends Error {
  override readonly name = 'SchemaVersionError';
}

/**
 * Creates the tables in the schema `sandbox`, or finds that they exist. Throws a `SchemaVersionError` for those of another
 * release.
 */
export async function applySchema(database: Database): Promise<void> {
  if ((await isApplied(database, database.name)) && (await hasColumns(database))) return;
  await database.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1::bigint)', [SCHEMA_LOCK]);
    if (await isApplied(sql, database.name)) {
      if (!(await hasColumns(sql))) await sql.query(ADD_COLUMNS);
      return;
    }
    await requireUnicode(sql, database.name);
    await sql.query(TABLES);
  });
}

/** The rows of the catalogue for a table: what a connection has cached of it may be older than the lock. */
const classOf = (table: string) => `pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname = 'sandbox' and c.relname = '${table}'`;

async function hasColumns(sql: Sql): Promise<boolean> {
  const column = (table: string, name: string) => `exists (select 1 from ${classOf(table)}
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = '${name}')`;
  const added = [
    `not exists (select 1 from ${classOf('platforms_owner')})`,
    column('platforms', 'written_at'),
    column('replicas', 'server_started_at'),
    column('schema', 'hop_key'),
  ];
  return (await sql.query(`select 1 where ${added.join(' and ')}`)).count > 0;
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
