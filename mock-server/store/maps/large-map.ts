import { blockHashOf } from './key-hash';
import { type Part, PartDirectory } from './part-directory';

/** Keys of the only part of a small map, which computes no hash. */
const FIRST_KEYS = 8_192;
/** The most keys of a part of a larger map. */
const PART_KEYS = 1_024;
/** Keys of a part after a split, on average: few, so that keys are moved seldom. */
const KEYS_AFTER_SPLIT = 32;

interface MapPart<Value> extends Part {
  readonly values: Map<string, Value>;
}

const emptyPart = <Value>(bits: number, version: number): MapPart<Value> => ({ values: new Map(), bits, version });
const copyOf = <Value>({ values, bits }: MapPart<Value>, version: number): MapPart<Value> => ({
  values: new Map(values),
  bits,
  version,
});

/**
 * A map for any number of keys, in parts: a write costs at most one part, and never pauses for the whole map. It begins with one part;
 * when that is full, its keys are distributed to small parts, which split one by one. The ids of a block are in one part, so ids that are
 * generated one after the other are put into the same part.
 */
export class LargeMap<Value extends object> {
  readonly #firstKeys: number;
  readonly #partKeys: number;
  readonly #parts: PartDirectory<MapPart<Value>>;
  #size: number;

  /** `firstKeys`: the most keys of the first part. No other part has more. */
  constructor(firstKeys = FIRST_KEYS, original?: LargeMap<Value>) {
    this.#firstKeys = firstKeys;
    this.#partKeys = Math.min(firstKeys, PART_KEYS);
    this.#parts =
      original === undefined ? new PartDirectory((version) => emptyPart(0, version)) : original.#parts.copy();
    this.#size = original?.size ?? 0;
  }

  copy(): LargeMap<Value> {
    return new LargeMap(this.#firstKeys, this);
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    return this.#parts.of(this.#hashOf(key)).values.get(key);
  }

  /** Returns the value that it replaced. */
  set(key: string, value: Value): Value | undefined {
    const hash = this.#hashOf(key);
    const { values } = this.#parts.writable(hash, copyOf);
    const previous = values.get(key);
    values.set(key, value);
    if (previous === undefined) this.#grow(values, hash);
    return previous;
  }

  /** Returns the value that it deleted. */
  delete(key: string): Value | undefined {
    const hash = this.#hashOf(key);
    const previous = this.#parts.of(hash).values.get(key);
    if (previous === undefined) return undefined;
    this.#parts.writable(hash, copyOf).values.delete(key);
    this.#size--;
    return previous;
  }

  /** Any number will do as long as there is one part. */
  #hashOf(key: string): number {
    return this.#parts.hasOnePart ? 0 : blockHashOf(key);
  }

  /** Counts a key that was added to a part. */
  #grow(values: ReadonlyMap<string, Value>, hash: number): void {
    this.#size++;
    const mostKeys = this.#parts.hasOnePart ? this.#firstKeys : this.#partKeys;
    if (values.size > mostKeys) this.#split(hash);
  }

  /** Splits a part. Keys with the same hash stay together, however many there are. */
  #split(hash: number): void {
    const { values, bits } = this.#parts.of(hash);
    const added = Math.max(1, Math.ceil(Math.log2(values.size / KEYS_AFTER_SPLIT)));
    if (2 ** (bits + added) >= 2 * this.#size) return;
    const parts = this.#parts.split(hash, added, emptyPart);
    for (const [key, value] of values) this.#parts.of(blockHashOf(key)).values.set(key, value);
    const low = hash & ((1 << bits) - 1);
    for (const [at, part] of parts.entries()) if (part.values.size > this.#partKeys) this.#split(low | (at << bits));
  }
}
