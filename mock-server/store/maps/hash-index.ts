import { NumberChunks } from './number-chunks';

/** Numbers of an entry. Entries are counted from 1: 0 is none. */
const NUMBERS = 3;
const [HASH, SLOT, NEXT] = [0, 1, 2];

/**
 * Slots by a hash of 32 bits. Several may have the same one: who looks for a slot says which is meant. A slot takes 16 bytes, outside of
 * the heap.
 *
 * A bucket is added with each entry, and takes those entries of one other bucket that belong to it (linear hashing). So adding a slot costs
 * the same at every size. Slots that are appended, in bulk, are put into buckets when the next one is looked up.
 */
export class HashIndex {
  /** The first entry of each bucket, which is a chain of entries. There is a bucket for each entry, and one more. */
  #firsts: NumberChunks;
  readonly #numbers: NumberChunks;
  /** Entries that have a slot, or had one. */
  #entries: number;
  /** Those of them that are in buckets. The others were appended after them. */
  #linked: number;
  /** The last bucket: there is one for each entry that is in a bucket, or more. */
  #last: number;
  /** The first entry whose slot was deleted: they are a chain too. */
  #free: number;

  constructor(original?: HashIndex) {
    original?.linkAppended();
    this.#firsts = original === undefined ? new NumberChunks() : original.#firsts.copy();
    this.#numbers = original === undefined ? new NumberChunks() : original.#numbers.copy();
    this.#entries = original === undefined ? 0 : original.#entries;
    this.#linked = this.#entries;
    this.#last = this.#entries;
    this.#free = original === undefined ? 0 : original.#free;
  }

  copy(): HashIndex {
    return new HashIndex(this);
  }

  /** Returns the slot with a hash that is meant. */
  find(hash: number, isMeant: (slot: number) => boolean): number | undefined {
    if (this.#entries === 0) return undefined;
    if (this.#linked < this.#entries) this.linkAppended();
    const entry = this.#entryThat(hash, isMeant);
    return entry === 0 ? undefined : this.#numbers.get(NUMBERS * entry + SLOT);
  }

  add(hash: number, slot: number): void {
    if (this.#linked < this.#entries) this.linkAppended();
    const entry = this.#newEntry();
    this.#numbers.set(NUMBERS * entry + HASH, hash);
    this.#numbers.set(NUMBERS * entry + SLOT, slot);
    this.#link(entry, hash);
  }

  /** Adds a slot, which is put into a bucket later. */
  append(hash: number, slot: number): void {
    const entry = ++this.#entries;
    this.#numbers.set(NUMBERS * entry + HASH, hash);
    this.#numbers.set(NUMBERS * entry + SLOT, slot);
  }

  /** Puts entries that were appended into buckets, at most so many. Returns whether all are. */
  linkAppended(most = Infinity): boolean {
    if (this.#entries > 2 * this.#last && this.#free === 0) {
      // From the first to the last in memory, into as many buckets as are needed: faster than one bucket after the other.
      this.#firsts = new NumberChunks();
      this.#linked = 0;
      this.#last = this.#entries;
    }
    const end = Math.min(this.#entries, this.#linked + most);
    while (this.#linked < end) {
      const entry = ++this.#linked;
      if (this.#last < entry) this.#addBucket();
      this.#link(entry, this.#hashOf(entry));
    }
    return this.#linked === this.#entries;
  }

  /** Deletes a slot with a hash. Returns whether it was there. */
  delete(hash: number, slot: number): boolean {
    if (this.#linked < this.#entries) this.linkAppended();
    const entry = this.#entryThat(hash, (other) => other === slot);
    if (entry === 0) return false;
    this.#unlink(entry, hash);
    this.#numbers.set(NUMBERS * entry + NEXT, this.#free);
    this.#free = entry;
    return true;
  }

  /** Returns the entry with a hash whose slot is meant; 0 if there is none. */
  #entryThat(hash: number, isMeant: (slot: number) => boolean): number {
    let entry = this.#withHash(hash, this.#firsts.get(this.#bucketOf(hash)));
    while (entry !== 0 && !isMeant(this.#numbers.get(NUMBERS * entry + SLOT)))
      entry = this.#withHash(hash, this.#nextOf(entry));
    return entry;
  }

  /** Returns the first entry with a hash, of one and those after it in its bucket; 0 if there is none. */
  #withHash(hash: number, first: number): number {
    const numbers = this.#numbers;
    let entry = first;
    while (entry !== 0 && numbers.get(NUMBERS * entry + HASH) !== hash) entry = numbers.get(NUMBERS * entry + NEXT);
    return entry;
  }

  /** Returns the bucket of a hash. One that is not there yet is a part of a former one. */
  #bucketOf(hash: number): number {
    const last = this.#last;
    if (last === 0) return 0;
    const bits = 0xffff_ffff >>> Math.clz32(last);
    const bucket = hash & bits;
    return bucket > last ? bucket & (bits >>> 1) : bucket;
  }

  /** Puts an entry before the others of the bucket of its hash. */
  #link(entry: number, hash: number): void {
    const bucket = this.#bucketOf(hash);
    this.#numbers.set(NUMBERS * entry + NEXT, this.#firsts.get(bucket));
    this.#firsts.set(bucket, entry);
  }

  /** Removes an entry from the bucket of its hash. */
  #unlink(entry: number, hash: number): void {
    const bucket = this.#bucketOf(hash);
    let previous = 0;
    for (let other = this.#firsts.get(bucket); other !== entry; other = this.#nextOf(other)) previous = other;
    this.#setNext(bucket, previous, this.#nextOf(entry));
  }

  /** Sets the entry of a bucket after another one; the first one for 0. */
  #setNext(bucket: number, previous: number, entry: number): void {
    if (previous === 0) this.#firsts.set(bucket, entry);
    else this.#numbers.set(NUMBERS * previous + NEXT, entry);
  }

  #hashOf(entry: number): number {
    return this.#numbers.get(NUMBERS * entry + HASH);
  }

  #nextOf(entry: number): number {
    return this.#numbers.get(NUMBERS * entry + NEXT);
  }

  /** Returns an entry without a slot. */
  #newEntry(): number {
    const free = this.#free;
    if (free === 0) {
      this.#addBucket();
      return (this.#linked = ++this.#entries);
    }
    this.#free = this.#nextOf(free);
    return free;
  }

  /** Adds a bucket, to which some entries of a former bucket belong. */
  #addBucket(): void {
    const added = ++this.#last;
    const bits = 0xffff_ffff >>> Math.clz32(added);
    const former = added & (bits >>> 1);
    let stays = 0;
    let moved = 0;
    let entry = this.#firsts.get(former);
    while (entry !== 0) {
      const next = this.#nextOf(entry);
      if ((this.#hashOf(entry) & bits) === added) {
        this.#setNext(former, stays, next);
        this.#setNext(added, moved, entry);
        moved = entry;
      } else stays = entry;
      entry = next;
    }
    if (moved !== 0) this.#setNext(added, moved, 0);
  }
}
