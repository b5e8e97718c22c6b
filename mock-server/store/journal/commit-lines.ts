import type { TableName } from '../../rows';
import type { CurrentRow } from '../../fields/field';
import { tableNames, tables } from '../../rows/registry';
import { RELEASE } from '../../fields/release';
import type { Change, Commit } from '../commit';

/** Changes are written into the next line of their commit after so many characters. */
const MAX_LINE_CHARACTERS = 256 * 1024;

/** The line by which a program names its release, before the first line that it writes. */
const releaseLine = JSON.stringify({ release: RELEASE });

/**
 * Returns the lines of a commit, with the names of tables and fields: `{"rows":{"payments":[{…}]},"deleted":{"jobs":["job_1"]}}`.
 * Rows are whole. Several lines are one commit only together: the journal appends them as a group. Tables are in the order of the
 * registry, so a row comes after those that it refers to.
 */
export function* linesOf({ changes, ...heading }: Commit): Generator<string, void, undefined> {
  // What applies before the changes goes into the first line, `staged` into each, and all others into the last.
  const { staged, isFirst, replaced, reset, revert, restore, adopt, ...end } = heading;
  let start: object = { staged, isFirst, replaced, reset, revert, restore, adopt };
  let rows: Texts = new Map();
  let deleted: Texts = new Map();
  let characters = 0;
  for (const [table, id, row, written = row] of byTable(changes)) {
    if (characters > MAX_LINE_CHARACTERS) {
      yield lineOf(start, rows, deleted, {});
      start = { staged };
      rows = new Map();
      deleted = new Map();
      characters = 0;
    }
    const text = JSON.stringify(row === null ? id : written);
    const texts = row === null ? deleted : rows;
    const others = texts.get(table);
    if (others === undefined) texts.set(table, [text]);
    else others.push(text);
    characters += text.length;
  }
  yield lineOf(start, rows, deleted, end);
}

/** The rows or ids of each table as JSON. */
type Texts = Map<TableName, string[]>;

function lineOf(start: object, rows: Texts, deleted: Texts, end: object): string {
  const members = [membersOf(start), listsOf('rows', rows), listsOf('deleted', deleted), membersOf(end)];
  return `{${members.filter((text) => text !== '').join(',')}}`;
}

/**
 * Yields the lines of commits. Each is serialised when its lines are asked for. `isNamed`: the journal names the release already.
 */
export function* linesOfCommits(
  commits: Iterable<Commit>,
  isNamed: boolean,
  onCommit: (commit: Commit) => void = () => undefined,
): Generator<string, void, undefined> {
  if (!isNamed) yield releaseLine;
  for (const commit of commits) {
    onCommit(commit);
    yield* linesOf(commit);
  }
}

/** Returns the members of an object as JSON, without its braces. */
function membersOf(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}

function listsOf(name: string, texts: Texts): string {
  if (texts.size === 0) return '';
  return `"${name}":{${[...texts].map(([table, list]) => `"${table}":[${list.join(',')}]`).join(',')}}`;
}

/** Returns changes in the order of their tables. */
function byTable(changes: readonly Change[]): readonly Change[] {
  if (changes.length < 2) return changes;
  return changes.toSorted(([a], [b]) => orderOf(a) - orderOf(b));
}

const orders = new Map(tableNames.map((name, order) => [name, order]));
const orderOf = (table: TableName): number => orders.get(table) ?? 0;

/**
 * Returns a commit whose rows have the ids of those rows that they refer to, such as the states of events, and that their tables
 * have now. Other versions are written in full. It is decided when the transaction commits: its line may be written when the
 * tables have newer rows.
 */
export function withReferences(commit: Commit, current: CurrentRow): Commit {
  return { ...commit, changes: commit.changes.map((change) => referring(change, current)) };
}

/** Does the same for a change. */
export function referring(change: Change, current: CurrentRow): Change {
  const [table, id, row] = change;
  const written = row === null ? undefined : tables[table].fields.written?.(row, current);
  return written === undefined ? change : [table, id, row, written];
}
