import type { SortKey } from '../rows/table-definition';

/** Two adjacent keys; undefined at an end of the map. */
export interface Split {
  readonly before: SortKey | undefined;
  readonly from: SortKey | undefined;
}

interface Chunk<Value> {
  readonly keys: SortKey[];
  readonly values: Value[];
  /** The version of the map that may write to the chunk. A map of any other version copies it first. */
  readonly version: number;
}

const CHUNK_KEYS = 512;

/**
 * A map in ascending order of its keys, in chunks of at most `CHUNK_KEYS`: setting, deleting and seeking cost the
 * logarithm of the size plus one chunk. The keys of one map are all numbers or all strings.
 *
 * A copy shares the chunks of the original, which must not be written to from then on.
 */
export class SortedMap<Value> {
  readonly #chunks: Chunk<Value>[];

  /** Two maps that share chunks have different versions. */
  constructor(
    readonly version = 0,
    chunks: Chunk<Value>[] = [],
  ) {
    this.#chunks = chunks;
  }

  copy(edition: number): SortedMap<Value> {
    return new SortedMap(edition, this.#chunks.slice());
  }

  set(key: SortKey, value: Value): void {
    const last = this.#chunks.at(-1);
    const greatest = last?.keys.at(-1);
    if (last === undefined || greatest === undefined || greatest < key) this.#append(key, value, last);
    else this.#insert(key, value);
  }

  /** The common case: a key that is greater than all others. */
  #append(key: SortKey, value: Value, last: Chunk<Value> | undefined): void {
    const { version } = this;
    if (last === undefined || last.keys.length >= CHUNK_KEYS) {
      this.#chunks.push({ keys: [key], values: [value], version });
      return;
    }
    const own = last.version === version ? last : this.#own(this.#chunks.length - 1, last);
    own.keys.push(key);
    own.values.push(value);
  }

  #insert(key: SortKey, value: Value): void {
    const at = this.#chunkOf(key);
    const found = this.#chunks[at];
    if (found === undefined) return;
    const { version } = this;
    const chunk = found.version === version ? found : this.#own(at, found);
    const position = lowerBound(chunk.keys, key);
    if (chunk.keys[position] === key) {
      chunk.values[position] = value;
      return;
    }
    chunk.keys.splice(position, 0, key);
    chunk.values.splice(position, 0, value);
    if (chunk.keys.length > CHUNK_KEYS) {
      const half = CHUNK_KEYS / 2;
      this.#chunks.splice(at + 1, 0, { keys: chunk.keys.splice(half), values: chunk.values.splice(half), version });
    }
  }

  delete(key: SortKey): void {
    const at = this.#chunkOf(key);
    const found = this.#chunks[at];
    if (found === undefined) return;
    const position = lowerBound(found.keys, key);
    if (found.keys[position] !== key) return;
    const chunk = found.version === this.version ? found : this.#own(at, found);
    chunk.keys.splice(position, 1);
    chunk.values.splice(position, 1);
    if (chunk.keys.length === 0) this.#chunks.splice(at, 1);
  }

  /** Replaces a shared chunk by a copy. */
  #own(at: number, { keys, values }: Chunk<Value>): Chunk<Value> {
    return (this.#chunks[at] = { keys: keys.slice(), values: values.slice(), version: this.version });
  }

  /** The number of values: a sum over the chunks. */
  get size(): number {
    let size = 0;
    for (const { keys } of this.#chunks) size += keys.length;
    return size;
  }

  /** The value of the smallest key. */
  get first(): Value | undefined {
    return this.#chunks[0]?.values[0];
  }

  /** Yields the values whose keys are greater than `after` (default: all), in ascending order. */
  *ascending(after?: SortKey): Generator<Value, void, undefined> {
    let at = after === undefined ? 0 : this.#chunkOf(after);
    for (let chunk = this.#chunks[at]; chunk !== undefined; chunk = this.#chunks[++at]) {
      const start = after === undefined ? 0 : upperBound(chunk.keys, after);
      for (let i = start; i < chunk.values.length; i++) yield valueAt(chunk, i);
    }
  }

  /** Yields the values whose keys are smaller than `before` (default: all), in descending order. */
  *descending(before?: SortKey): Generator<Value, void, undefined> {
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
  split(meets: (value: Value) => boolean): Split {
    const chunks = this.#chunks;
    const at = firstIndex(chunks.length, (i) => {
      const last = chunks[i]?.values.at(-1);
      return last !== undefined && meets(last);
    });
    const chunk = chunks[at];
    const position = chunk === undefined ? 0 : firstIndex(chunk.values.length, (i) => meets(valueAt(chunk, i)));
    return {
      before: position > 0 ? chunk?.keys[position - 1] : chunks[at - 1]?.keys.at(-1),
      from: chunk?.keys[position],
    };
  }

  /** Returns the first chunk whose greatest key is not smaller than `key`; the last chunk when there is none. */
  #chunkOf(key: SortKey): number {
    let low = 0;
    let high = Math.max(0, this.#chunks.length - 1);
    const greatest = this.#chunks[high]?.keys.at(-1);
    if (greatest !== undefined && greatest < key) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      const last = this.#chunks[middle]?.keys.at(-1);
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

function valueAt<Value>(chunk: Chunk<Value>, i: number): Value {
  const value = chunk.values[i];
  if (value === undefined) throw new RangeError(`no value at ${i}: the map changed under its iterator`);
  return value;
}

/** Returns the position of the first key that is not smaller than `key`. */
function lowerBound(keys: readonly SortKey[], key: SortKey): number {
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

function upperBound(keys: readonly SortKey[], key: SortKey): number {
  const position = lowerBound(keys, key);
  return keys[position] === key ? position + 1 : position;
}
