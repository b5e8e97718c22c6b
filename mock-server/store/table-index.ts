import type { Row } from '../rows/row';
import type { Index } from '../rows/table-definition';
import { GrowingMap } from './growing-map';
import { SortedRows } from './sorted-rows';

/** The rows of each partition of an index, in the order of the index. Most partitions have one row, and never get a list. */
export class TableIndex<R extends Row> {
  readonly #index: Index<R>;
  readonly #partitions: GrowingMap<R | SortedRows<R>>;
  /** Nobody reads one that is being built. */
  isBuilt = true;
  #owner: object = this;

  constructor(index: Index<R>, original?: TableIndex<R>) {
    this.#index = index;
    this.#partitions = original === undefined ? new GrowingMap() : original.#partitions.copy();
  }

  /** Returns a copy. Both share their lists until one of them writes to one. */
  copy(): TableIndex<R> {
    this.#owner = {};
    return new TableIndex(this.#index, this);
  }

  /** Returns the rows of a partition. For reading only. */
  get(partition: string): SortedRows<R> | undefined {
    const found = this.#partitions.get(partition);
    return found === undefined || found instanceof SortedRows ? found : this.#listOf(found);
  }

  /** Returns the number of rows of a partition. */
  count(partition: string): number {
    const found = this.#partitions.get(partition);
    return found instanceof SortedRows ? found.size : Number(found !== undefined);
  }

  /** Returns the first row of a partition. */
  first(partition: string): R | undefined {
    const found = this.#partitions.get(partition);
    return found instanceof SortedRows ? found.first : found;
  }

  /** Lists a row in its partitions, where it replaces one with the same sort key. */
  add(row: R): void {
    for (const partition of this.#index.partitions(row)) this.#add(partition, row);
  }

  /** Removes a row from its partitions. */
  delete(row: R): void {
    for (const partition of this.#index.partitions(row)) this.#delete(partition, row);
  }

  /** Lists the row that replaced another one. */
  replace(previous: R, row: R): void {
    const isMoved = this.#index.sortBy(previous) !== this.#index.sortBy(row);
    const entered = this.#index.partitions(row);
    for (const partition of this.#index.partitions(previous))
      if (isMoved || !entered.includes(partition)) this.#delete(partition, previous);
    for (const partition of entered) this.#add(partition, row);
  }

  #add(partition: string, row: R): void {
    const found = this.#partitions.get(partition);
    if (found === undefined || (!(found instanceof SortedRows) && found.id === row.id)) {
      this.#partitions.set(partition, row);
      return;
    }
    const list = found instanceof SortedRows ? this.#own(found) : this.#listOf(found);
    if (list !== found) this.#partitions.set(partition, list);
    list.put(row);
  }

  #delete(partition: string, row: R): void {
    const found = this.#partitions.get(partition);
    if (!(found instanceof SortedRows)) {
      if (found?.id === row.id) this.#partitions.delete(partition);
      return;
    }
    const list = this.#own(found);
    list.delete(this.#index.sortBy(row));
    if (list.first === undefined) this.#partitions.delete(partition);
    else if (list !== found) this.#partitions.set(partition, list);
  }

  /** Returns a list for writing: a copy, if it is shared. */
  #own(list: SortedRows<R>): SortedRows<R> {
    return list.owner === this.#owner ? list : list.copy(this.#owner);
  }

  #listOf(row: R): SortedRows<R> {
    const list = new SortedRows(this.#index.sortBy, this.#owner);
    list.put(row);
    return list;
  }
}
