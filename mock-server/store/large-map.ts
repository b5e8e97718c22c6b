import { endOfBlock, IDS_PER_BLOCK } from '../random/id-blocks';

/** Keys of the only part of a small map, which computes no hash. */
const FIRST_KEYS = 8_192;
/** The most keys of a part of a larger map. A part with more has ids of several blocks, so it can be split. */
const PART_KEYS = IDS_PER_BLOCK;
/** Keys of a part after a split, on average: few, so that keys are moved seldom. */
const KEYS_AFTER_SPLIT = 32;

interface Part<Value> {
  readonly values: Map<string, Value>;
  /** Number of low bits in which the hashes of its keys are equal. */
  readonly bits: number;
  /** The version of the map that may write to the part. A map of any other version copies it first. */
  readonly version: number;
}

/** Versions are counted over all maps: a part that two maps share has a version that neither of them has any longer. */
let latestVersion = 0;

/**
 * A map for any number of keys, in parts: a write costs at most one part, and never pauses for the whole map. It begins with one part;
 * when that is full, its keys are distributed to small parts, which split one by one (extendible hashing). The ids of a block are in one
 * part, so ids that are generated one after the other are put into the same part. A copy shares the parts until one of the two maps
 * writes to one (copy-on-write).
 *
 * Values are iterated in the order of insertion as long as there is one part.
 */
export class LargeMap<Value extends object> {
  readonly #firstKeys: number;
  readonly #partKeys: number;
  /** The part of each key, by the low bits of the hash of the key. The length is a power of two. */
  #directory: Part<Value>[];
  #version = ++latestVersion;
  #size: number;

  /** `firstKeys`: the most keys of the first part. No other part has more. */
  constructor(firstKeys = FIRST_KEYS, original?: LargeMap<Value>) {
    this.#firstKeys = firstKeys;
    this.#partKeys = Math.min(firstKeys, PART_KEYS);
    this.#directory = original === undefined ? [this.#emptyPart(0)] : original.#directory.slice();
    this.#size = original?.size ?? 0;
  }

  copy(): LargeMap<Value> {
    this.#version = ++latestVersion;
    return new LargeMap(this.#firstKeys, this);
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    return this.#partOf(this.#hashOf(key)).values.get(key);
  }

  /** Returns the value that it replaced. */
  set(key: string, value: Value): Value | undefined {
    const hash = this.#hashOf(key);
    const part = this.#writable(hash);
    const previous = part.values.get(key);
    part.values.set(key, value);
    if (previous === undefined) this.#grow(part, hash);
    return previous;
  }

  /** Sets a key that has no value. Returns the value of any other key, and keeps it. */
  add(key: string, value: Value): Value | undefined {
    const hash = this.#hashOf(key);
    const present = this.#partOf(hash).values.get(key);
    if (present !== undefined) return present;
    const part = this.#writable(hash);
    part.values.set(key, value);
    this.#grow(part, hash);
    return undefined;
  }

  /** Returns the value that it deleted. */
  delete(key: string): Value | undefined {
    const hash = this.#hashOf(key);
    const previous = this.#partOf(hash).values.get(key);
    if (previous === undefined) return undefined;
    this.#writable(hash).values.delete(key);
    this.#size--;
    return previous;
  }

  *values(): Generator<Value, void, undefined> {
    for (const [at, { values, bits }] of this.#directory.entries()) if (isFirst(at, bits)) yield* values.values();
  }

  /** Yields the values of all parts that are not parts of `other`: those that `other` has not, and some that it has. */
  *unshared(other: LargeMap<Value>): Generator<Value, void, undefined> {
    for (const [at, part] of this.#directory.entries())
      if (isFirst(at, part.bits) && other.#partOf(at) !== part) yield* part.values.values();
  }

  /** Any number will do as long as there is one part. */
  #hashOf(key: string): number {
    return this.#directory.length === 1 ? 0 : hashOf(key);
  }

  #partOf(hash: number): Part<Value> {
    return partAt(this.#directory, hash);
  }

  /** Returns the part of a hash for writing. */
  #writable(hash: number): Part<Value> {
    const part = this.#partOf(hash);
    if (part.version === this.#version) return part;
    const own = { values: new Map(part.values), bits: part.bits, version: this.#version };
    this.#replace(hash, part.bits, () => own);
    return own;
  }

  /** Counts a key that was added to a part. */
  #grow(part: Part<Value>, hash: number): void {
    this.#size++;
    const mostKeys = part.bits === 0 ? this.#firstKeys : this.#partKeys;
    if (part.values.size > mostKeys) this.#split(part, hash);
  }

  /** Splits a part. Keys with the same hash stay together, however many there are. */
  #split({ values, bits }: Part<Value>, hash: number): void {
    const added = Math.max(1, Math.ceil(Math.log2(values.size / KEYS_AFTER_SPLIT)));
    if (2 ** (bits + added) >= 2 * this.#size) return;
    while (this.#directory.length < 1 << (bits + added)) this.#directory = this.#directory.concat(this.#directory);
    const parts = Array.from({ length: 1 << added }, () => this.#emptyPart(bits + added));
    for (const [key, value] of values) partAt(parts, hashOf(key) >>> bits).values.set(key, value);
    this.#replace(hash, bits, (at) => partAt(parts, at >>> bits));
    const low = hash & ((1 << bits) - 1);
    for (const [at, part] of parts.entries())
      if (part.values.size > this.#partKeys) this.#split(part, low | (at << bits));
  }

  #emptyPart(bits: number): Part<Value> {
    return { values: new Map(), bits, version: this.#version };
  }

  /** Replaces the part of a hash wherever the directory has it. */
  #replace(hash: number, bits: number, partFor: (at: number) => Part<Value>): void {
    const step = 1 << bits;
    for (let at = hash & (step - 1); at < this.#directory.length; at += step) this.#directory[at] = partFor(at);
  }
}

/** Returns the part of a hash. There are as many parts as a power of two. */
function partAt<Value>(parts: readonly Part<Value>[], hash: number): Part<Value> {
  const part = parts[hash & (parts.length - 1)];
  if (part === undefined) throw new RangeError(`no part for ${hash}`);
  return part;
}

/** Whether a place in the directory is the first one of a part with so many bits. */
function isFirst(at: number, bits: number): boolean {
  return at < 1 << bits;
}

/** Returns a number of 32 bits (FNV-1a), of which the low ones depend on all of a key, or on the block of an id. */
function hashOf(key: string): number {
  const end = endOfBlock(key);
  let hash = 0x811c9dc5;
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
