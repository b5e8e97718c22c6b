/** A map of JavaScript moves all of its entries when it doubles, at half a million keys for a tenth of a second. */
const FIRST_KEYS = 8_192;
const SHARDS = 256;
/** Characters of a long key, from either end, that choose its shard. */
const HASHED_CHARACTERS = 32;

/**
 * A map for any number of keys, in parts: no write pauses for the whole of it. The first keys share a part. Later ones are spread
 * over shards, which stay small. A copy shares the parts until one of the two maps writes to one (copy-on-write).
 *
 * Values are iterated in the order of insertion as long as there is one part.
 */
export class LargeMap<Value extends object> {
  /** The first part, then none or all shards. */
  readonly #parts: Map<string, Value>[];
  /** Whether a part belongs to this map only. */
  readonly #owned: boolean[];
  readonly #firstKeys: number;
  #size: number;

  /** `firstKeys`: the most keys of the first part. */
  constructor(firstKeys = FIRST_KEYS, original?: LargeMap<Value>) {
    this.#firstKeys = firstKeys;
    this.#parts = original === undefined ? [new Map<string, Value>()] : original.#parts.slice();
    this.#owned = this.#parts.map(() => original === undefined);
    this.#size = original?.size ?? 0;
  }

  copy(): LargeMap<Value> {
    this.#owned.fill(false);
    return new LargeMap(this.#firstKeys, this);
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    return this.#parts[this.#partOf(key)]?.get(key);
  }

  set(key: string, value: Value): void {
    if (this.#parts.length === 1 && this.#size >= this.#firstKeys && this.get(key) === undefined) this.#addShards();
    const part = this.#writable(this.#partOf(key));
    const before = part.size;
    part.set(key, value);
    this.#size += part.size - before;
  }

  delete(key: string): void {
    const at = this.#partOf(key);
    if (this.#parts[at]?.has(key) && this.#writable(at).delete(key)) this.#size--;
  }

  *values(): Generator<Value, void, undefined> {
    for (const part of this.#parts) yield* part.values();
  }

  #partOf(key: string): number {
    return this.#parts.length === 1 || this.#parts[0]?.has(key) ? 0 : 1 + shardOf(key);
  }

  #writable(at: number): Map<string, Value> {
    const part = this.#parts[at];
    if (part !== undefined && this.#owned[at]) return part;
    const own = new Map(part);
    this.#parts[at] = own;
    this.#owned[at] = true;
    return own;
  }

  #addShards(): void {
    for (let shard = 0; shard < SHARDS; shard++) {
      this.#parts.push(new Map());
      this.#owned.push(true);
    }
  }
}

/** Returns a number from 0 to `SHARDS - 1` (FNV-1a). */
function shardOf(key: string): number {
  let hash = 0x811c9dc5;
  const { length } = key;
  for (let at = 0; at < length; at++) {
    if (at === HASHED_CHARACTERS && length > 2 * HASHED_CHARACTERS) at = length - HASHED_CHARACTERS;
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 8) % SHARDS;
}
