import type { Row } from '../rows/row';
import { indexNamed } from '../rows/filters';
import type { Listing } from '../rows/table-definition';
import { LargeMap } from './large-map';
import { TableIndex } from './table-index';
import { type OnUnbuiltIndex, ROWS_PER_STEP, UnbuiltIndexError } from './unbuilt-index';

export type Direction = 'ascending' | 'descending';

/** The rows of a table at one moment, by their ids. For reading only. */
export type TableView<R extends Row> = LargeMap<R>;

/** The name of an index: a declared one, or one by filters. */
type Named<Declared extends string> = Declared | `${Declared} ${string}`;

/**
 * Rows by id, with sorted indexes. A row is never changed in place: a change puts another row with the same id. No operation
 * costs more than the logarithm of the number of rows.
 */
export class Table<R extends Row, Declared extends string = string> {
  readonly #listing: Listing<R, Declared, string>;
  readonly #rows: LargeMap<R>;
  /** Indexes that can be read: all that are not lazy, and lazy ones that were read. */
  readonly #indexes = new Map<string, TableIndex<R>>();
  /** Indexes that are being built in steps. Writes maintain them as well, and nobody reads them yet. */
  readonly #building = new Map<string, TableIndex<R>>();

  constructor(listing: Listing<R, Declared, string>, original?: Table<R, Declared>) {
    this.#listing = listing;
    this.#rows = original === undefined ? new LargeMap() : original.#rows.copy();
    if (original !== undefined) for (const [name, index] of original.#indexes) this.#indexes.set(name, index.copy());
  }

  /** Returns a table with the same rows. It costs little: both share what neither of them writes to. */
  copy(): Table<R, Declared> {
    return new Table(this.#listing, this);
  }

  /** Returns the rows as they are now. Later writes do not change them. */
  view(): TableView<R> {
    return this.#rows.copy();
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  /** Stores a row. Returns the row that it replaced. */
  put(row: R): R | undefined {
    if (this.size === 0) this.#createIndexes();
    const previous = this.#rows.set(row.id, row);
    for (const indexes of [this.#indexes, this.#building])
      for (const index of indexes.values()) {
        if (previous === undefined) index.add(row);
        else index.replace(previous, row);
      }
    return previous;
  }

  delete(id: string): R | undefined {
    const row = this.#rows.delete(id);
    if (row === undefined) return undefined;
    for (const indexes of [this.#indexes, this.#building]) for (const index of indexes.values()) index.delete(row);
    return row;
  }

  /** Yields the rows in the order in which their ids were added. */
  rows(): Iterable<R> {
    return this.#rows.values();
  }

  /** Yields the rows in which it differs from another table, and some that they have in common. */
  unshared(other: Table<R, Declared>): Iterable<R> {
    return this.#rows.unshared(other.#rows);
  }

  /** Returns an index for reading. */
  index(name: Named<Declared>, onUnbuilt: OnUnbuiltIndex = 'build'): TableIndex<R> {
    const built = this.#indexes.get(name);
    if (built !== undefined) return built;
    if (onUnbuilt === 'throw' && this.size > ROWS_PER_STEP)
      throw new UnbuiltIndexError(() => this.build(name, ROWS_PER_STEP));
    this.#building.delete(name);
    const index = new TableIndex(indexNamed(this.#listing, name));
    for (const row of this.#rows.values()) index.add(row);
    this.#indexes.set(name, index);
    return index;
  }

  /** Returns the names of the indexes that can be read without building them. */
  get builtIndexes(): readonly string[] {
    return [...this.#indexes.keys()];
  }

  /**
   * Builds a lazy index that was not read yet, in steps of some rows: the caller may let other work run between them. A reader
   * that cannot wait builds the index at once meanwhile.
   */
  *build(name: Named<Declared>, rowsPerStep: number): Generator<void, void, undefined> {
    if (this.#indexes.has(name) || this.#building.has(name)) return;
    const index = new TableIndex(indexNamed(this.#listing, name));
    this.#building.set(name, index);
    let listed = 0;
    try {
      for (const { id } of this.view().values()) {
        const row = this.#rows.get(id); // it may have been written or deleted since the building began
        if (row !== undefined) index.add(row);
        if (++listed % rowsPerStep !== 0) continue;
        yield;
        if (!this.#building.has(name)) return;
      }
      this.#indexes.set(name, index);
    } finally {
      // Given up before its end: the next reader builds it.
      if (this.#building.get(name) === index) this.#building.delete(name);
    }
  }

  /** A table has no indexes before its first row: most tables of a small platform never have one. */
  #createIndexes(): void {
    const { indexes } = this.#listing;
    for (const name in indexes)
      if (!indexes[name].lazy && !this.#indexes.has(name)) this.#indexes.set(name, new TableIndex(indexes[name]));
  }
}
