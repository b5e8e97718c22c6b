import type { Position } from './append-rows';
import { groupsOf, MAX_ROW_CHARACTERS } from './line-groups';
import { lostTo } from './platform-rows';
import { numberOf } from './row-values';
import type { Database, Sql } from './sql';

/** Rows are smaller than those of appends: the connection must not be idle for long within a transaction. */
const MAX_CHECKPOINT_ROW_CHARACTERS = MAX_ROW_CHARACTERS / 4;
const DELETE_TIMEOUT_MS = 60_000;
const INSERT = 'insert into sandbox.appends (platform, number, part, lines) values ($1, $2, $3, $4)';
/** Addresses that were added meanwhile stay. */
const PRUNE = `delete from sandbox.addresses a where a.platform = $1 and a.position <= $2
  and not exists (select from unnest($3::text[]) as kept (id) where kept.id = a.id)`;

export interface Checkpoint {
  readonly lines: Iterable<string>;
  /** Part of its first row: see `nextPart`. */
  readonly firstPart: number;
  /** Bytes of the lines that it replaces. */
  readonly replacedBytes: number;
  /** Called when nothing is appended any more. Of those up to position `last`, others are deleted. */
  readonly addresses: { readonly addresses: () => Iterable<string>; readonly last: number } | undefined;
  /** Called with its bytes before the transaction ends. */
  readonly onSent: (bytes: number) => void;
  /** Throws when it is not needed any more. */
  readonly check: () => void;
}

/** Returns the first part that no row at a position has, and the position of the last address. */
export async function nextPart(
  sql: Sql,
  { platform, head }: Position,
): Promise<Pick<Checkpoint, 'firstPart'> & { readonly lastAddress: number }> {
  const text = `select coalesce(max(part) + 1, 0) as part,
      (select coalesce(max(position), 0) from sandbox.addresses where platform = $1) as address
    from sandbox.appends where platform = $1 and number = $2`;
  const [row] = (await sql.query(text, [platform, head])).rows;
  return { firstPart: numberOf(row, 'part'), lastAddress: numberOf(row, 'address') };
}

/** Returns whether the rows up to a position were replaced. Waits for a transaction whose outcome is open. */
export async function isReplaced(
  database: Database,
  { platform, head }: Position,
  firstPart: number,
): Promise<boolean> {
  return database.transaction(async (sql) => {
    await sql.query('select 1 from sandbox.platforms where id = $1 for update', [platform]);
    const text = 'select 1 from sandbox.appends where platform = $1 and number = $2 and part = $3';
    return (await sql.query(text, [platform, head, firstPart])).count > 0;
  });
}

/**
 * Replaces the rows up to a position by a checkpoint, in one transaction. Rows that are appended meanwhile stay. Throws a
 * `JournalLostError` if the tenure is over; then nothing changes.
 */
export async function replaceRows(
  database: Database,
  { platform, epoch, head }: Position,
  { lines, firstPart, replacedBytes, addresses, check, onSent }: Checkpoint,
): Promise<void> {
  await database.transaction(async (sql) => {
    let part = firstPart;
    let bytes = 0;
    for await (const group of groupsOf(lines, MAX_CHECKPOINT_ROW_CHARACTERS, check)) {
      bytes += group.bytes;
      await sql.query(INSERT, [platform, head, part++, group.text]);
    }
    await sql.query(
      'delete from sandbox.appends where platform = $1 and (number < $2 or (number = $2 and part < $3))',
      [platform, head, firstPart],
      { timeoutMs: DELETE_TIMEOUT_MS },
    );
    // Last, because appends wait for this row until the transaction ends.
    const { count } = await sql.query(
      // A database that has forgotten appends of this tenure does not have the lines that were replaced.
      `update sandbox.platforms set size = size + $4, checkpoint_size = $5
         where id = $1 and epoch = $2 and head >= $3`,
      [platform, epoch, head, bytes - replacedBytes, bytes],
    );
    check();
    if (count === 0) throw lostTo(platform, database.name);
    if (addresses) await sql.query(PRUNE, [platform, addresses.last, [...addresses.addresses()]]);
    onSent(bytes);
  });
}
