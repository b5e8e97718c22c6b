import { type SortKey, SortedMap, type Split } from './sorted-map';

export interface Row {
  readonly id: string;
}

/** A sorted list over a table: the buckets a row stands in, and by what it is ordered within each. */
export interface Index<R extends Row> {
  readonly buckets: (row: R) => readonly string[];
  readonly sortBy: (row: R) => SortKey;
  /** Made when it is first read, and kept from then on: until then it costs nothing. */
  readonly onDemand?: true;
}

export type Direction = 'ascending' | 'descending';

/** An index as it is kept: the rows of each bucket in order. */
interface KeptIndex<R extends Row> extends Index<R> {
  lists: Lists<R>;
}

/** By bucket. A row that is alone in a bucket stands there itself: many buckets never hold more than one. */
type Lists<R extends Row> = Map<string, SortedMap<R> | R>;

/** Editions are counted over all tables: what two of them have in common is of an edition that neither has any longer. */
let latestEdition = 0;

/**
 * Rows by id, and sorted lists over them. A row is never changed in place: a change puts a new row with the same id. No
 * operation costs more than the logarithm of the number of rows.
 */
export class Table<R extends Row, IndexName extends string = string> {
  readonly #declared: Readonly<Record<IndexName, Index<R>>>;
  #rows = new Map<string, R>();
  readonly #indexes = new Map<IndexName, KeptIndex<R>>();
  /** Those that are up to date, to run through. */
  readonly #kept: KeptIndex<R>[];
  /** The edition of the lists that it may write to: those of any other one it has in common with a copy. */
  #edition = 0;

  constructor(indexes: Readonly<Record<IndexName, Index<R>>>) {
    this.#declared = indexes;
    for (const name in indexes) this.#indexes.set(name, { ...indexes[name], lists: new Map() });
    this.#kept = [...this.#indexes.values()].filter(({ onDemand }) => !onDemand);
  }

  /**
   * A table with the same rows. The two have their lists in common until one of them writes to one: so it costs as much as
   * a map of the rows, and not as much as to put them.
   */
  copy(): Table<R, IndexName> {
    const copy = new Table(this.#declared);
    copy.#rows = new Map(this.#rows);
    for (const [name, index] of this.#indexes) if (this.#kept.includes(index)) copy.#adopt(name, index.lists);
    this.#edition = ++latestEdition;
    copy.#edition = ++latestEdition;
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
    for (const index of this.#kept) {
      const buckets = index.buckets(row);
      const sortKey = index.sortBy(row);
      if (previous !== undefined) this.#unlist(index, previous, index.sortBy(previous) === sortKey ? buckets : []);
      for (const bucket of buckets) this.#list(index, bucket, sortKey, row);
    }
    return previous;
  }

  delete(id: string): R | undefined {
    const row = this.#rows.get(id);
    if (row === undefined) return undefined;
    this.#rows.delete(id);
    for (const index of this.#kept) this.#unlist(index, row, []);
    return row;
  }

  /** Rows of one bucket beyond a position, which need not be taken by a row. */
  walk(index: IndexName, bucket: string, direction: Direction, beyond?: SortKey): Iterable<R> {
    return this.#listOf(index, bucket)?.[direction](beyond) ?? [];
  }

  /** Where the rows of a bucket begin that meet a condition, which all later ones meet as well. */
  split(index: IndexName, bucket: string, meets: (row: R) => boolean): Split {
    return this.#listOf(index, bucket)?.split(meets) ?? { before: undefined, from: undefined };
  }

  /** The first row of a bucket, in ascending order. */
  first(index: IndexName, bucket: string): R | undefined {
    const list = this.#index(index)?.lists.get(bucket);
    return list instanceof SortedMap ? list.first : list;
  }

  rows(): IterableIterator<R> {
    return this.#rows.values();
  }

  #index(name: IndexName): KeptIndex<R> | undefined {
    const index = this.#indexes.get(name);
    if (index?.onDemand && !this.#kept.includes(index)) this.#make(index);
    return index;
  }

  #make(index: KeptIndex<R>): void {
    this.#kept.push(index);
    for (const row of this.#rows.values())
      for (const bucket of index.buckets(row)) this.#list(index, bucket, index.sortBy(row), row);
  }

  #adopt(name: IndexName, lists: Lists<R>): void {
    const index = this.#indexes.get(name);
    if (index === undefined) return;
    index.lists = new Map(lists);
    if (!this.#kept.includes(index)) this.#kept.push(index);
  }

  /** The list of a bucket, to read. */
  #listOf(name: IndexName, bucket: string): SortedMap<R> | undefined {
    const index = this.#index(name);
    const list = index?.lists.get(bucket);
    if (index === undefined || list === undefined) return undefined;
    return list instanceof SortedMap ? list : listOfOne(index, list, this.#edition);
  }

  #list(index: KeptIndex<R>, bucket: string, key: SortKey, row: R): void {
    const { lists } = index;
    const list = lists.get(bucket);
    if (list === undefined) lists.set(bucket, row);
    else if (list instanceof SortedMap) this.#own(lists, bucket, list).set(key, row);
    else if (list.id === row.id) lists.set(bucket, row);
    else {
      const both = listOfOne(index, list, this.#edition);
      both.set(key, row);
      lists.set(bucket, both);
    }
  }

  /** Takes a row out of the lists of an index, but for the buckets it keeps its place in. */
  #unlist(index: KeptIndex<R>, row: R, stays: readonly string[]): void {
    for (const bucket of index.buckets(row)) {
      if (stays.includes(bucket)) continue;
      const list = index.lists.get(bucket);
      if (list instanceof SortedMap) this.#own(index.lists, bucket, list).delete(index.sortBy(row));
      else index.lists.delete(bucket);
    }
  }

  /** A list of a bucket, to write to. */
  #own(lists: Lists<R>, bucket: string, list: SortedMap<R>): SortedMap<R> {
    if (list.edition === this.#edition) return list;
    const own = list.copy(this.#edition);
    lists.set(bucket, own);
    return own;
  }
}

function listOfOne<R extends Row>(index: Index<R>, row: R, edition: number): SortedMap<R> {
  const list = new SortedMap<R>(edition);
  list.set(index.sortBy(row), row);
  return list;
}
