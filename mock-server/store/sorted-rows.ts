import type { Row } from '../rows/row';
import type { SortKey } from '../rows/table-definition';

/** Two adjacent keys; undefined at an end of the list. */
export interface Split {
  readonly before: SortKey | undefined;
  readonly from: SortKey | undefined;
}

/** Rows in their order. Only the list that is its owner writes to it; any other one copies it first. */
interface Chunk<R> {
  readonly rows: R[];
  readonly owner: object;
}

const MAX_CHUNK_ROWS = 512;

/**
 * Rows in ascending order of their sort keys, which differ, in chunks: to put, delete and find a row costs the logarithm of their number
 * and one chunk. A copy shares the chunks until one of the two writes to one (copy-on-write).
 */
export class SortedRows<R extends Row> {
  readonly #chunks: Chunk<R>[];
  readonly #sortBy: (row: R) => SortKey;

  /** Lists that share chunks have different owners. */
  constructor(
    sortBy: (row: R) => SortKey,
    readonly owner: object,
    rows: readonly Chunk<R>[] = [],
  ) {
    this.#sortBy = sortBy;
    this.#chunks = [...rows];
  }

  copy(owner: object): SortedRows<R> {
    return new SortedRows(this.#sortBy, owner, this.#chunks);
  }

  /** Puts a row where its key belongs. Replaces a row with the same key. */
  put(row: R): void {
    const key = this.#sortBy(row);
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) {
      this.#chunks.push({ rows: [row], owner: this.owner });
      return;
    }
    const position = this.#lowerBound(chunk.rows, key);
    const found = chunk.rows[position];
    if (found === undefined && chunk.rows.length >= MAX_CHUNK_ROWS) {
      // The common case in a long list: a key that is greater than all others.
      this.#chunks.push({ rows: [row], owner: this.owner });
      return;
    }
    const { rows } = this.#writable(at, chunk);
    const isSame = found !== undefined && this.#sortBy(found) === key;
    rows.splice(position, isSame ? 1 : 0, row);
    if (rows.length > MAX_CHUNK_ROWS)
      this.#chunks.splice(at + 1, 0, { rows: rows.splice(MAX_CHUNK_ROWS / 2), owner: this.owner });
  }

  /** Deletes the row with a key, if there is one. */
  delete(key: SortKey): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return;
    const position = this.#lowerBound(chunk.rows, key);
    const found = chunk.rows[position];
    if (found === undefined || this.#sortBy(found) !== key) return;
    const { rows } = this.#writable(at, chunk);
    rows.splice(position, 1);
    if (rows.length === 0) this.#chunks.splice(at, 1);
  }

  /** The number of rows: a sum over the chunks. */
  get size(): number {
    return this.#chunks.reduce((size, { rows }) => size + rows.length, 0);
  }

  get first(): R | undefined {
    return this.#chunks[0]?.rows[0];
  }

  /** Yields the rows whose keys are greater than `after` (default: all), in ascending order. */
  *ascending(after?: SortKey): Generator<R, void, undefined> {
    const start = after === undefined ? 0 : this.#chunkOf(after);
    for (let at = start; at < this.#chunks.length; at++) {
      const rows = this.#chunks[at]?.rows ?? [];
      let i = after === undefined || at > start ? 0 : this.#upperBound(rows, after);
      for (; i < rows.length; i++) yield rowAt(rows, i);
    }
  }

  /** Yields the rows whose keys are smaller than `before` (default: all), in descending order. */
  *descending(before?: SortKey): Generator<R, void, undefined> {
    const start = before === undefined ? this.#chunks.length - 1 : this.#chunkOf(before);
    for (let at = start; at >= 0; at--) {
      const rows = this.#chunks[at]?.rows ?? [];
      const end = before === undefined || at < start ? rows.length : this.#lowerBound(rows, before);
      for (let i = end - 1; i >= 0; i--) yield rowAt(rows, i);
    }
  }

  /** Returns where the rows begin that meet a condition. All rows after the first must meet it. */
  split(meets: (row: R) => boolean): Split {
    const chunks = this.#chunks;
    const isMet = (row: R | undefined) => row !== undefined && meets(row);
    const at = firstIndex(chunks.length, (i) => isMet(chunks[i]?.rows.at(-1)));
    const rows = chunks[at]?.rows ?? [];
    const position = firstIndex(rows.length, (i) => isMet(rows[i]));
    const keyOf = (row: R | undefined) => row && this.#sortBy(row);
    return {
      before: keyOf(position > 0 ? rows[position - 1] : chunks[at - 1]?.rows.at(-1)),
      from: keyOf(rows[position]),
    };
  }

  /** Returns the first chunk whose greatest key is not smaller than a key; the last chunk when there is none. */
  #chunkOf(key: SortKey): number {
    const last = this.#chunks.length - 1;
    if (last < 1 || this.#isBefore(last, key)) return Math.max(0, last);
    return firstIndex(last, (at) => !this.#isBefore(at, key));
  }

  /** Whether all keys of a chunk are smaller than a key. */
  #isBefore(at: number, key: SortKey): boolean {
    const greatest = this.#chunks[at]?.rows.at(-1);
    return greatest !== undefined && this.#sortBy(greatest) < key;
  }

  #writable(at: number, chunk: Chunk<R>): Chunk<R> {
    if (chunk.owner === this.owner) return chunk;
    return (this.#chunks[at] = { rows: [...chunk.rows], owner: this.owner });
  }

  /** Returns the position of the first row whose key is not smaller than a key. */
  #lowerBound(rows: readonly R[], key: SortKey): number {
    const last = rows.at(-1);
    if (last !== undefined && this.#sortBy(last) < key) return rows.length;
    return firstIndex(rows.length, (i) => this.#sortBy(rowAt(rows, i)) >= key);
  }

  #upperBound(rows: readonly R[], key: SortKey): number {
    return firstIndex(rows.length, (i) => this.#sortBy(rowAt(rows, i)) > key);
  }
}

/** Returns the least index that meets a condition by binary search; the length when none does. */
function firstIndex(length: number, meets: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (meets(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function rowAt<R>(rows: readonly R[], i: number): R {
  const row = rows[i];
  if (row === undefined) throw new RangeError(`no row at ${i}: the list changed under its iterator`);
  return row;
}
