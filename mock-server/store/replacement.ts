import { noCounts } from '../random/counts';
import type { Rows, TableName } from '../rows';
import type { Change } from './commit';
import type { State } from './state';
import { createTables } from './tables';
import { type RowCheck, takenId } from './transaction';

/**
 * Rows that will replace all rows of a store: see `Store.replace`. They are put beside the present ones, in as many event-loop
 * ticks as the caller likes, and written to the journal meanwhile. So the replacement itself is a small commit.
 */
export class Replacement {
  readonly state: State = { tables: createTables(), sequence: 0, counts: noCounts };
  readonly #check: RowCheck;
  readonly #write: (changes: readonly Change[]) => Promise<void>;
  #unwritten: Change[] = [];

  constructor(
    readonly id: number,
    check: RowCheck,
    write: (changes: readonly Change[]) => Promise<void>,
  ) {
    this.#check = check;
    this.#write = write;
  }

  has(table: TableName, id: string): boolean {
    return this.state.tables[table].get(id) !== undefined;
  }

  /** Throws for a row that violates an invariant, and for an id that is taken. */
  insert<Name extends TableName>(table: Name, row: Rows[Name]): void {
    if (this.has(table, row.id)) throw new Error(takenId(table, row.id));
    this.#check(table, row);
    this.state.tables[table].put(row);
    this.#unwritten.push([table, row.id, row]);
  }

  /** Writes a row once more, of which a value was set. */
  rewrite<Name extends TableName>(table: Name, id: string): void {
    const row = this.state.tables[table].get(id);
    if (row === undefined) return;
    this.#check(table, row);
    this.#unwritten.push([table, id, row]);
  }

  /**
   * Writes the rows since the last call. Resolves when they are in the journal, where they count only once they replace all
   * others.
   */
  flush(): Promise<void> {
    return this.#write(this.takeUnwritten());
  }

  takeUnwritten(): readonly Change[] {
    const changes = this.#unwritten;
    this.#unwritten = [];
    return changes;
  }
}
