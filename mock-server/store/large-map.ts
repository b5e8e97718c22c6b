const CHUNK_BITS = 7;
const CHUNK_PLACES = 1 << CHUNK_BITS;

/** Values at consecutive places. Only the map that is its owner writes to it; any other one copies it first. */
interface Chunk<Value> {
  readonly values: (Value | undefined)[];
  readonly owner: object;
}

/**
 * A map for any number of keys, in the order in which they were added to it or to a copy of it. A copy costs little: both share
 * the places of the keys, and each chunk of values until one of them writes to it (copy-on-write). Keys that are added one after
 * the other have places in the same chunk, so after a copy a write copies one chunk at most, and the next writes mostly none.
 */
export class LargeMap<Value extends object> {
  #places = new Places();
  #chunks: (Chunk<Value> | undefined)[] = [];
  #size = 0;
  #owner = {};

  constructor(entries: Iterable<readonly [string, Value]> = []) {
    for (const [key, value] of entries) this.set(key, value);
  }

  copy(): LargeMap<Value> {
    this.#dropOldKeys();
    this.#places.isShared = true;
    this.#owner = {};
    const copy = new LargeMap<Value>();
    [copy.#places, copy.#chunks, copy.#size] = [this.#places, this.#chunks.slice(), this.#size];
    return copy;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    const place = this.#places.partOf(key).get(key);
    return place === undefined ? undefined : this.#chunks[place >>> CHUNK_BITS]?.values[place % CHUNK_PLACES];
  }

  /** Returns the value that it replaced. */
  set(key: string, value: Value): Value | undefined {
    const place = this.#places.getOrAdd(key);
    const { values } = this.#writable(place);
    const previous = values[place % CHUNK_PLACES];
    values[place % CHUNK_PLACES] = value;
    if (previous === undefined) this.#size++;
    return previous;
  }

  /** Returns the value that it deleted. */
  delete(key: string): Value | undefined {
    const place = this.#places.partOf(key).get(key);
    const previous = this.get(key);
    if (place === undefined || previous === undefined) return undefined;
    const { values } = this.#writable(place);
    values[place % CHUNK_PLACES] = undefined;
    if (values.every((value) => value === undefined)) this.#chunks[place >>> CHUNK_BITS] = undefined;
    this.#size--;
    if (this.#places.isShared) this.#dropOldKeys();
    else this.#places.delete(key);
    return previous;
  }

  /** Yields the values in the order in which their keys were added. */
  *values(): Generator<Value, void, undefined> {
    for (let at = 0; at < this.#chunks.length; at++)
      for (const value of this.#chunks[at]?.values ?? []) if (value !== undefined) yield value;
  }

  /**
   * Yields the values that `other` does not have in the same places. Costs what was written since one of the two was a copy of
   * the other.
   */
  *unshared(other: LargeMap<Value>): Generator<Value, void, undefined> {
    for (const [at, chunk] of this.#chunks.entries()) {
      const before = other.#chunks[at];
      if (chunk === undefined || chunk === before) continue;
      for (const [i, value] of chunk.values.entries())
        if (value !== undefined && value !== before?.values[i]) yield value;
    }
  }

  #writable(place: number): Chunk<Value> {
    const at = place >>> CHUNK_BITS;
    const chunk = this.#chunks[at];
    if (chunk?.owner === this.#owner) return chunk;
    return (this.#chunks[at] = { values: chunk?.values.slice() ?? [], owner: this.#owner });
  }

  /** Begins with places of its own when most of the shared ones are those of keys that it no longer has. */
  #dropOldKeys(): void {
    if (!this.#places.areMostlyOld(this.#size)) return;
    const present = new LargeMap<Value>();
    for (const key of this.#places.inOrder()) {
      const value = this.get(key);
      if (value !== undefined) present.set(key, value);
    }
    [this.#places, this.#chunks, this.#owner] = [present.#places, present.#chunks, present.#owner];
  }
}

/** A `Map` stops everybody while it grows. Several of them grow one after the other, and those of two tables not at once. */
const PARTS = 4;
/** Keys without a value are kept while they are fewer than these, or than those with a value. */
const MAX_OLD_KEYS = 16_384;

/**
 * The place of each key of a map and of its copies: keys are numbered in the order in which they are added, and no place is used
 * again. What is at a place differs between the copies, so a key stays here when one of them deletes it.
 */
class Places {
  readonly #parts: (Map<string, number> | undefined)[] = [];
  #next = 0;
  #size = 0;
  /** Whether several maps have these places. */
  isShared = false;

  /** Returns the place of a key, which is added if it has none. */
  getOrAdd(key: string): number {
    const part = this.partOf(key);
    const known = part.get(key);
    if (known !== undefined) return known;
    const place = this.#next++;
    part.set(key, place);
    this.#size++;
    return place;
  }

  delete(key: string): void {
    if (this.partOf(key).delete(key)) this.#size--;
  }

  /** Whether most keys are none of a map that has a number of values. */
  areMostlyOld(values: number): boolean {
    return this.#size > 2 * values && this.#size > values + MAX_OLD_KEYS;
  }

  /** Returns the keys by their places. */
  inOrder(): readonly string[] {
    const entries = this.#parts.flatMap((part) => [...(part ?? [])]);
    return entries.sort(([, a], [, b]) => a - b).map(([key]) => key);
  }

  /**
   * Returns the part that has a key if any has, by a hash of its last two characters: ids are random there. Keys with one ending,
   * such as some idempotency keys, share a part, which is no worse than one map for all.
   */
  partOf(key: string): Map<string, number> {
    const { length } = key;
    const at = ((key.charCodeAt(length - 1) + 31 * key.charCodeAt(length - 2)) >>> 0) % PARTS;
    return (this.#parts[at] ??= new Map<string, number>());
  }
}
