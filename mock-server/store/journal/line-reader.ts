import type { Rows, TableName } from '../../rows';
import { boolean, type Field, integer, isObject, nonEmptyString, optional, text } from '../../rows/checks';
import { objectOf } from '../../rows/object-field';
import { Reading } from '../../rows/reading';
import type { ReferencedTable } from '../../rows/referenced-table';
import { isTableName, removedTables, tables as definitions } from '../../rows/registry';
import type { Row } from '../../rows/row';
import type { Change, Commit } from '../commit';
import type { Database, ReplayedCommit } from '../state';
import { NewerReleaseError } from './newer-release-error';

/** The rows and ids of a line, by their tables. Read one by one. */
type Lists = Readonly<Record<string, unknown>>;

/** A line of a journal: a commit, or a part of one, or the name of the release that wrote the following lines. */
interface StoredLine extends Omit<Commit, 'changes'> {
  readonly release?: string;
  readonly rows?: Lists;
  readonly deleted?: Lists;
}

const lists: Field<object> = {
  read: (value, reading) => (isObject(value) ? value : reading.problem('is not an object')),
};

const storedLine = objectOf({
  release: optional(text),
  staged: optional(integer),
  isFirst: optional(boolean),
  replaced: optional(integer),
  reset: optional(boolean),
  revert: optional(integer),
  restore: optional(text),
  adopt: optional(integer),
  rows: optional(lists),
  deleted: optional(lists),
  sequence: optional(integer),
  counts: optional(objectOf({ ids: integer, writes: integer, reads: integer })),
  snapshot: optional(objectOf({ name: text, created_at: nonEmptyString })),
  deletedSnapshot: optional(text),
  forgotten: optional(integer),
});

/** Tables whose rows refer to others. They are read last, as a reference is to a row as it is after the line. */
const isReferring = (table: string): boolean => isTableName(table) && definitions[table].fields.written !== undefined;

/** Reads the lines of a journal, whichever release wrote them: rows are completed and checked by their tables. */
export class LineReader extends Reading {
  /** The release that wrote the last line; undefined when no line names one. */
  release: string | undefined;
  /** Changes that were read. */
  changes = 0;
  readonly #database: Database;
  #line = 0;
  #staged: number | undefined;

  constructor(
    /** The name of the journal in messages. */
    readonly name: string,
    database: Database,
  ) {
    super();
    this.#database = database;
  }

  /**
   * Returns the commit of a line, whose changes are read while they are applied to the database. Then, or now, a `NewerReleaseError` is
   * thrown for what a newer release wrote.
   */
  commitOf(line: string): ReplayedCommit {
    this.#line++;
    this.field = '';
    const stored: unknown = JSON.parse(line);
    storedLine.read(stored, this);
    if (!isStoredLine(stored)) return this.problem('is not an object');
    const { release, rows = {}, deleted = {}, ...heading } = stored;
    if (release !== undefined) this.release = release;
    this.#staged = heading.staged;
    return { ...heading, changes: this.#changes(rows, deleted) };
  }

  override problem(what: string): never {
    throw new NewerReleaseError(`line ${this.#line} of ${this.name}`, `${this.place} ${what}`, this.release);
  }

  override row(table: ReferencedTable, value: unknown): unknown {
    if (typeof value !== 'string') return definitions[table].fields.read(value, this);
    const { tables, staged } = this.#database;
    const present = this.#staged === undefined ? tables : staged.get(this.#staged);
    return present?.[table].get(value) ?? this.problem(`is ${value}, which is not in ${table}`);
  }

  *#changes(rows: Lists, deleted: Lists): Generator<Change, void, undefined> {
    for (const table in deleted) yield* this.#deleted(table, deleted[table]);
    for (const table in rows) if (!isReferring(table)) yield* this.#rowsOf(table, rows[table]);
    for (const table in rows) if (isReferring(table)) yield* this.#rowsOf(table, rows[table]);
  }

  *#deleted(table: string, ids: unknown): Generator<Change, void, undefined> {
    for (const [name, id] of this.#items('deleted', table, ids))
      yield [name, typeof id === 'string' ? id : this.problem('is not a text'), null];
  }

  *#rowsOf(table: string, rows: unknown): Generator<Change, void, undefined> {
    for (const [name, row] of this.#items('rows', table, rows))
      yield changeOf(name, definitions[name].fields.read(row, this));
  }

  /** Yields the items of the list of a table. Those of a table that was removed are skipped. */
  *#items(list: string, table: string, items: unknown): Generator<readonly [TableName, unknown], void, undefined> {
    if (Object.hasOwn(removedTables, table)) return;
    this.field = list;
    this.enter();
    this.field = table;
    if (!isTableName(table)) return this.problem('is not known here');
    if (!Array.isArray(items)) return this.problem('is not a list');
    this.enter();
    for (let i = 0; i < items.length; i++) {
      this.field = i;
      this.changes++;
      yield [table, items[i]];
    }
    this.leave();
    this.leave();
  }
}

/** The fields were checked: a problem of one is thrown. */
function isStoredLine(value: unknown): value is StoredLine {
  return isObject(value);
}

function changeOf<Name extends TableName>(table: Name, row: unknown): Change {
  if (!isRowOf(table, row)) throw new TypeError(`a row of ${table} was not checked`);
  return [table, row.id, row];
}

/** The fields were checked, by those of the table. */
function isRowOf<Name extends TableName>(_table: Name, value: unknown): value is Rows[Name] & Row {
  return isObject(value);
}
