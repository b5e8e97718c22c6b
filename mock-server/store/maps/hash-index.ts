import { keyHashOf } from './key-hash';
import { NumberChunks } from './number-chunks';

/**
 * Numbers of an entry, which is counted from 1: 0 is none. A bucket is a chain of entries. There is a bucket for each entry, and one more:
 * entry `n` has the first entry of bucket `n` too, as a number that has nothing else to do with it.
 */
const NUMBERS = 4;
const [FIRST, HASH, SLOT, NEXT] = [0, 1, 2, 3];

/**
 * The slots of rows by a key, such as their id. The keys are not in it, only their hashes: whether the row of a slot has a key is asked for
 * when the hashes are equal. So a key takes 16 bytes, outside of the heap, and no text has to stay in memory.
 *
 * A bucket is added with each entry, and takes those entries of one other bucket that belong to it (linear hashing). So adding a key costs
 * the same at every size.
 */
export class HashIndex {
  readonly #numbers: NumberChunks;
  readonly #hasKey: (slot: number, key: string) => boolean;
  /** Entries that have a slot, or had one. */
  #entries: number;
  /** The first entry whose slot was deleted: they are a chain too. */
  #free: number;
  #size: number;

  /** `hasKey`: whether the row of a slot has a key. */
  constructor(hasKey: (slot: number, key: string) => boolean, original?: HashIndex) {
    this.#hasKey = hasKey;
    this.#numbers = original === undefined ? new NumberChunks() : original.#numbers.copy();
    this.#entries = original === undefined ? 0 : original.#entries;
    this.#free = original === undefined ? 0 : original.#free;
    this.#size = original?.size ?? 0;
  }

  /** Returns a copy for the same rows in other slots: those that `hasKey` reads. */
  copy(hasKey: (slot: number, key: string) => boolean): HashIndex {
    return new HashIndex(hasKey, this);
  }

  /** The number of keys. */
  get size(): number {
    return this.#size;
  }

  get(key: string): number | undefined {
    return this.find(key, (slot) => this.#hasKey(slot, key));
  }

  /** Returns the slot of a key that is meant. Reads no row. */
  find(key: string, isMeant: (slot: number) => boolean): number | undefined {
    return this.#slotOf(this.#entryOf(keyHashOf(key), isMeant));
  }

  /** Adds the slot of a key that has none. Returns the slot of any other key, and keeps it. */
  add(key: string, slot: number): number | undefined {
    const hash = keyHashOf(key);
    const present = this.#entryOf(hash, (other) => this.#hasKey(other, key));
    if (present !== 0) return this.#slotOf(present);
    const entry = this.#newEntry();
    this.#numbers.set(NUMBERS * entry + HASH, hash);
    this.#numbers.set(NUMBERS * entry + SLOT, slot);
    this.#link(entry, hash);
    this.#size++;
    return undefined;
  }

  /** Deletes the slot of a key, if it has this one. The row of the slot may have another key by now. */
  delete(key: string, slot: number): void {
    const hash = keyHashOf(key);
    const entry = this.#entryOf(hash, (other) => other === slot);
    if (entry === 0) return;
    this.#unlink(entry, hash);
    this.#numbers.set(NUMBERS * entry + NEXT, this.#free);
    this.#free = entry;
    this.#size--;
  }

  #slotOf(entry: number): number | undefined {
    return entry === 0 ? undefined : this.#numbers.get(NUMBERS * entry + SLOT);
  }

  /** Returns the entry with a hash whose slot is meant; 0 if there is none. */
  #entryOf(hash: number, isMeant: (slot: number) => boolean): number {
    const numbers = this.#numbers;
    let entry = numbers.get(this.#firstOf(hash));
    while (entry !== 0) {
      const at = NUMBERS * entry;
      if (numbers.get(at + HASH) === hash && isMeant(numbers.get(at + SLOT))) break;
      entry = numbers.get(at + NEXT);
    }
    return entry;
  }

  /** Returns the position of the first entry of the bucket of a hash. A bucket that is not there yet is a part of a former one. */
  #firstOf(hash: number): number {
    const last = this.#entries;
    const bits = 0xffff_ffff >>> Math.clz32(last);
    const bucket = last === 0 ? 0 : hash & bits;
    return NUMBERS * (bucket > last ? bucket & (bits >>> 1) : bucket) + FIRST;
  }

  /** Puts an entry before the others of the bucket of its hash. */
  #link(entry: number, hash: number): void {
    const first = this.#firstOf(hash);
    this.#numbers.set(NUMBERS * entry + NEXT, this.#numbers.get(first));
    this.#numbers.set(first, entry);
  }

  /** Removes an entry from the bucket of its hash. */
  #unlink(entry: number, hash: number): void {
    let at = this.#firstOf(hash);
    for (let other = this.#numbers.get(at); other !== entry; other = this.#numbers.get(at)) at = NUMBERS * other + NEXT;
    this.#numbers.set(at, this.#numbers.get(NUMBERS * entry + NEXT));
  }

  /** Returns an entry without a slot. */
  #newEntry(): number {
    const free = this.#free;
    if (free === 0) return this.#grow();
    this.#free = this.#numbers.get(NUMBERS * free + NEXT);
    return free;
  }

  /** Adds an entry and a bucket, to which some entries of a former bucket belong. */
  #grow(): number {
    const numbers = this.#numbers;
    const added = ++this.#entries;
    const bits = 0xffff_ffff >>> Math.clz32(added);
    let moved = 0;
    let from = NUMBERS * (added & (bits >>> 1)) + FIRST;
    for (let entry = numbers.get(from); entry !== 0; entry = numbers.get(from)) {
      const next = NUMBERS * entry + NEXT;
      if ((numbers.get(NUMBERS * entry + HASH) & bits) === added) {
        numbers.set(from, numbers.get(next));
        numbers.set(next, moved);
        moved = entry;
      } else from = next;
    }
    if (moved !== 0) numbers.set(NUMBERS * added + FIRST, moved);
    return added;
  }
}
