import type { Row } from '../rows/row';
import type { Index, SortKey } from '../rows/table-definition';
import { LargeMap } from './large-map';
import { SortedMap, type Split } from './sorted-map';
import { deferIndex, ROWS_PER_STEP } from './unbuilt-index';

export type Direction = 'ascending' | 'descending';

/** An index with the rows of each partition in order. */
interface MaintainedIndex<R extends Row> extends Index<R> {
  lists: Lists<R>;
}

/** Rows by partition. A partition of one row holds the row itself, since many partitions never have more than one. */
type Lists<R extends Row> = LargeMap<SortedMap<R> | R>;

/** The rows of a table, without its indexes. */
export interface TableView<R extends Row> {
  /** The rows by id. For reading only. */
  readonly byId: LargeMap<R>;
  get(id: string): R | undefined;
  rows(): Iterable<R>;
}

/** Yields the rows in which a table differs from another one, and some that they have in common. Costs what was written since one was a copy. */
export function unsharedRows<R extends Row>(rows: TableView<R>, other: TableView<R>): Iterable<R> {
  return rows.byId.unshared(other.byId);
}

/** Versions are counted over all tables: a list that two tables share has a version that neither of them has any longer. */
let latestVersion = 0;

/**
 * Rows by id, with sorted indexes. A row is never changed in place: a change writes a new row with the same id. No operation
 * costs more than the logarithm of the number of rows.
 */
export class Table<R extends Row, IndexName extends string = string> implements TableView<R> {
  readonly #declared: Readonly<Record<IndexName, Index<R>>>;
  #rows = new LargeMap<R>();
  readonly #indexes = new Map<IndexName, MaintainedIndex<R>>();
  /** Indexes that are maintained: all that are not lazy, and lazy ones that were read. */
  readonly #maintained: MaintainedIndex<R>[];
  /** Indexes that are being built in steps. Writes maintain them as well, and nobody reads them yet. */
  readonly #building = new Set<MaintainedIndex<R>>();
  /** The version of the lists that this table may write to. It shares lists of any other version with a copy (copy-on-write). */
  #version = 0;

  constructor(indexes: Readonly<Record<IndexName, Index<R>>>) {
    this.#declared = indexes;
    for (const name in indexes) this.#indexes.set(name, { ...indexes[name], lists: new LargeMap() });
    this.#maintained = [...this.#indexes.values()].filter(({ lazy }) => !lazy);
  }

  /**
   * Returns a table with the same rows. Both share their parts and lists until one of them writes to one, so a copy costs little,
   * whatever the number of rows.
   */
  copy(): Table<R, IndexName> {
    const copy = new Table(this.#declared);
    copy.#rows = this.#rows.copy();
    for (const [name, index] of this.#indexes) if (this.#maintained.includes(index)) copy.#adopt(name, index.lists);
    this.#version = ++latestVersion;
    copy.#version = ++latestVersion;
    return copy;
  }

  /** Returns the rows as they are now. Later writes do not change them. */
  view(): TableView<R> {
    const byId = this.#rows.copy();
    return { byId, get: (id) => byId.get(id), rows: () => byId.values() };
  }

  get byId(): LargeMap<R> {
    return this.#rows;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  /** Stores a row. Returns the row that it replaced. */
  put(row: R): R | undefined {
    const previous = this.#rows.set(row.id, row);
    for (const index of this.#maintained) this.#replace(index, previous, row);
    for (const index of this.#building) this.#replace(index, previous, row);
    return previous;
  }

  #replace(index: MaintainedIndex<R>, previous: R | undefined, row: R): void {
    const partitions = index.partitions(row);
    const sortKey = index.sortBy(row);
    if (previous !== undefined) this.#unlist(index, previous, index.sortBy(previous) === sortKey ? partitions : []);
    for (const partition of partitions) this.#list(index, partition, sortKey, row);
  }

  delete(id: string): R | undefined {
    const row = this.#rows.delete(id);
    if (row === undefined) return undefined;
    for (const index of this.#maintained) this.#unlist(index, row, []);
    for (const index of this.#building) this.#unlist(index, row, []);
    return row;
  }

  /**
   * Builds a lazy index that was not read yet, in steps of some rows: the caller may let other work run between them. A reader that cannot
   * wait builds the index at once meanwhile: see `onBuiltIndexes`.
   */
  *build(name: IndexName, rowsPerStep: number): Generator<void, void, undefined> {
    const index = this.#indexes.get(name);
    const isNew = index?.lazy === true && !this.#maintained.includes(index) && !this.#building.has(index);
    if (index === undefined || !isNew) return;
    this.#building.add(index);
    try {
      let read = 0;
      for (const row of this.view().rows()) {
        // A row that was written since is listed already.
        if (this.#rows.get(row.id) === row) this.#replace(index, undefined, row);
        if (++read % rowsPerStep !== 0) continue;
        yield;
        if (this.#maintained.includes(index)) return;
      }
      this.#maintained.push(index);
    } finally {
      this.#building.delete(index);
      if (!this.#maintained.includes(index)) index.lists = new LargeMap();
    }
  }

  /** Returns the rows of a partition beyond a position, which need not be that of a row. */
  walk(index: IndexName, partition: string, direction: Direction, beyond?: SortKey): Iterable<R> {
    return this.#listOf(index, partition)?.[direction](beyond) ?? [];
  }

  /** Returns where the rows of a partition begin that meet a condition. All rows after the first must meet it. */
  split(index: IndexName, partition: string, meets: (row: R) => boolean): Split {
    return this.#listOf(index, partition)?.split(meets) ?? { before: undefined, from: undefined };
  }

  /** Returns the number of rows of a partition. */
  count(index: IndexName, partition: string): number {
    const list = this.#index(index)?.lists.get(partition);
    if (list === undefined) return 0;
    return list instanceof SortedMap ? list.size : 1;
  }

  /** Returns the first row of a partition in ascending order. */
  first(index: IndexName, partition: string): R | undefined {
    const list = this.#index(index)?.lists.get(partition);
    return list instanceof SortedMap ? list.first : list;
  }

  rows(): Iterable<R> {
    return this.#rows.values();
  }

  #index(name: IndexName): MaintainedIndex<R> | undefined {
    const index = this.#indexes.get(name);
    if (index?.lazy && !this.#maintained.includes(index)) {
      if (this.size > ROWS_PER_STEP) deferIndex(() => this.build(name, ROWS_PER_STEP));
      this.#make(index);
    }
    return index;
  }

  #make(index: MaintainedIndex<R>): void {
    this.#maintained.push(index);
    this.#building.delete(index);
    for (const row of this.#rows.values()) this.#replace(index, undefined, row);
  }

  #adopt(name: IndexName, lists: Lists<R>): void {
    const index = this.#indexes.get(name);
    if (index === undefined) return;
    index.lists = lists.copy();
    if (!this.#maintained.includes(index)) this.#maintained.push(index);
  }

  /** Returns the list of a partition for reading. */
  #listOf(name: IndexName, partition: string): SortedMap<R> | undefined {
    const index = this.#index(name);
    const list = index?.lists.get(partition);
    if (index === undefined || list === undefined) return undefined;
    return list instanceof SortedMap ? list : listOfOne(index, list, this.#version);
  }

  #list(index: MaintainedIndex<R>, partition: string, key: SortKey, row: R): void {
    const { lists } = index;
    const list = lists.add(partition, row);
    if (list === undefined) return;
    if (list instanceof SortedMap) this.#own(lists, partition, list).set(key, row);
    else if (list.id === row.id) lists.set(partition, row);
    else {
      const both = listOfOne(index, list, this.#version);
      both.set(key, row);
      lists.set(partition, both);
    }
  }

  /** Removes a row from the lists of an index, except from the partitions in which it keeps its place. */
  #unlist(index: MaintainedIndex<R>, row: R, stays: readonly string[]): void {
    for (const partition of index.partitions(row)) {
      if (stays.includes(partition)) continue;
      const list = index.lists.get(partition);
      if (list instanceof SortedMap) this.#own(index.lists, partition, list).delete(index.sortBy(row));
      else if (list?.id === row.id) index.lists.delete(partition);
    }
  }

  /** Returns the list of a partition for writing. */
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
