import type { SortKey } from '../rows/table-definition';

/** Two keys that stand next to each other; undefined at an end of the map. */
export interface Split {
  readonly before: SortKey | undefined;
  readonly from: SortKey | undefined;
}

interface Chunk<Value> {
  readonly keys: SortKey[];
  readonly values: Value[];
  /** The edition of the map that may write to it; a map of any other one copies it first. */
  readonly version: number;
}

const CHUNK_KEYS = 512;

/**
 * A map in ascending order of its keys, kept in chunks of at most `CHUNK`: setting, deleting and seeking cost the
 * logarithm of the size plus one chunk, however many keys there are. The keys of one map are all numbers or all strings.
 *
 * A copy shares the chunks of the map that it was made from. From then on that one must not be written to.
 */
export class SortedMap<Value> {
  readonly #chunks: Chunk<Value>[];

  /** Of two maps with chunks in common, each is of an edition of its own. */
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

  /** Most keys are greater than all before them. */
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

  /** Puts a chunk of its own in the place of one that it shares. */
  #own(at: number, { keys, values }: Chunk<Value>): Chunk<Value> {
    return (this.#chunks[at] = { keys: keys.slice(), values: values.slice(), version: this.version });
  }

  /** The value of the smallest key. */
  get first(): Value | undefined {
    return this.#chunks[0]?.values[0];
  }

  /** Values whose keys are greater than `after` (all without it), in ascending order. */
  *ascending(after?: SortKey): Generator<Value, void, undefined> {
    let at = after === undefined ? 0 : this.#chunkOf(after);
    for (let chunk = this.#chunks[at]; chunk !== undefined; chunk = this.#chunks[++at]) {
      const start = after === undefined ? 0 : upperBound(chunk.keys, after);
      for (let i = start; i < chunk.values.length; i++) yield valueAt(chunk, i);
    }
  }

  /** Values whose keys are smaller than `before` (all without it), in descending order. */
  *descending(before?: SortKey): Generator<Value, void, undefined> {
    let at = before === undefined ? this.#chunks.length - 1 : this.#chunkOf(before);
    for (let chunk = this.#chunks[at]; chunk !== undefined; chunk = this.#chunks[--at]) {
      const end = before === undefined ? chunk.values.length : lowerBound(chunk.keys, before);
      for (let i = end - 1; i >= 0; i--) yield valueAt(chunk, i);
    }
  }

  /**
   * Where the values begin that meet a condition, which all greater ones meet as well: the last key before them, and the
   * first of theirs.
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

  /** The first chunk whose greatest key is not smaller than `key`; the last one when there is none. */
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

/** The least index that meets a condition, which all greater ones meet as well; the length when none does. */
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

/** The position of the first key not smaller than `key`. */
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
