import { apply, type Change, type Commit, type Database, type State } from './state';
import { Reader } from './reader';
import type { Rows, TableName } from '../rows';

/** Looks at a row before it is written, and throws when it must not be. */
export type RowCheck = <Name extends TableName>(table: Name, row: Rows[Name]) => void;

/**
 * All that one request or one job does to the rows, or nothing of it. Writes are seen at once by its own reads; nothing
 * else runs meanwhile, as a transaction never waits for anything.
 */
export class Transaction extends Reader {
  readonly #database: Database;
  readonly #check: RowCheck;
  readonly #firstSequence: number;
  readonly #firstCounts: Database['counts'];
  /** What each write left, and what would take it back, in the same order. */
  readonly #redo: Change[] = [];
  readonly #undo: Change[] = [];
  /** Whether it may have written a row twice: not while all that it wrote is new. */
  #mayRepeat = false;

  constructor(database: Database, check: RowCheck) {
    super(database);
    this.#database = database;
    this.#check = check;
    this.#firstSequence = database.sequence;
    this.#firstCounts = database.counts;
  }

  /** The number of the next row in the order of making. */
  nextSequence(): number {
    return ++this.#database.sequence;
  }

  put<Name extends TableName>(table: Name, row: Rows[Name]): void {
    this.#check(table, row);
    const { id } = row;
    const previous = this.#database.tables[table].put(row);
    if (previous !== undefined) this.#mayRepeat = true;
    this.#redo.push([table, id, row]);
    this.#undo.push([table, id, previous ?? null]);
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

  /** What would take back each of its writes, in their order. */
  get undo(): readonly Change[] {
    return this.#undo;
  }

  /** What there was before it. */
  get before(): State {
    return { tables: this.#database.tables, sequence: this.#firstSequence, counts: this.#firstCounts };
  }

  /** What it did, each row once as it was left. */
  commit(): Commit {
    if (!this.#mayRepeat) return { changes: this.#redo };
    const { tables } = this.#database;
    // A later write of the same row tells it.
    const isLast = ([table, id, row]: Change) => (tables[table].get(id) ?? null) === row;
    return { changes: this.#redo.every(isLast) ? this.#redo : this.#redo.filter(isLast) };
  }
}
