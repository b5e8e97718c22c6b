import type { AppendDetails } from '../journal';
import { groupsOf, type LineGroup, MAX_ROW_CHARACTERS } from './line-groups';
import { numberOf, textOf } from './row-values';
import type { Database, Sql } from './sql';

/** The position of the lines of an append: after line `head`, in the tenure with this epoch. */
export interface Position {
  readonly platform: string;
  readonly epoch: number;
  readonly head: number;
}

/** A row of `appends`. */
export interface AppendRow {
  readonly number: number;
  readonly part: number;
  readonly lines: string;
}

/** Consecutive rows. */
export interface Page {
  readonly rows: readonly AppendRow[];
  /** Whether no row follows. */
  readonly isLast: boolean;
}

/** A page has fewer rows when they are large. */
const MAX_PAGE_ROWS = 500;
const MAX_PAGE_BYTES = 4_000_000;
const STATEMENT_TIMEOUT_MS = 1000;
const BYTES_PER_MS = 1000;
const PAGE_TIMEOUT_MS = 30_000;

/** Moves the head of the platform if the tenure goes on; without that, nothing is inserted. */
const moved = `with moved as (
  update sandbox.platforms set head = head + $4, size = size + $5, wake_at = $6, written_at = clock_timestamp()
    where id = $1 and epoch = $2 and head = $3 returning id, head)`;
const insertLines = 'insert into sandbox.appends (platform, number, part, lines) select id, head, 0, $7 from moved';
const APPEND = `${moved} ${insertLines}`;
const APPEND_WITH_ADDRESSES = `${moved}, added as (
  insert into sandbox.addresses (id, platform)
    select address, moved.id from moved, unnest($8::text[]) with ordinality as a (address, place) order by place
    on conflict do nothing)
  ${insertLines}`;
const INSERT_PART = 'insert into sandbox.appends (platform, number, part, lines) values ($1, $2, $3, $4)';
const LOOK = 'select epoch, head from sandbox.platforms where id = $1';
/** The first row of a page has no others before it, however large it is. */
const PAGE = `select number, part, lines, bytes from (
    select *, sum(bytes) over (order by number, part) - bytes as bytes_before from (
      select number, part, lines, octet_length(lines)::bigint as bytes from sandbox.appends
        where platform = $1 and (number, part) > ($2, $3) order by number, part limit ${MAX_PAGE_ROWS}) rows) pages
  where bytes_before < ${MAX_PAGE_BYTES} order by number, part`;

/** Returns the rows of a platform after another one, as many as fit into a page. */
export async function readPage(
  sql: Sql,
  platform: string,
  after: { readonly number: number; readonly part: number },
): Promise<Page> {
  const options = { prepared: true, timeoutMs: PAGE_TIMEOUT_MS };
  const { rows } = await sql.query(PAGE, [platform, after.number, after.part], options);
  const bytes = rows.reduce((sum, row) => sum + numberOf(row, 'bytes'), 0);
  return {
    rows: rows.map((row) => ({
      number: numberOf(row, 'number'),
      part: numberOf(row, 'part'),
      lines: textOf(row, 'lines'),
    })),
    isLast: rows.length < MAX_PAGE_ROWS && bytes < MAX_PAGE_BYTES,
  };
}

/** Returns the present epoch and head of a platform; undefined when it was deleted. */
export async function lookAt(sql: Sql, platform: string): Promise<Position | undefined> {
  const [row] = (await sql.query(LOOK, [platform], { prepared: true, timeoutMs: STATEMENT_TIMEOUT_MS })).rows;
  return row && { platform, epoch: numberOf(row, 'epoch'), head: numberOf(row, 'head') };
}

/** Appends a group as one row, in one statement. Returns whether the platform was at the position; otherwise nothing changes. */
export async function appendRow(
  sql: Sql,
  { platform, epoch, head }: Position,
  { text, lines, bytes }: LineGroup,
  details: AppendDetails | undefined,
): Promise<boolean> {
  const addresses = details ? [...new Set(details.addresses())] : [];
  const values = [platform, epoch, head, lines, bytes, details?.dueAt() ?? null, text];
  const options = { prepared: true, timeoutMs: STATEMENT_TIMEOUT_MS + bytes / BYTES_PER_MS };
  const { count } =
    addresses.length === 0
      ? await sql.query(APPEND, values, options)
      : await sql.query(APPEND_WITH_ADDRESSES, [...values, addresses], options);
  return count === 1;
}

/**
 * Appends a group as several rows, in one transaction. Its row is locked first, so no claim comes between. Returns the number of
 * lines and bytes; undefined if the platform was not at the position. Calls `onSent` with the same before the transaction ends.
 */
export async function appendRows(
  database: Database,
  { platform, epoch, head }: Position,
  lines: Iterable<string>,
  details: AppendDetails | undefined,
  onSent: (total: Pick<LineGroup, 'lines' | 'bytes'>) => void,
): Promise<Pick<LineGroup, 'lines' | 'bytes'> | undefined> {
  return database.transaction(async (sql) => {
    const lock = 'select 1 from sandbox.platforms where id = $1 and epoch = $2 and head = $3 for update';
    if ((await sql.query(lock, [platform, epoch, head])).count === 0) return undefined;
    const total = { lines: 0, bytes: 0 };
    let part = 0;
    for await (const group of groupsOf(lines, MAX_ROW_CHARACTERS, () => undefined)) {
      total.lines += group.lines;
      total.bytes += group.bytes;
      await sql.query(INSERT_PART, [platform, head + total.lines, part++, group.text]);
    }
    await sql.query(
      `update sandbox.platforms set head = head + $2, size = size + $3, wake_at = $4, written_at = clock_timestamp()
         where id = $1`,
      [platform, total.lines, total.bytes, details?.dueAt() ?? null],
    );
    const addresses = details ? [...new Set(details.addresses())] : [];
    if (addresses.length > 0)
      await sql.query(
        `insert into sandbox.addresses (id, platform) select address, $1
           from unnest($2::text[]) with ordinality as a (address, place) order by place on conflict do nothing`,
        [platform, addresses],
      );
    onSent(total);
    return total;
  });
}
