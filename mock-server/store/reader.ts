import type { State } from './state';
import type { Direction } from './table';
import type { SortKey } from '../rows/table-definition';
import type { Split } from './sorted-rows';
import type { TableIndex } from './table-index';
import { sortKeyOf } from './tables';
import type { OnUnbuiltIndex } from './unbuilt-index';
import type { DeclaredIndex, IndexName, Rows, TableName } from '../rows';
import { isListed, placeOf, type RowList } from '../rows/filters';

/** The message of the error for a row that must exist. */
export const missingRow = (table: TableName, id: string): string => `there is no row ${id} in ${table}`;

/** Reads the current rows of a platform. */
export class Reader {
  readonly #state: Readonly<Pick<State, 'tables'>>;
  readonly #onUnbuilt: OnUnbuiltIndex;

  constructor(state: Readonly<Pick<State, 'tables'>>, onUnbuilt: OnUnbuiltIndex = 'build') {
    this.#state = state;
    this.#onUnbuilt = onUnbuilt;
  }

  find<Name extends TableName>(table: Name, id: string): Rows[Name] | undefined {
    return this.#state.tables[table].get(id);
  }

  /** Returns a row that must exist, such as one that another row refers to. */
  require<Name extends TableName>(table: Name, id: string): Rows[Name] {
    const row = this.find(table, id);
    if (row === undefined) throw new Error(missingRow(table, id));
    return row;
  }

  /** Returns the rows of a partition of an index beyond a position. */
  walk<Name extends TableName>(
    table: Name,
    index: IndexName<Name>,
    partition: string,
    direction: Direction,
    beyond?: SortKey,
  ): Iterable<Rows[Name]> {
    return this.#index(table, index).get(partition)?.[direction](beyond) ?? [];
  }

  /** Returns the first row of a partition of an index in ascending order. */
  first<Name extends TableName>(table: Name, index: IndexName<Name>, partition: string): Rows[Name] | undefined {
    return this.#index(table, index).first(partition);
  }

  /** Returns the number of rows of a partition of an index. */
  count<Name extends TableName>(table: Name, index: IndexName<Name>, partition: string): number {
    return this.#index(table, index).count(partition);
  }

  /** Returns where the rows of a partition begin that meet a condition. All rows after the first must meet it. */
  split<Name extends TableName>(
    table: Name,
    index: IndexName<Name>,
    partition: string,
    meets: (row: Rows[Name]) => boolean,
  ): Split {
    return this.#index(table, index).get(partition)?.split(meets) ?? { before: undefined, from: undefined };
  }

  /** Returns the rows of a list beyond a position. */
  walkList<Name extends TableName>(list: RowList<Name>, direction: Direction, beyond?: SortKey): Iterable<Rows[Name]> {
    const { index, partition } = placeOf(list);
    return this.walk(list.table, index, partition, direction, beyond);
  }

  /** Returns the number of rows of a list: all, or those between two positions, both exclusive. No row is read. */
  countList<Name extends TableName>(list: RowList<Name>, above?: SortKey, below?: SortKey): number {
    const { index, partition } = placeOf(list);
    if (above === undefined && below === undefined) return this.count(list.table, index, partition);
    return this.#index(list.table, index).get(partition)?.countBetween(above, below) ?? 0;
  }

  /** Returns where the rows of a list begin that meet a condition. All rows after the first must meet it. */
  splitList<Name extends TableName>(list: RowList<Name>, meets: (row: Rows[Name]) => boolean): Split {
    const { index, partition } = placeOf(list);
    return this.split(list.table, index, partition, meets);
  }

  /** Whether a row is in a list. */
  isListed<Name extends TableName>(list: RowList<Name>, row: Rows[Name]): boolean {
    return isListed(list, row);
  }

  /** Returns the position of a row in an index. */
  position<Name extends TableName>(table: Name, index: DeclaredIndex<Name>, row: Rows[Name]): SortKey {
    return sortKeyOf(table, index, row);
  }

  #index<Name extends TableName>(table: Name, index: IndexName<Name>): TableIndex<Rows[Name]> {
    return this.#state.tables[table].index(index, this.#onUnbuilt);
  }
}
