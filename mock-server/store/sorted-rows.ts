import type { Row } from '../rows/row';
import type { SortKey } from '../rows/table-definition';

/** Two adjacent keys; undefined at an end of the list. */
export interface Split {
  readonly before: SortKey | undefined;
  readonly from: SortKey | undefined;
}

/** Rows in the order of their keys. Only the list that is its owner writes to it; any other one copies it first. */
interface Chunk<R> {
  readonly keys: SortKey[];
  readonly rows: R[];
  readonly owner: object;
}

const MAX_CHUNK_ROWS = 512;

/**
 * Rows in ascending order of their sort keys, which differ, in chunks: to put, delete and find a row costs the logarithm of their
 * number and one chunk. A copy shares the chunks until one of the two writes to one (copy-on-write).
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
    const position = lowerBound(chunk?.keys ?? [], key);
    // A full chunk at the end is left as it is: most keys are greater than all others.
    if (chunk === undefined || position >= MAX_CHUNK_ROWS) {
      this.#chunks.push({ keys: [key], rows: [row], owner: this.owner });
      return;
    }
    const { keys, rows } = this.#writable(at, chunk);
    const replaced = keys[position] === key ? 1 : 0;
    keys.splice(position, replaced, key);
    rows.splice(position, replaced, row);
    if (keys.length <= MAX_CHUNK_ROWS) return;
    const half = MAX_CHUNK_ROWS / 2;
    this.#chunks.splice(at + 1, 0, { keys: keys.splice(half), rows: rows.splice(half), owner: this.owner });
  }

  /** Deletes the row with a key, if there is one. */
  delete(key: SortKey): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return;
    const position = lowerBound(chunk.keys, key);
    if (chunk.keys[position] !== key) return;
    const { keys, rows } = this.#writable(at, chunk);
    keys.splice(position, 1);
    rows.splice(position, 1);
    if (keys.length === 0) this.#chunks.splice(at, 1);
  }

  /** The number of rows: a sum over the chunks. */
  get size(): number {
    return this.#chunks.reduce((size, { rows }) => size + rows.length, 0);
  }

  get first(): R | undefined {
    return this.#chunks[0]?.rows[0];
  }

  /** Returns the number of rows between two keys, both exclusive (default: no bound), without a look at them. */
  countBetween(above?: SortKey, below?: SortKey): number {
    const end = below === undefined ? this.size : this.#countBefore(below, lowerBound);
    const start = above === undefined ? 0 : this.#countBefore(above, upperBound);
    return Math.max(0, end - start);
  }

  /** Yields the rows whose keys are greater than `after` (default: all), in ascending order. */
  *ascending(after?: SortKey): Generator<R, void, undefined> {
    const start = after === undefined ? 0 : this.#chunkOf(after);
    for (let at = start; at < this.#chunks.length; at++) {
      const { keys, rows } = this.#chunks[at] ?? noChunk;
      let i = after === undefined || at > start ? 0 : upperBound(keys, after);
      for (; i < rows.length; i++) yield rowAt(rows, i);
    }
  }

  /** Yields the rows whose keys are smaller than `before` (default: all), in descending order. */
  *descending(before?: SortKey): Generator<R, void, undefined> {
    const start = before === undefined ? this.#chunks.length - 1 : this.#chunkOf(before);
    for (let at = start; at >= 0; at--) {
      const { keys, rows } = this.#chunks[at] ?? noChunk;
      const end = before === undefined || at < start ? rows.length : lowerBound(keys, before);
      for (let i = end - 1; i >= 0; i--) yield rowAt(rows, i);
    }
  }

  /** Returns where the rows begin that meet a condition. All rows after the first must meet it. */
  split(meets: (row: R) => boolean): Split {
    const chunks = this.#chunks;
    const isMet = (row: R | undefined) => row !== undefined && meets(row);
    const at = firstIndex(chunks.length, (i) => isMet(chunks[i]?.rows.at(-1)));
    const { keys, rows } = chunks[at] ?? noChunk;
    const position = firstIndex(rows.length, (i) => isMet(rows[i]));
    return { before: position > 0 ? keys[position - 1] : chunks[at - 1]?.keys.at(-1), from: keys[position] };
  }

  #countBefore(key: SortKey, boundIn: typeof lowerBound): number {
    const at = this.#chunkOf(key);
    const before = this.#chunks.slice(0, at).reduce((size, { rows }) => size + rows.length, 0);
    return before + boundIn(this.#chunks[at]?.keys ?? [], key);
  }

  /** Returns the first chunk whose greatest key is not smaller than a key; the last chunk when there is none. */
  #chunkOf(key: SortKey): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    if (high < 1) return 0;
    // Most reads and writes are of the latest rows.
    if ((this.#chunks[high]?.keys[0] ?? key) <= key) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      const greatest = this.#chunks[middle]?.keys.at(-1) ?? key;
      if (greatest < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #writable(at: number, chunk: Chunk<R>): Chunk<R> {
    if (chunk.owner === this.owner) return chunk;
    return (this.#chunks[at] = { keys: chunk.keys.slice(), rows: chunk.rows.slice(), owner: this.owner });
  }
}

const noChunk = { keys: [], rows: [] };

/** Returns the position of the first key that is not smaller than a key. */
function lowerBound(keys: readonly SortKey[], key: SortKey): number {
  const greatest = keys.at(-1);
  if (greatest === undefined || greatest < key) return keys.length;
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] ?? key;
    if (found < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function upperBound(keys: readonly SortKey[], key: SortKey): number {
  const position = lowerBound(keys, key);
  return keys[position] === key ? position + 1 : position;
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
