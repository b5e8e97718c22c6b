import type { Row } from '../rows/row';
import type { Index, SortKey } from '../rows/table-definition';
import { SortedMap, type Split } from './sorted-map';

export type Direction = 'ascending' | 'descending';

/** An index as it is kept: the rows of each partition in order. */
interface MaintainedIndex<R extends Row> extends Index<R> {
  lists: Lists<R>;
}

/** By partition. A row that is alone in a partition stands there itself: many partitions never hold more than one. */
type Lists<R extends Row> = Map<string, SortedMap<R> | R>;

/** Editions are counted over all tables: what two of them have in common is of an edition that neither has any longer. */
let latestVersion = 0;

/**
 * Rows by id, and sorted lists over them. A row is never changed in place: a change puts a new row with the same id. No
 * operation costs more than the logarithm of the number of rows.
 */
export class Table<R extends Row, IndexName extends string = string> {
  readonly #declared: Readonly<Record<IndexName, Index<R>>>;
  #rows = new Map<string, R>();
  readonly #indexes = new Map<IndexName, MaintainedIndex<R>>();
  /** Those that are up to date, to run through. */
  readonly #maintained: MaintainedIndex<R>[];
  /** The edition of the lists that it may write to: those of any other one it has in common with a copy. */
  #version = 0;

  constructor(indexes: Readonly<Record<IndexName, Index<R>>>) {
    this.#declared = indexes;
    for (const name in indexes) this.#indexes.set(name, { ...indexes[name], lists: new Map() });
    this.#maintained = [...this.#indexes.values()].filter(({ lazy }) => !lazy);
  }

  /**
   * A table with the same rows. The two have their lists in common until one of them writes to one: so it costs as much as
   * a map of the rows, and not as much as to put them.
   */
  copy(): Table<R, IndexName> {
    const copy = new Table(this.#declared);
    copy.#rows = new Map(this.#rows);
    for (const [name, index] of this.#indexes) if (this.#maintained.includes(index)) copy.#adopt(name, index.lists);
    this.#version = ++latestVersion;
    copy.#version = ++latestVersion;
    return copy;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  /** Stores a row, and gives back the one it replaced. */
  put(row: R): R | undefined {
    const previous = this.#rows.get(row.id);
    this.#rows.set(row.id, row);
    for (const index of this.#maintained) {
      const partitions = index.partitions(row);
      const sortKey = index.sortBy(row);
      if (previous !== undefined) this.#unlist(index, previous, index.sortBy(previous) === sortKey ? partitions : []);
      for (const partition of partitions) this.#list(index, partition, sortKey, row);
    }
    return previous;
  }

  delete(id: string): R | undefined {
    const row = this.#rows.get(id);
    if (row === undefined) return undefined;
    this.#rows.delete(id);
    for (const index of this.#maintained) this.#unlist(index, row, []);
    return row;
  }

  /** Rows of one partition beyond a position, which need not be taken by a row. */
  walk(index: IndexName, partition: string, direction: Direction, beyond?: SortKey): Iterable<R> {
    return this.#listOf(index, partition)?.[direction](beyond) ?? [];
  }

  /** Where the rows of a partition begin that meet a condition, which all later ones meet as well. */
  split(index: IndexName, partition: string, meets: (row: R) => boolean): Split {
    return this.#listOf(index, partition)?.split(meets) ?? { before: undefined, from: undefined };
  }

  /** The first row of a partition, in ascending order. */
  first(index: IndexName, partition: string): R | undefined {
    const list = this.#index(index)?.lists.get(partition);
    return list instanceof SortedMap ? list.first : list;
  }

  rows(): IterableIterator<R> {
    return this.#rows.values();
  }

  #index(name: IndexName): MaintainedIndex<R> | undefined {
    const index = this.#indexes.get(name);
    if (index?.lazy && !this.#maintained.includes(index)) this.#make(index);
    return index;
  }

  #make(index: MaintainedIndex<R>): void {
    this.#maintained.push(index);
    for (const row of this.#rows.values())
      for (const partition of index.partitions(row)) this.#list(index, partition, index.sortBy(row), row);
  }

  #adopt(name: IndexName, lists: Lists<R>): void {
    const index = this.#indexes.get(name);
    if (index === undefined) return;
    index.lists = new Map(lists);
    if (!this.#maintained.includes(index)) this.#maintained.push(index);
  }

  /** The list of a partition, to read. */
  #listOf(name: IndexName, partition: string): SortedMap<R> | undefined {
    const index = this.#index(name);
    const list = index?.lists.get(partition);
    if (index === undefined || list === undefined) return undefined;
    return list instanceof SortedMap ? list : listOfOne(index, list, this.#version);
  }

  #list(index: MaintainedIndex<R>, partition: string, key: SortKey, row: R): void {
    const { lists } = index;
    const list = lists.get(partition);
    if (list === undefined) lists.set(partition, row);
    else if (list instanceof SortedMap) this.#own(lists, partition, list).set(key, row);
    else if (list.id === row.id) lists.set(partition, row);
    else {
      const both = listOfOne(index, list, this.#version);
      both.set(key, row);
      lists.set(partition, both);
    }
  }

  /** Takes a row out of the lists of an index, but for the partitions it keeps its place in. */
  #unlist(index: MaintainedIndex<R>, row: R, stays: readonly string[]): void {
    for (const partition of index.partitions(row)) {
      if (stays.includes(partition)) continue;
      const list = index.lists.get(partition);
      if (list instanceof SortedMap) this.#own(index.lists, partition, list).delete(index.sortBy(row));
      else index.lists.delete(partition);
    }
  }

  /** A list of a partition, to write to. */
  #own(lists: Lists<R>, partition: string, list: SortedMap<R>): SortedMap<R> {
    if (list.version === this.#version) return list;
    const own = list.copy(this.#version);
    lists.set(partition, own);
    return own;
  }
}

function listOfOne<R extends Row>(index: Index<R>, row: R, edition: number): SortedMap<R> {
  const list = new SortedMap<R>(edition);
  list.set(index.sortBy(row), row);
  return list;
}
