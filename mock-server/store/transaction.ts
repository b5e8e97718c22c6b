import { type Change, type Commit, type Database, toChange } from './database';
import type { Direction } from './table';
import type { SortKey } from './sorted-map';
import type { IndexName, Rows, TableName } from './tables';

/** Looks at a row before it is written, and throws when it must not be. */
export type RowCheck = <Name extends TableName>(table: Name, row: Rows[Name]) => void;

/**
 * All that one request or one job does to the rows, or nothing of it. Writes are seen at once by its own reads; nothing
 * else runs meanwhile, as a transaction never waits for anything.
 */
export class Transaction {
  readonly #database: Database;
  readonly #check: RowCheck;
  readonly #firstSequence: number;
  readonly #changes = new Map<string, Change>();
  readonly #undo: (() => void)[] = [];

  constructor(database: Database, check: RowCheck) {
    this.#database = database;
    this.#check = check;
    this.#firstSequence = database.sequence;
  }

  find<Name extends TableName>(table: Name, id: string): Rows[Name] | undefined {
    return this.#database.tables[table].get(id);
  }

  /** A row that another row refers to. */
  require<Name extends TableName>(table: Name, id: string): Rows[Name] {
    const row = this.find(table, id);
    if (row === undefined) throw new Error(`there is no row ${id} in ${table}`);
    return row;
  }

  /** Rows of one bucket of an index, from beyond a position on. */
  walk<Name extends TableName>(
    table: Name,
    index: IndexName<Name>,
    bucket: string,
    direction: Direction,
    beyond?: SortKey,
  ): Iterable<Rows[Name]> {
    return this.#database.tables[table].walk(index, bucket, direction, beyond);
  }

  position<Name extends TableName>(table: Name, index: IndexName<Name>, row: Rows[Name]): SortKey {
    return this.#database.tables[table].position(index, row);
  }

  /** The number of the next row in the order of making. */
  nextSequence(): number {
    return ++this.#database.sequence;
  }

  put<Name extends TableName>(table: Name, row: Rows[Name]): void {
    this.#check(table, row);
    const rows = this.#database.tables[table];
    const previous = rows.put(row);
    this.#undo.push(() => (previous === undefined ? rows.delete(row.id) : rows.put(previous)));
    this.#changes.set(`${table} ${row.id}`, toChange[table](row.id, row));
  }

  delete<Name extends TableName>(table: Name, id: string): void {
    const rows = this.#database.tables[table];
    const previous = rows.delete(id);
    if (previous === undefined) return;
    this.#undo.push(() => rows.put(previous));
    this.#changes.set(`${table} ${id}`, toChange[table](id, null));
  }

  rollback(): void {
    for (const undo of this.#undo.reverse()) undo();
    this.#database.sequence = this.#firstSequence;
  }

  /** What it did, each row once as it was left. */
  commit(): Commit {
    return { changes: [...this.#changes.values()] };
  }
}
