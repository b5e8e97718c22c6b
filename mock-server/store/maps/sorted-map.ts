import type { SortKey } from '../../rows/table-definition';

/** Two adjacent keys; undefined at an end of the map. */
export interface Split {
  readonly before: SortKey | undefined;
  readonly from: SortKey | undefined;
}

interface Chunk {
  readonly keys: ArrayLike<SortKey> & Iterable<SortKey>;
  readonly values: ArrayLike<number> & Iterable<number>;
}

/** A chunk that the map of a version may write to. Any other chunk is copied first. */
interface WritableChunk extends Chunk {
  readonly keys: SortKey[];
  readonly values: number[];
  readonly version: number;
}

const CHUNK_KEYS = 512;

/**
 * A map in ascending order of its keys, in chunks of at most `CHUNK_KEYS`: setting, deleting and seeking cost the
 * logarithm of the size plus one chunk. The keys of one map are all numbers or all strings; the values are slots. A full chunk takes
 * eight bytes for a key that is a whole number below 2³², and twelve for another number, until something is written to it.
 *
 * A copy shares the chunks of the original, which must not be written to from then on.
 */
export class SortedMap {
  readonly #chunks: (Chunk | WritableChunk)[];

  /** Two maps that share chunks have different versions. */
  constructor(
    readonly version = 0,
    chunks: (Chunk | WritableChunk)[] = [],
  ) {
    this.#chunks = chunks;
  }

  copy(edition: number): SortedMap {
    return new SortedMap(edition, this.#chunks.slice());
  }

  set(key: SortKey, value: number): void {
    const greatest = lastOf(this.#chunks.at(-1)?.keys);
    if (greatest === undefined || greatest < key) this.#append(key, value);
    else this.#insert(key, value);
  }

  /** The common case: a key that is greater than all others. */
  #append(key: SortKey, value: number): void {
    const { version } = this;
    const at = this.#chunks.length - 1;
    const last = this.#chunks[at];
    if (last === undefined || last.keys.length >= CHUNK_KEYS) {
      if (last !== undefined) this.#chunks[at] = compact(last);
      this.#chunks.push({ keys: [key], values: [value], version });
      return;
    }
    const { keys, values } = this.#writable(at, last);
    keys.push(key);
    values.push(value);
  }

  #insert(key: SortKey, value: number): void {
    const at = this.#chunkOf(key);
    const found = this.#chunks[at];
    if (found === undefined) return;
    const { keys, values } = this.#writable(at, found);
    const position = lowerBound(keys, key);
    if (keys[position] === key) {
      values[position] = value;
      return;
    }
    keys.splice(position, 0, key);
    values.splice(position, 0, value);
    if (keys.length > CHUNK_KEYS) {
      const half = CHUNK_KEYS / 2;
      const { version } = this;
      this.#chunks.splice(at + 1, 0, { keys: keys.splice(half), values: values.splice(half), version });
    }
  }

  delete(key: SortKey): void {
    const at = this.#chunkOf(key);
    const found = this.#chunks[at];
    if (found === undefined) return;
    const position = lowerBound(found.keys, key);
    if (found.keys[position] !== key) return;
    const { keys, values } = this.#writable(at, found);
    keys.splice(position, 1);
    values.splice(position, 1);
    if (keys.length === 0) this.#chunks.splice(at, 1);
  }

  /** Returns a chunk for writing: a copy, if it is shared or compact. */
  #writable(at: number, chunk: Chunk | WritableChunk): WritableChunk {
    const { version } = this;
    if ('version' in chunk && chunk.version === version) return chunk;
    return (this.#chunks[at] = { keys: [...chunk.keys], values: [...chunk.values], version });
  }

  /** The number of values: a sum over the chunks. */
  get size(): number {
    let size = 0;
    for (const { keys } of this.#chunks) size += keys.length;
    return size;
  }

  /** The value of the smallest key. */
  get first(): number | undefined {
    return this.#chunks[0]?.values[0];
  }

  /** Yields the values whose keys are greater than `after` (default: all), in ascending order. */
  *ascending(after?: SortKey): Generator<number, void, undefined> {
    let at = after === undefined ? 0 : this.#chunkOf(after);
    for (let chunk = this.#chunks[at]; chunk !== undefined; chunk = this.#chunks[++at]) {
      const start = after === undefined ? 0 : upperBound(chunk.keys, after);
      for (let i = start; i < chunk.values.length; i++) yield valueAt(chunk, i);
    }
  }

  /** Yields the values whose keys are smaller than `before` (default: all), in descending order. */
  *descending(before?: SortKey): Generator<number, void, undefined> {
    let at = before === undefined ? this.#chunks.length - 1 : this.#chunkOf(before);
    for (let chunk = this.#chunks[at]; chunk !== undefined; chunk = this.#chunks[--at]) {
      const end = before === undefined ? chunk.values.length : lowerBound(chunk.keys, before);
      for (let i = end - 1; i >= 0; i--) yield valueAt(chunk, i);
    }
  }

  /**
   * Returns where the values begin that meet a condition: the last key before them, and their first key. All values after the
   * first must meet the condition.
   */
  split(meets: (value: number) => boolean): Split {
    const chunks = this.#chunks;
    const at = firstIndex(chunks.length, (i) => {
      const last = lastOf(chunks[i]?.values);
      return last !== undefined && meets(last);
    });
    const chunk = chunks[at];
    const position = chunk === undefined ? 0 : firstIndex(chunk.values.length, (i) => meets(valueAt(chunk, i)));
    return {
      before: position > 0 ? chunk?.keys[position - 1] : lastOf(chunks[at - 1]?.keys),
      from: chunk?.keys[position],
    };
  }

  /** Returns the first chunk whose greatest key is not smaller than `key`; the last chunk when there is none. */
  #chunkOf(key: SortKey): number {
    let low = 0;
    let high = Math.max(0, this.#chunks.length - 1);
    const greatest = lastOf(this.#chunks[high]?.keys);
    if (greatest !== undefined && greatest < key) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      const last = lastOf(this.#chunks[middle]?.keys);
      if (last !== undefined && last < key) low = middle + 1;
      else high = middle;
    }
    return low;
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

function valueAt(chunk: Chunk, i: number): number {
  const value = chunk.values[i];
  if (value === undefined) throw new RangeError(`no value at ${i}: the map changed under its iterator`);
  return value;
}

/** Returns the position of the first key that is not smaller than `key`. */
function lowerBound(keys: ArrayLike<SortKey>, key: SortKey): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = keys[middle];
    if (found !== undefined && found < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function upperBound(keys: ArrayLike<SortKey>, key: SortKey): number {
  const position = lowerBound(keys, key);
  return keys[position] === key ? position + 1 : position;
}

function lastOf<Item>(items: ArrayLike<Item> | undefined): Item | undefined {
  return items?.[items.length - 1];
}

/** Returns a full chunk in typed arrays, which a garbage collection does not visit. Keys that are texts stay as they are. */
function compact({ keys, values }: Chunk): Chunk {
  return { keys: areNumbers(keys) ? compactKeys(keys) : keys, values: new Uint32Array(values) };
}

/** Returns the same numbers in half of the bytes, if they fit. */
function compactKeys(keys: ArrayLike<number> & Iterable<number>): Uint32Array | Float64Array {
  const halves = new Uint32Array(keys);
  return halves.every((half, at) => half === keys[at]) ? halves : new Float64Array(keys);
}

function areNumbers(keys: Chunk['keys']): keys is ArrayLike<number> & Iterable<number> {
  return typeof keys[0] === 'number';
}
