import type { Rows, TableName } from '../../rows';
import type { Change, Commit } from '../commit';
import { LineReader } from './line-reader';
import { LineWriter } from './line-writer';

/** Commits with fewer changes are serialised at once, since almost all of them fit into a line. */
const MAX_CHANGES_AT_ONCE = 32;
/** The most changes of a line. Each read of a packed row reads its line. */
export const LINE_CHANGES = 64;
/** A line with more characters is split when it has several changes. */
const MAX_LINE_CHARACTERS = 256 * 1024;

/** Called with the changes of a line. */
export type OnLine = (changes: readonly Change[], line: string) => void;

/**
 * Returns the lines of a commit. Several lines are one commit only together: the journal appends them as a group.
 * Calls `onLine` for each.
 */
export function linesOf(commit: Commit, onLine?: OnLine): Iterable<string> {
  if (commit.changes.length > MAX_CHANGES_AT_ONCE) return splitLines(commit, onLine);
  const line = lineOf(commit);
  if (line.length > MAX_LINE_CHARACTERS && commit.changes.length > 1) return splitLines(commit, onLine);
  onLine?.(commit.changes, line);
  return [line];
}

/** Fields that apply before the changes go into the first line, `staged` into each, all others into the last. */
function* splitLines(
  { reset, restore, adopt, replaced, revert, staged, isFirst, changes, ...end }: Commit,
  onLine?: OnLine,
): Generator<string, void, undefined> {
  const each = staged === undefined ? {} : { staged };
  let start: Pick<Commit, 'replaced' | 'reset' | 'restore' | 'adopt' | 'revert' | 'isFirst'> = {
    ...(replaced !== undefined && { replaced }),
    ...(reset && { reset }),
    ...(revert !== undefined && { revert }),
    ...(restore !== undefined && { restore }),
    ...(adopt !== undefined && { adopt }),
    ...(isFirst && { isFirst }),
  };
  let at = 0;
  let count = MAX_CHANGES_AT_ONCE;
  for (;;) {
    const next = Math.min(at + count, changes.length);
    const isLast = next === changes.length;
    const part = changes.slice(at, next);
    const line = lineOf({ ...each, ...start, changes: part, ...(isLast && end) });
    if (line.length > MAX_LINE_CHARACTERS && next - at > 1) {
      count = Math.ceil((next - at) / 4);
      continue;
    }
    onLine?.(part, line);
    yield line;
    if (isLast) return;
    start = {};
    at = next;
    if (line.length < MAX_LINE_CHARACTERS / 8) count = Math.min(2 * count, LINE_CHANGES);
  }
}

/**
 * Returns a commit as one line: a list of its heading, which is null without fields, and the values of its rows without their names.
 * Rows are shared within the line, and not beyond it.
 */
export function lineOf({ changes, ...heading }: Commit): string {
  return new LineWriter(isEmpty(heading) ? null : heading, changes).write();
}

/**
 * Whether two rows are the same: one object, or one text. A packed row is another object each time that it is read, and two states that
 * share a row may have it in either form.
 */
export function isSameRow<Name extends TableName>(
  table: Name,
  a: Rows[Name] | undefined,
  b: Rows[Name] | undefined,
): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return lineOf({ changes: [[table, a.id, a]] }) === lineOf({ changes: [[table, b.id, b]] });
}

/** Returns the commit of a line. */
export function commitOf(line: string): Commit {
  // eslint-disable-next-line ts/no-unsafe-assignment -- the checksum shows that an adapter of this format wrote it
  const values: readonly [heading: Omit<Commit, 'changes'> | null, ...unknown[]] = JSON.parse(line);
  const changes = new LineReader(values).read();
  return { ...values[0], changes };
}

function isEmpty(heading: object): boolean {
  for (const _ in heading) return false;
  return true;
}
