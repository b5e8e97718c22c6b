import type { Rows, TableName } from '../../rows';
import { boolean, type Field, integer, isObject, nonEmptyString, optional, text } from '../../fields/field';
import { objectOf } from '../../fields/object-field';
import { Reading } from '../../fields/reading';
import type { ReferencedTable } from '../../fields/referenced-table';
import { isTableName, removedTables, tables as definitions } from '../../rows/registry';
import type { Row } from '../../rows/row';
import { beginReplay, type Database, endReplay, type Heading, replayChange } from '../state';
import { rowsOf, type Tables } from '../tables';
import { NewerReleaseError } from './newer-release-error';

/** The rows and ids of a line, by their tables. Read one by one. */
type Lists = Readonly<Record<string, unknown>>;

/** A line of a journal: a commit, or a part of one, or the name of the release that wrote the following lines. */
interface StoredLine extends Heading {
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
  token: optional(objectOf({ id: text, name: text, hash: text, created_at: nonEmptyString })),
  deletedToken: optional(text),
  endedTokens: optional(integer),
  forgotten: optional(integer),
});

/** Tables whose rows refer to others. They are read last, as a reference is to a row as it is after the line. */
const isReferring = (table: string): boolean => isTableName(table) && definitions[table].fields.written !== undefined;

/** Reads the lines of a journal into a database, whichever release wrote them: rows are completed and checked by their tables. */
export class LineReader extends Reading {
  /** The release that wrote the last line; undefined when no line names one. */
  release: string | undefined;
  /** Changes that were read. */
  changes = 0;
  readonly #database: Database;
  readonly #onRow: OnRow | undefined;
  #tables: Tables;
  #line = 0;

  constructor(
    /** The name of the journal in messages. */
    readonly name: string,
    database: Database,
    /** Called with each row before it is put into its table. */
    onRow?: OnRow,
  ) {
    super();
    this.#database = database;
    this.#tables = database.tables;
    this.#onRow = onRow;
  }

  /** Applies a line to the database. Throws a `NewerReleaseError` for one that a newer release wrote. */
  replay(line: string): void {
    this.#line++;
    this.field = '';
    const stored: unknown = JSON.parse(line);
    storedLine.read(stored, this);
    if (!isStoredLine(stored)) return this.problem('is not an object');
    const { release, rows = {}, deleted = {} } = stored;
    if (release !== undefined) this.release = release;
    this.#tables = beginReplay(this.#database, stored);
    for (const table in deleted) this.#delete(table, deleted[table]);
    for (const table in rows) if (!isReferring(table)) this.#put(table, rows[table]);
    for (const table in rows) if (isReferring(table)) this.#put(table, rows[table]);
    endReplay(this.#database, stored);
  }

  /**
   * Sets the values of older rows that follow from other rows, after the last line: from the present rows, or else from those of
   * a snapshot. The rows are new, and changed in place: events and snapshots share them.
   */
  end(): void {
    const states = [this.#database, ...[...this.#database.snapshots.values()].reverse()];
    const rows = states.map(({ tables }) => rowsOf(tables));
    for (const derivation of this.takeDerivations()) rows.some(derivation);
  }

  override problem(what: string): never {
    throw new NewerReleaseError(`line ${this.#line} of ${this.name}`, `${this.place} ${what}`.trim(), this.release);
  }

  override row(table: ReferencedTable, value: unknown): unknown {
    if (typeof value !== 'string') return definitions[table].fields.read(value, this);
    return this.#tables[table].get(value) ?? this.problem(`is ${value}, which is not in ${table}`);
  }

  #delete(table: string, ids: unknown): void {
    this.#each('deleted', table, ids, (name, id) =>
      replayChange(this.#database, this.#tables, [
        name,
        typeof id === 'string' ? id : this.problem('is not a text'),
        null,
      ]),
    );
  }

  #put(table: string, rows: unknown): void {
    this.#each('rows', table, rows, (name, stored) => {
      const row = definitions[name].fields.read(stored, this);
      if (!isRowOf(name, row)) return this.problem('is not an object');
      this.#onRow?.(name, row);
      replayChange(this.#database, this.#tables, [name, row.id, row]);
    });
  }

  /** Calls back with each item of the list of a table. Those of a table that was removed are skipped. */
  #each(list: string, table: string, items: unknown, run: (table: TableName, item: unknown) => void): void {
    if (Object.hasOwn(removedTables, table)) return;
    this.field = list;
    this.enter();
    this.field = table;
    if (!isTableName(table)) return this.problem('is not known here');
    if (!Array.isArray(items)) return this.problem('is not a list');
    this.enter();
    for (let i = 0; i < items.length; i++) {
      this.field = i;
      run(table, items[i]);
    }
    this.changes += items.length;
    this.leave();
    this.leave();
  }
}

/** Called with a row of a table. */
export type OnRow = <Name extends TableName>(table: Name, row: Rows[Name]) => void;

/** The fields were checked: a problem of one is thrown. */
function isStoredLine(value: unknown): value is StoredLine {
  return isObject(value);
}

/** The fields were checked, by those of the table. */
function isRowOf<Name extends TableName>(_table: Name, value: unknown): value is Rows[Name] & Row {
  return isObject(value);
}
