/** Keys are divided into parts above this number: a `Map` of many keys stops everybody while it grows. */
const MAX_KEYS_OF_ONE_PART = 8_192;
const PARTS = 256;
/** Keys without a value are kept while they are fewer than these, or than those with a value. */
const MAX_OLD_KEYS = 16_384;

/**
 * The place of each key of a map and of its copies: keys are numbered in the order in which they are added, and no place is used again. What
 * is at a place differs between the copies, so a key stays here when one of them deletes it.
 */
export class Places {
  #parts: readonly Map<string, number>[] = [new Map()];
  #next = 0;
  #size = 0;
  /** Whether several maps have these places. */
  isShared = false;

  get(key: string): number | undefined {
    return this.#partOf(key).get(key);
  }

  /** Returns the place of a key, which is added if it has none. */
  getOrAdd(key: string): number {
    const part = this.#partOf(key);
    const known = part.get(key);
    if (known !== undefined) return known;
    const place = this.#next++;
    part.set(key, place);
    if (++this.#size > MAX_KEYS_OF_ONE_PART && this.#parts.length === 1) this.#divide();
    return place;
  }

  delete(key: string): void {
    if (this.#partOf(key).delete(key)) this.#size--;
  }

  /** Whether most keys are none of a map that has a number of values. */
  areMostlyOld(values: number): boolean {
    return this.#size > 2 * values && this.#size > values + MAX_OLD_KEYS;
  }

  /** Returns the keys by their places. */
  inOrder(): readonly string[] {
    const entries = this.#parts.flatMap((part) => [...part]);
    return entries.sort(([, a], [, b]) => a - b).map(([key]) => key);
  }

  #partOf(key: string): Map<string, number> {
    const { length } = this.#parts;
    const part = this.#parts[length === 1 ? 0 : hashOf(key) % length];
    if (part === undefined) throw new RangeError('a key has no part');
    return part;
  }

  #divide(): void {
    const [all = new Map<string, number>()] = this.#parts;
    this.#parts = Array.from({ length: PARTS }, () => new Map<string, number>());
    for (const [key, place] of all) this.#partOf(key).set(key, place);
  }
}

/** Returns a number that depends on each third character of a key (FNV-1a): ids differ in all of them. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = key.length - 1; at >= 0; at -= 3) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
