import type { Change, Commit } from './commit';
import { apply, type Database, type State } from './state';
import { missingRow, Reader } from './reader';
import type { Rows, TableName } from '../rows';

/** The message of the error for a row whose id another row of its table has. */
export const takenId = (table: TableName, id: string): string => `${table} has a row ${id} already`;

/** Checks a row before it is written. Throws when it breaks an invariant. */
export type RowCheck = <Name extends TableName>(table: Name, row: Rows[Name]) => void;

/**
 * The changes of one request or job to the rows: all of them or none. Its own reads see its writes. It is synchronous, so
 * nothing else runs in between.
 */
export class Transaction extends Reader {
  readonly #database: Database;
  readonly #check: RowCheck;
  readonly #firstSequence: number;
  readonly #firstCounts: Database['counts'];
  /** The change of each write and its inverse, in the same order. */
  readonly #redo: Change[] = [];
  readonly #undo: Change[] = [];
  /** Whether a row may have been written twice. It cannot while every written row is new. */
  #mayRepeat = false;

  /** Whether nothing was written yet. */
  get isUnchanged(): boolean {
    return this.#redo.length === 0;
  }

  constructor(database: Database, check: RowCheck) {
    super(database);
    this.#database = database;
    this.#check = check;
    this.#firstSequence = database.sequence;
    this.#firstCounts = database.counts;
  }

  /** Returns the sequence number of the next row. */
  nextSequence(): number {
    return ++this.#database.sequence;
  }

  /** Adds a new row. Throws when another one has its id: that one would be lost. */
  insert<Name extends TableName>(table: Name, row: Rows[Name]): void {
    this.#check(table, row);
    const rows = this.#database.tables[table];
    // Without a look-up before: it would cost as much as the write again.
    const previous = rows.put(row);
    if (previous !== undefined) {
      rows.put(previous);
      throw new Error(takenId(table, row.id));
    }
    this.#record(table, row, null);
  }

  /** Puts the changed form of a row in its place. Throws when there is none: it was lost, or never inserted. */
  replace<Name extends TableName>(table: Name, row: Rows[Name]): void {
    this.#check(table, row);
    const rows = this.#database.tables[table];
    const previous = rows.put(row);
    if (previous === undefined) {
      rows.delete(row.id);
      throw new Error(missingRow(table, row.id));
    }
    this.#mayRepeat = true;
    this.#record(table, row, previous);
  }

  #record<Name extends TableName>(table: Name, row: Rows[Name], previous: Rows[Name] | null): void {
    this.#redo.push([table, row.id, row]);
    this.#undo.push([table, row.id, previous]);
  }

  delete<Name extends TableName>(table: Name, id: string): void {
    const previous = this.#database.tables[table].delete(id);
    if (previous === undefined) return;
    this.#mayRepeat = true;
    this.#redo.push([table, id, null]);
    this.#undo.push([table, id, previous]);
  }

  rollback(): void {
    for (const change of this.#undo.reverse()) apply(this.#database.tables, change);
    this.#database.sequence = this.#firstSequence;
    this.#database.counts = this.#firstCounts;
  }

  /** The change of each write. A row that was written twice has two. */
  get redo(): readonly Change[] {
    return this.#redo;
  }

  /** Whether it writes more than deletions and the counts of faults: a store that is full has these, too. */
  get needsRoom(): boolean {
    return this.#redo.some(
      ([table, , row], at) => row !== null && (table !== 'faults' || this.#undo[at]?.[2] === null),
    );
  }

  /** The inverse of each write, in the order of the writes. */
  get undo(): readonly Change[] {
    return this.#undo;
  }

  /** The state before the transaction. */
  get before(): State {
    return { tables: this.#database.tables, sequence: this.#firstSequence, counts: this.#firstCounts };
  }

  /** Returns the commit: each changed row once, in its final form. */
  commit(): Commit {
    if (!this.#mayRepeat) return { changes: this.#redo };
    const { tables } = this.#database;
    // A later write of the same row contains its final form.
    const isLast = ([table, id, row]: Change) => (tables[table].get(id) ?? null) === row;
    return { changes: this.#redo.every(isLast) ? this.#redo : this.#redo.filter(isLast) };
  }
}
