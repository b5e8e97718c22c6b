import { type Change, type Commit, type Database, toChange } from './database';
import { Reader } from './reader';
import type { Rows, TableName } from './tables';

/** Looks at a row before it is written, and throws when it must not be. */
export type RowCheck = <Name extends TableName>(table: Name, row: Rows[Name]) => void;

/** One write: how to take it back, and what it left. */
interface Write {
  readonly undo: () => void;
  /** The change as of the end of the transaction; undefined when a later write of the same row tells it. */
  readonly change: () => Change | undefined;
}

/**
 * All that one request or one job does to the rows, or nothing of it. Writes are seen at once by its own reads; nothing
 * else runs meanwhile, as a transaction never waits for anything.
 */
export class Transaction extends Reader {
  readonly #database: Database;
  readonly #check: RowCheck;
  readonly #firstSequence: number;
  readonly #writes: Write[] = [];

  constructor(database: Database, check: RowCheck) {
    super(database);
    this.#database = database;
    this.#check = check;
    this.#firstSequence = database.sequence;
  }

  /** The number of the next row in the order of making. */
  nextSequence(): number {
    return ++this.#database.sequence;
  }

  put<Name extends TableName>(table: Name, row: Rows[Name]): void {
    this.#check(table, row);
    const rows = this.#database.tables[table];
    const previous = rows.put(row);
    this.#writes.push({
      undo: () => (previous === undefined ? rows.delete(row.id) : rows.put(previous)),
      change: () => (rows.get(row.id) === row ? toChange[table](row.id, row) : undefined),
    });
  }

  delete<Name extends TableName>(table: Name, id: string): void {
    const rows = this.#database.tables[table];
    const previous = rows.delete(id);
    if (previous === undefined) return;
    this.#writes.push({
      undo: () => rows.put(previous),
      change: () => (rows.get(id) === undefined ? toChange[table](id, null) : undefined),
    });
  }

  rollback(): void {
    for (const { undo } of this.#writes.reverse()) undo();
    this.#database.sequence = this.#firstSequence;
  }

  /** What it did, each row once as it was left. */
  commit(): Commit {
    const changes: Change[] = [];
    for (const { change } of this.#writes) {
      const made = change();
      if (made !== undefined) changes.push(made);
    }
    return { changes };
  }
}
