import type { Row } from '../rows/row';
import type { Index, SortKey } from '../rows/table-definition';
import { KeyIndex } from './maps/key-index';
import { LargeMap } from './maps/large-map';
import { SortedMap } from './maps/sorted-map';

/** Versions are counted over all indexes: a list that two of them share has a version that neither of them has any longer. */
let latestVersion = 0;

/** The slots of the rows of each partition of an index, in the order of the index. */
export class IndexLists<R extends Row> {
  readonly #index: Index<R>;
  readonly #rowIn: (slot: number) => R;
  /** The slots of partitions that never had more than one row: most have not. */
  readonly #single: KeyIndex<R>;
  readonly #lists: LargeMap<SortedMap>;
  /** The version of the lists that may be written to. Lists of any other version are shared with a copy (copy-on-write). */
  #version = ++latestVersion;

  /** `rowIn`: returns the row of a slot. */
  constructor(index: Index<R>, rowIn: (slot: number) => R, original?: IndexLists<R>) {
    this.#index = index;
    this.#rowIn = rowIn;
    const rowOf = (slot: number, partition: string) => {
      const row = rowIn(slot);
      return index.partitions(row).includes(partition) ? row : undefined;
    };
    this.#single = original === undefined ? new KeyIndex(rowOf) : original.#single.copy(rowOf);
    this.#lists = original === undefined ? new LargeMap() : original.#lists.copy();
  }

  /** Returns a copy for the same rows in other slots: those that `rowIn` reads. Both share their lists until one of them writes to one. */
  copy(rowIn: (slot: number) => R): IndexLists<R> {
    this.#version = ++latestVersion;
    return new IndexLists(this.#index, rowIn, this);
  }

  /** Returns the slots of a partition, by the sort keys of their rows. For reading only. */
  get(partition: string): SortedMap | undefined {
    const list = this.#lists.get(partition);
    if (list !== undefined) return list;
    const slot = this.#single.get(partition);
    return slot === undefined ? undefined : this.#listOfOne(slot);
  }

  /** Returns the number of rows of a partition. */
  count(partition: string): number {
    return this.#lists.get(partition)?.size ?? (this.#single.get(partition) === undefined ? 0 : 1);
  }

  /** Returns the first slot of a partition. */
  first(partition: string): number | undefined {
    const list = this.#lists.get(partition);
    return list === undefined ? this.#single.get(partition) : list.first;
  }

  /** Lists a row in its partitions. */
  add(slot: number, row: R): void {
    const key = this.#index.sortBy(row);
    for (const partition of this.#index.partitions(row)) this.#add(partition, key, slot);
  }

  /** Removes a row from its partitions. */
  delete(slot: number, row: R): void {
    const key = this.#index.sortBy(row);
    for (const partition of this.#index.partitions(row)) this.#delete(partition, key, slot);
  }

  /** Lists the row that replaced another one in its slot. */
  replace(slot: number, previous: R, row: R): void {
    const [former, key] = [this.#index.sortBy(previous), this.#index.sortBy(row)];
    const [left, entered] = [this.#index.partitions(previous), this.#index.partitions(row)];
    for (const partition of left)
      if (former !== key || !entered.includes(partition)) this.#delete(partition, former, slot);
    for (const partition of entered) if (former !== key || !left.includes(partition)) this.#add(partition, key, slot);
  }

  #add(partition: string, key: SortKey, slot: number): void {
    const list = this.#lists.get(partition);
    if (list !== undefined) {
      this.#own(partition, list).set(key, slot);
      return;
    }
    const other = this.#single.add(partition, slot);
    if (other === undefined || other === slot) return;
    const both = this.#listOfOne(other);
    both.set(key, slot);
    this.#single.delete(partition, other);
    this.#lists.set(partition, both);
  }

  #delete(partition: string, key: SortKey, slot: number): void {
    const list = this.#lists.get(partition);
    if (list === undefined) this.#single.delete(partition, slot);
    else this.#own(partition, list).delete(key);
  }

  /** Returns the list of a partition for writing. */
  #own(partition: string, list: SortedMap): SortedMap {
    if (list.version === this.#version) return list;
    const own = list.copy(this.#version);
    this.#lists.set(partition, own);
    return own;
  }

  #listOfOne(slot: number): SortedMap {
    const list = new SortedMap(this.#version);
    list.set(this.#index.sortBy(this.#rowIn(slot)), slot);
    return list;
  }
}
