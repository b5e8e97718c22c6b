import { noCounts } from '../random/counts';
import type { Rows, TableName } from '../rows';
import type { Change, State } from './state';
import { createTables } from './tables';
import type { RowCheck } from './transaction';

/**
 * Rows that will replace all rows of a store: see `Store.replace`. They are put beside the present ones, in as many event-loop
 * ticks as the caller likes.
 */
export class Replacement {
  readonly state: State = { tables: createTables(), sequence: 0, counts: noCounts };
  /** Each row as the change that puts it. */
  readonly changes: Change[] = [];
  readonly #check: RowCheck;

  constructor(check: RowCheck) {
    this.#check = check;
  }

  has(table: TableName, id: string): boolean {
    return this.state.tables[table].get(id) !== undefined;
  }

  /** Throws for a row that violates an invariant, and for an id that is taken. */
  put<Name extends TableName>(table: Name, row: Rows[Name]): void {
    if (this.has(table, row.id)) throw new Error(`${table} has a row ${row.id} already`);
    this.#check(table, row);
    this.state.tables[table].put(row);
    this.changes.push([table, row.id, row]);
  }
}
