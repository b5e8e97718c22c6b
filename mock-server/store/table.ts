import type { Row } from '../rows/row';
import type { Index, SortKey } from '../rows/table-definition';
import { KeyIndex } from './maps/key-index';
import { IndexLists } from './index-lists';
import { LatestRows } from './latest-rows';
import type { PackedLines } from './packed/packed-lines';
import { Slots } from './slots';
import type { Split } from './maps/sorted-map';
import type { Change } from './commit';
import { deferIndex, ROWS_PER_STEP } from './unbuilt-index';

/** In a table of at most so many rows, a look-up by id is fast. */
const MAX_FAST_ROWS = 2_048;

export type Direction = 'ascending' | 'descending';

/** The rows of a table, without its indexes. */
export interface TableView<R extends Row> {
  get(id: string): R | undefined;
  rows(): Iterable<R>;
  /** Returns the rows in which it differs from another one, and some that they have in common. Costs what was written since one was a copy. */
  unshared(other: TableView<R>): Iterable<R>;
  /** The rows by slot. For reading only. */
  readonly slots: Slots<R>;
}

/**
 * Rows by id, with sorted indexes. A row is never changed in place: a change writes a new row with the same id. No operation
 * costs more than the logarithm of the number of rows.
 */
export class Table<R extends Row, IndexName extends string = string> implements TableView<R> {
  readonly #declared: Readonly<Record<IndexName, Index<R>>>;
  readonly #rowOf: (change: Change) => R;
  readonly #slots: Slots<R>;
  /** The slot of each row by its id. */
  readonly #ids: KeyIndex<R>;
  /** For a large table. */
  #latest: LatestRows<R> | undefined;
  readonly #indexes = new Map<IndexName, IndexLists<R>>();
  /** Indexes that are maintained: all that are not lazy, and lazy ones that were read. */
  readonly #maintained: IndexLists<R>[] = [];
  /** Indexes that are being built in steps. Writes maintain them as well, and nobody reads them yet. */
  readonly #building = new Set<IndexLists<R>>();

  /** The slot after that of the last row that was packed. */
  #nextToPack = 0;

  /** `rowOf` returns the row of a change of the table: without it no row may be packed. */
  constructor(
    indexes: Readonly<Record<IndexName, Index<R>>>,
    rowOf: (change: Change) => R = neverPacked,
    original?: Table<R, IndexName>,
  ) {
    this.#declared = indexes;
    this.#rowOf = rowOf;
    this.#slots = original?.slots.copy() ?? new Slots(rowOf);
    const rowWith = idReader(this.#slots);
    this.#ids = original === undefined ? new KeyIndex(rowWith) : original.#ids.copy(rowWith);
    for (const name in indexes) {
      const lists = original?.maintained(name);
      if (lists !== undefined) this.#maintain(name, lists);
    }
  }

  /**
   * Returns a table with the same rows. Both share their parts and lists until one of them writes to one, so a copy costs little,
   * whatever the number of rows.
   */
  copy(): Table<R, IndexName> {
    return new Table(this.#declared, this.#rowOf, this);
  }

  /** Returns the rows as they are now. Later writes do not change them. */
  view(): TableView<R> {
    const slots = this.#slots.copy();
    const ids = this.#ids.copy(idReader(slots));
    return {
      slots,
      get: (id) => ids.rowOf(id),
      rows: () => slots.values(),
      unshared: (other) => slots.unshared(other.slots),
    };
  }

  get slots(): Slots<R> {
    return this.#slots;
  }

  get size(): number {
    return this.#ids.size;
  }

  get(id: string): R | undefined {
    if (this.size <= MAX_FAST_ROWS) return this.#ids.rowOf(id);
    return (this.#latest ??= new LatestRows()).find(id, this.#ids);
  }

  /** Stores a row. Returns the row that it replaced. */
  put(row: R): R | undefined {
    const { next } = this.#slots;
    const slot = this.#ids.add(row.id, next);
    if (slot !== undefined) return this.#replace(slot, row);
    this.#add(row);
    return undefined;
  }

  /** Stores a row that the table does not have, while a journal is read. Nothing is looked up, and ids are indexed later, in bulk. */
  load(row: R): void {
    this.#ids.append(row.id, this.#slots.next);
    this.#add(row);
  }

  /** Indexes the ids of the rows that were loaded, in steps: the caller may let other work run between them. */
  *endLoading(rowsPerStep: number): Generator<void, void, undefined> {
    while (!this.#ids.completeAppends(rowsPerStep)) yield;
  }

  #add(row: R): void {
    const { next } = this.#slots;
    if (next === 0) this.#maintainAll();
    this.#slots.add(row);
    for (const index of this.#maintained) index.add(next, row);
    for (const index of this.#building) index.add(next, row);
  }

  #replace(slot: number, row: R): R {
    const previous = this.#rowIn(slot);
    this.#latest?.delete(row.id);
    this.#slots.replace(slot, row);
    for (const index of this.#maintained) index.replace(slot, previous, row);
    for (const index of this.#building) index.replace(slot, previous, row);
    return previous;
  }

  delete(id: string): R | undefined {
    const slot = this.#ids.get(id);
    if (slot === undefined) return undefined;
    const row = this.#rowIn(slot);
    for (const index of this.#maintained) index.delete(slot, row);
    for (const index of this.#building) index.delete(slot, row);
    this.#ids.delete(id, slot);
    this.#latest?.delete(id);
    this.#slots.delete(slot);
    return row;
  }

  /**
   * Keeps a row as a change of a line of a page from now on. Returns false for a row that was replaced or packed already, and in a
   * table of at most so many rows.
   */
  pack(row: Row, unpackedRows: number, page: PackedLines, line: number, change: number): boolean {
    // Most rows are packed in the order in which they were added.
    return (
      this.#ids.size > unpackedRows &&
      (this.#slots.pack(this.#nextToPack, row, page, line, change)
        ? ++this.#nextToPack > 0
        : this.#packFound(row, page, line, change))
    );
  }

  /** The page is not closed yet, so no row of it can be read. */
  #packFound(row: Row, page: PackedLines, line: number, change: number): boolean {
    const slot = this.#ids.find(row.id, (each) => this.#slots.has(each, row));
    if (slot === undefined) return false;
    this.#nextToPack = slot + 1;
    return this.#slots.pack(slot, row, page, line, change);
  }

  /**
   * Builds a lazy index that was not read yet, in steps of some rows: the caller may let other work run between them. A reader that cannot
   * wait builds the index at once meanwhile: see `onBuiltIndexes`.
   */
  *build(name: IndexName, rowsPerStep: number): Generator<void, void, undefined> {
    if (this.#indexes.has(name)) return;
    const index = this.#newLists(name);
    this.#indexes.set(name, index);
    this.#building.add(index);
    const end = this.#slots.next;
    try {
      for (let slot = 0; slot < end; slot++) {
        this.#listAgain(index, slot);
        if ((slot + 1) % rowsPerStep !== 0) continue;
        yield;
        if (!this.#building.has(index)) return;
      }
      this.#maintained.push(index);
    } finally {
      // Given up before its end: the next reader builds it.
      if (!this.#maintained.includes(index) && this.#indexes.get(name) === index) this.#indexes.delete(name);
      this.#building.delete(index);
    }
  }

  /** Lists the row of a slot, if there is one. One that was written since the building began is in its places already. */
  #listAgain(index: IndexLists<R>, slot: number): void {
    const row = this.#slots.get(slot);
    if (row !== undefined) index.add(slot, row);
  }

  /** Returns the rows of a partition beyond a position, which need not be that of a row. */
  walk(index: IndexName, partition: string, direction: Direction, beyond?: SortKey): Iterable<R> {
    const list = this.#index(index).get(partition);
    return list === undefined ? [] : this.#rowsIn(list[direction](beyond));
  }

  *#rowsIn(slots: Iterable<number>): Generator<R, void, undefined> {
    for (const slot of slots) yield this.#rowIn(slot);
  }

  /** Returns where the rows of a partition begin that meet a condition. All rows after the first must meet it. */
  split(index: IndexName, partition: string, meets: (row: R) => boolean): Split {
    const list = this.#index(index).get(partition);
    return list?.split((slot) => meets(this.#rowIn(slot))) ?? { before: undefined, from: undefined };
  }

  /** Returns the number of rows of a partition. */
  count(index: IndexName, partition: string): number {
    return this.#index(index).count(partition);
  }

  /** Returns the first row of a partition in ascending order. */
  first(index: IndexName, partition: string): R | undefined {
    const slot = this.#index(index).first(partition);
    return slot === undefined ? undefined : this.#rowIn(slot);
  }

  rows(): Iterable<R> {
    return this.#slots.values();
  }

  unshared(other: TableView<R>): Iterable<R> {
    return this.#slots.unshared(other.slots);
  }

  /** Returns the row of a slot that has one. */
  #rowIn(slot: number): R {
    const row = this.#slots.get(slot);
    if (row === undefined) throw new RangeError(`no row in slot ${slot}: the table changed under its iterator`);
    return row;
  }

  /** Returns an index for reading, and builds it if nobody has read it yet. */
  #index(name: IndexName): IndexLists<R> {
    const index = this.maintained(name);
    if (index !== undefined) return index;
    if (this.size > ROWS_PER_STEP) deferIndex(() => this.build(name, ROWS_PER_STEP));
    const whole = this.#maintain(name);
    for (let slot = 0; slot < this.#slots.next; slot++) this.#listAgain(whole, slot);
    return whole;
  }

  /** Returns an index that is maintained; undefined for a lazy one that nobody has read yet. */
  maintained(name: IndexName): IndexLists<R> | undefined {
    const index = this.#indexes.get(name);
    return index === undefined || this.#building.has(index) ? undefined : index;
  }

  /** Begins to maintain an index, with the lists of another table or with empty ones. Nobody needs to go on building it in steps. */
  #maintain(name: IndexName, lists?: IndexLists<R>): IndexLists<R> {
    const building = this.#indexes.get(name);
    if (building !== undefined) this.#building.delete(building);
    const index = lists?.copy((slot) => this.#rowIn(slot)) ?? this.#newLists(name);
    this.#indexes.set(name, index);
    this.#maintained.push(index);
    return index;
  }

  /** A table has no indexes before its first row: most tables of a small platform never have one. */
  #maintainAll(): void {
    for (const name in this.#declared)
      if (!this.#declared[name].lazy && this.maintained(name) === undefined) this.#maintain(name);
  }

  #newLists(name: IndexName): IndexLists<R> {
    return new IndexLists(this.#declared[name], (slot) => this.#rowIn(slot));
  }
}

/** Returns a function that returns the row of a slot if it has an id. */
function idReader<R extends Row>(slots: Slots<R>): (slot: number, id: string) => R | undefined {
  return (slot, id) => {
    const row = slots.get(slot);
    return row?.id === id ? row : undefined;
  };
}

function neverPacked(): never {
  throw new Error('the rows of this table are not packed');
}
