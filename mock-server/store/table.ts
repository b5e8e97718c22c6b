import type { Row } from '../rows/row';
import { indexNamed } from '../rows/filters';
import type { Listing } from '../rows/table-definition';
import { GrowingMap } from './growing-map';
import { TableIndex } from './table-index';
import { type OnUnbuiltIndex, ROWS_PER_STEP, UnbuiltIndexError } from './unbuilt-index';

export type Direction = 'ascending' | 'descending';

/** The rows of a table at one moment, by their ids. For reading only. */
export type TableView<R extends Row> = GrowingMap<R>;

/** The name of an index: a declared one, or one by filters. */
type Named<Declared extends string> = Declared | `${Declared} ${string}`;

/** The indexes of each table without any: most tables of a small platform have none. Nobody writes to it. */
const none = new Map<string, never>();

/**
 * Rows by id, with sorted indexes. A row is never changed in place: a change puts another row with the same id. No operation
 * costs more than the logarithm of the number of rows.
 */
export class Table<R extends Row, Declared extends string = string> {
  readonly #listing: Listing<R, Declared, string>;
  readonly #rows: GrowingMap<R>;
  /** All that are not lazy, and lazy ones that were read or are being built. Writes maintain all of them. */
  #indexes: Map<string, TableIndex<R>> = none;

  constructor(listing: Listing<R, Declared, string>, rows = new GrowingMap<R>()) {
    this.#listing = listing;
    this.#rows = rows;
  }

  /** Returns a table with the same rows. It costs little: both share what neither of them writes to. */
  copy(): Table<R, Declared> {
    const copy = new Table<R, Declared>(this.#listing, this.#rows.copy());
    for (const [name, index] of this.#indexes) if (index.isBuilt) copy.#setIndex(name, index.copy());
    return copy;
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
    for (const index of this.#indexes.values()) {
      if (previous === undefined) index.add(row);
      else index.replace(previous, row);
    }
    return previous;
  }

  delete(id: string): R | undefined {
    const row = this.#rows.delete(id);
    if (row === undefined) return undefined;
    for (const index of this.#indexes.values()) index.delete(row);
    return row;
  }

  /** Returns the rows in the order in which their ids were added. */
  rows(): Iterable<R> {
    return this.#rows.values();
  }

  /** Returns the rows in which it differs from another table, and some that they have in common. */
  unshared(other: Table<R, Declared>): Iterable<R> {
    return this.#rows.unshared(other.#rows);
  }

  /** Returns an index for reading. */
  index(name: Named<Declared>, onUnbuilt: OnUnbuiltIndex = 'build'): TableIndex<R> {
    const known = this.#indexes.get(name);
    if (known?.isBuilt) return known;
    if (onUnbuilt === 'throw' && this.size > ROWS_PER_STEP)
      throw new UnbuiltIndexError(() => this.build(name, ROWS_PER_STEP));
    const index = new TableIndex(indexNamed(this.#listing, name));
    for (const row of this.#rows.values()) index.add(row);
    this.#setIndex(name, index);
    return index;
  }

  /**
   * Builds a lazy index that was not read yet, in steps of some rows: the caller may let other work run between them. A reader
   * that cannot wait builds the index at once meanwhile.
   */
  *build(name: Named<Declared>, rowsPerStep: number): Generator<void, void, undefined> {
    if (this.#indexes.has(name)) return;
    const index = new TableIndex(indexNamed(this.#listing, name));
    index.isBuilt = false;
    this.#setIndex(name, index);
    let listed = 0;
    try {
      for (const { id } of this.view().values()) {
        const row = this.#rows.get(id); // it may have been written or deleted since the building began
        if (row !== undefined) index.add(row);
        if (++listed % rowsPerStep !== 0) continue;
        yield;
        if (this.#indexes.get(name) !== index) return;
      }
      index.isBuilt = true;
    } finally {
      // Given up before its end: the next reader builds it.
      if (!index.isBuilt && this.#indexes.get(name) === index) this.#indexes.delete(name);
    }
  }

  #createIndexes(): void {
    const { indexes } = this.#listing;
    for (const name in indexes)
      if (!indexes[name].lazy && !this.#indexes.has(name)) this.#setIndex(name, new TableIndex(indexes[name]));
  }

  #setIndex(name: string, index: TableIndex<R>): void {
    if (this.#indexes === none) this.#indexes = new Map();
    this.#indexes.set(name, index);
  }
}
