import { type Row, runSql } from '../support/postgres/database';

/** Columns of the tables in the schema, in their order. */
const COLUMNS = `
  select c.relname as table, a.attname as name, a.attidentity <> '' as is_identity,
    quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity <> '' then ' generated always as identity' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as definition
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'sandbox'::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`;

/** Constraints, and the indexes that are not those of constraints. */
const CONSTRAINTS = `
  select format('alter table %s add %s;', conrelid::regclass, pg_get_constraintdef(oid)) as text from pg_constraint
  where connamespace = 'sandbox'::regnamespace and contype in ('p', 'u') order by conname`;
const INDEXES = `
  select pg_get_indexdef(indexrelid) || ';' as text from pg_index join pg_class c on c.oid = indexrelid
  where c.relnamespace = 'sandbox'::regnamespace
    and not exists (select 1 from pg_constraint where conindid = indexrelid) order by c.relname`;

/** Returns the schema `sandbox` of a database and its rows as SQL. `pg_dump` may not be installed. */
export async function dumpOf(url: string): Promise<string> {
  const columns = await runSql(url, COLUMNS);
  const texts = ['create schema sandbox;'];
  for (const table of new Set(columns.map((column) => String(column['table'])))) {
    const list = columns.filter((column) => column['table'] === table);
    texts.push(definitionOf(table, list), ...(await rowsOf(url, table, list)));
  }
  for (const query of [CONSTRAINTS, INDEXES]) for (const { text } of await runSql(url, query)) texts.push(String(text));
  return `${texts.join('\n')}\n`;
}

function definitionOf(table: string, columns: readonly Row[]): string {
  return `create table sandbox.${table} (${columns.map(({ definition }) => String(definition)).join(', ')});`;
}

async function rowsOf(url: string, table: string, columns: readonly Row[]): Promise<readonly string[]> {
  const names = columns.map(({ name }) => String(name));
  const values = names.map((name) => `quote_nullable(${name}::text)`).join(", ', ', ");
  const rows = await runSql(
    url,
    `select concat(${values}) as values from sandbox.${table} order by ${names.join(', ')}`,
  );
  const inserts = rows.map(
    (row) => `insert into sandbox.${table} overriding system value values (${String(row['values'])});`,
  );
  const identities = columns
    .filter((column) => column['is_identity'] === true)
    .map(({ name }) => restartOf(table, String(name)));
  return [...inserts, ...identities];
}

function restartOf(table: string, column: string): string {
  const sequence = `pg_get_serial_sequence('sandbox.${table}', '${column}')`;
  return `select setval(${sequence}, (select count(*) + 1000 from sandbox.${table}));`;
}
