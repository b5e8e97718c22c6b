import { type SortKey, SortedMap } from './sorted-map';

export interface Row {
  readonly id: string;
}

/** A sorted list over a table: the buckets a row stands in, and by what it is ordered within each. */
export interface Index<R extends Row> {
  readonly buckets: (row: R) => readonly string[];
  readonly sortBy: (row: R) => SortKey;
}

export type Direction = 'ascending' | 'descending';

/**
 * Rows by id, and sorted lists over them. A row is never changed in place: a change puts a new row with the same id. No
 * operation costs more than the logarithm of the number of rows.
 */
export class Table<R extends Row, IndexName extends string = string> {
  readonly #indexes: Readonly<Record<IndexName, Index<R>>>;
  readonly #names: readonly IndexName[];
  readonly #rows = new Map<string, R>();
  readonly #lists = new Map<string, SortedMap<R>>();

  constructor(indexes: Readonly<Record<IndexName, Index<R>>>) {
    this.#indexes = indexes;
    const names: IndexName[] = [];
    for (const name in indexes) names.push(name);
    this.#names = names;
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
    for (const name of this.#names) {
      const { buckets, sortBy } = this.#indexes[name];
      const sortKey = sortBy(row);
      if (previous !== undefined && sortBy(previous) !== sortKey) this.#unlist(name, previous);
      else if (previous !== undefined) this.#unlist(name, previous, buckets(row));
      for (const bucket of buckets(row)) this.#listOf(name, bucket).set(sortKey, row);
    }
    return previous;
  }

  delete(id: string): R | undefined {
    const row = this.#rows.get(id);
    if (row === undefined) return undefined;
    this.#rows.delete(id);
    for (const name of this.#names) this.#unlist(name, row);
    return row;
  }

  /** Rows of one bucket beyond a position, which need not be taken by a row. */
  walk(index: IndexName, bucket: string, direction: Direction, beyond?: SortKey): Iterable<R> {
    return this.#lists.get(`${index} ${bucket}`)?.[direction](beyond) ?? [];
  }

  /** Where a row stands in an index. */
  position(index: IndexName, row: R): SortKey {
    return this.#indexes[index].sortBy(row);
  }

  rows(): IterableIterator<R> {
    return this.#rows.values();
  }

  /** Takes a row out of the lists of an index, but for the buckets it keeps its place in. */
  #unlist(index: IndexName, row: R, kept: readonly string[] = []): void {
    const { buckets, sortBy } = this.#indexes[index];
    for (const bucket of buckets(row)) {
      if (!kept.includes(bucket)) this.#lists.get(`${index} ${bucket}`)?.delete(sortBy(row));
    }
  }

  #listOf(index: IndexName, bucket: string): SortedMap<R> {
    const key = `${index} ${bucket}`;
    let list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, (list = new SortedMap()));
    return list;
  }
}
