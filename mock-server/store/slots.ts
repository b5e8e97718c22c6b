import type { Row } from '../rows/row';
import type { PackedLines } from './packed/packed-lines';
import { PackedRows } from './packed/packed-rows';
import type { Change } from './commit';

const CHUNK_BITS = 9;
const CHUNK_SLOTS = 1 << CHUNK_BITS;

interface Chunk<R extends Row> {
  /** The rows that are objects, up to the last slot that was used. `noRows` when the chunk is full and all of its rows are packed. */
  rows: (R | undefined)[];
  /** The number of rows that are objects. */
  objects: number;
  /** The number of rows. */
  size: number;
  packed: PackedRows | undefined;
  /** The version of the slots that may write to the chunk. Slots of any other version copy it first. */
  readonly version: number;
}

/** The array of all full chunks without objects. Nobody writes to it. */
const noRows: undefined[] = Array.from({ length: CHUNK_SLOTS });

/** Versions are counted over all slots: a chunk that two of them share has a version that neither has any longer. */
let latestVersion = 0;

/**
 * The rows of a table, each in a slot: the slots are numbered in the order in which rows are added, and none is used again. A row is an
 * object, or packed: then it is read from its line whenever it is asked for. A copy shares the chunks until one of the two writes to one
 * (copy-on-write). Packing a row is no write: all that share its chunk profit.
 */
export class Slots<R extends Row> {
  readonly #chunks: (Chunk<R> | undefined)[];
  /** Returns the row of a change of the table. */
  readonly #rowOf: (change: Change) => R;
  #version = ++latestVersion;
  #next: number;

  constructor(rowOf: (change: Change) => R, original?: Slots<R>) {
    this.#rowOf = rowOf;
    this.#chunks = original === undefined ? [] : original.#chunks.slice();
    this.#next = original?.next ?? 0;
  }

  copy(): Slots<R> {
    this.#version = ++latestVersion;
    return new Slots(this.#rowOf, this);
  }

  /** The slot of the next row. */
  get next(): number {
    return this.#next;
  }

  get(slot: number): R | undefined {
    const chunk = this.#chunks[slot >>> CHUNK_BITS];
    return chunk?.rows[slot % CHUNK_SLOTS] ?? this.#unpacked(chunk, slot % CHUNK_SLOTS);
  }

  /** Adds a row in the next slot. */
  add(row: R): void {
    const slot = this.#next++;
    this.#writable(slot).size++;
    this.replace(slot, row);
  }

  /** Replaces the row of a slot. */
  replace(slot: number, row: R): void {
    const chunk = this.#writable(slot);
    const at = slot % CHUNK_SLOTS;
    if (chunk.rows === noRows) chunk.rows = noRows.slice();
    if (chunk.rows[at] === undefined) chunk.objects++;
    chunk.rows[at] = row;
    chunk.packed?.delete(at);
  }

  /** Deletes the row of a slot. */
  delete(slot: number): void {
    const chunk = this.#writable(slot);
    const at = slot % CHUNK_SLOTS;
    if (chunk.rows[at] !== undefined) {
      chunk.rows[at] = undefined;
      chunk.objects--;
    }
    chunk.packed?.delete(at);
    chunk.size--;
    if (chunk.size === 0 && this.#isFull(slot)) this.#chunks[slot >>> CHUNK_BITS] = undefined;
  }

  /** Whether a slot has a row, as that very object. */
  has(slot: number, row: Row): boolean {
    return this.#chunks[slot >>> CHUNK_BITS]?.rows[slot % CHUNK_SLOTS] === row;
  }

  /** Replaces the object of a slot by its place in a line of a page. Returns false if the slot does not have that object. */
  pack(slot: number, row: Row, page: PackedLines, line: number, change: number): boolean {
    const chunk = this.#chunks[slot >>> CHUNK_BITS];
    const at = slot % CHUNK_SLOTS;
    if (chunk?.rows[at] !== row) return false;
    chunk.packed ??= new PackedRows(CHUNK_SLOTS);
    chunk.packed.set(at, page, line, change);
    chunk.rows[at] = undefined;
    chunk.objects--;
    if (chunk.objects === 0 && this.#isFull(slot)) chunk.rows = noRows;
    return true;
  }

  /** Yields the rows in the order of their slots. */
  *values(): Generator<R, void, undefined> {
    for (const chunk of this.#chunks) if (chunk) yield* this.#rowsOf(chunk);
  }

  /** Yields the rows that `other` has not in the same slots, and some that it has: one of the two may have packed them. */
  *unshared(other: Slots<R>): Generator<R, void, undefined> {
    for (const [number, chunk] of this.#chunks.entries()) {
      const before = other.#chunks[number];
      if (chunk && chunk !== before) yield* this.#rowsOf(chunk, before);
    }
  }

  /** Yields the rows of a chunk, except those that another one has in the same form. */
  *#rowsOf(chunk: Chunk<R>, other?: Chunk<R>): Generator<R, void, undefined> {
    for (let at = 0; at < CHUNK_SLOTS; at++) {
      if (other && hasSame(chunk, other, at)) continue;
      const row = chunk.rows[at] ?? this.#unpacked(chunk, at);
      if (row !== undefined) yield row;
    }
  }

  #unpacked(chunk: Chunk<R> | undefined, at: number): R | undefined {
    const change = chunk?.packed?.get(at);
    return change && this.#rowOf(change);
  }

  /** Returns the chunk of a slot for writing. */
  #writable(slot: number): Chunk<R> {
    const chunk = this.#chunks[slot >>> CHUNK_BITS];
    if (chunk?.version === this.#version) return chunk;
    const { rows = [], objects = 0, size = 0, packed } = chunk ?? {};
    const ownRows = rows === noRows ? rows : rows.slice();
    const own = { rows: ownRows, objects, size, packed: packed?.copy(), version: this.#version };
    this.#chunks[slot >>> CHUNK_BITS] = own;
    return own;
  }

  /** Whether all slots of the chunk of a slot were used. */
  #isFull(slot: number): boolean {
    return this.#next >>> CHUNK_BITS > slot >>> CHUNK_BITS;
  }
}

/** Whether two chunks have the same row in a slot, in the same form. */
function hasSame<R extends Row>(a: Chunk<R>, b: Chunk<R>, at: number): boolean {
  const row = a.rows[at];
  if (row !== undefined) return row === b.rows[at];
  return a.packed !== undefined && b.packed !== undefined && a.packed.isAt(at, b.packed);
}
