import type { Database } from './state';
import type { Direction } from './table';
import type { SortKey } from '../rows/table-definition';
import type { Split } from './sorted-map';
import { sortKeyOf } from './tables';
import type { IndexName, Rows, TableName } from '../rows';

/** Reads the rows of a platform as they are. */
export class Reader {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
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

  /** Rows of one partition of an index, from beyond a position on. */
  walk<Name extends TableName>(
    table: Name,
    index: IndexName<Name>,
    partition: string,
    direction: Direction,
    beyond?: SortKey,
  ): Iterable<Rows[Name]> {
    return this.#database.tables[table].walk(index, partition, direction, beyond);
  }

  /** The first row of one partition of an index, in ascending order. */
  first<Name extends TableName>(table: Name, index: IndexName<Name>, partition: string): Rows[Name] | undefined {
    return this.#database.tables[table].first(index, partition);
  }

  /** Where the rows of one partition of an index begin that meet a condition, which all later ones meet as well. */
  split<Name extends TableName>(
    table: Name,
    index: IndexName<Name>,
    partition: string,
    meets: (row: Rows[Name]) => boolean,
  ): Split {
    return this.#database.tables[table].split(index, partition, meets);
  }

  /** Where a row stands in an index. */
  position<Name extends TableName>(table: Name, index: IndexName<Name>, row: Rows[Name]): SortKey {
    return sortKeyOf(table, index, row);
  }
}
