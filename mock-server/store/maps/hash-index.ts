import { BLOCK_BITS, keyHashOf } from './key-hash';
import { type Part, PartDirectory } from './part-directory';

/** The most keys of a part. */
const PART_KEYS = 2_048;
/** Keys of a part after a split, on average: few, so that keys are moved seldom. */
const KEYS_AFTER_SPLIT = 32;
const FIRST_PLACES = 16;

interface IndexPart extends Part {
  /** For each place its hash, and its slot plus one: 0 for a place that is free. The number of places is a power of two. */
  places: Uint32Array;
  size: number;
}

const emptyPart = (bits: number, version: number, places = FIRST_PLACES): IndexPart => ({
  places: new Uint32Array(2 * places),
  size: 0,
  bits,
  version,
});
const copyOf = ({ places, size, bits }: IndexPart, version: number): IndexPart => ({
  places: places.slice(),
  size,
  bits,
  version,
});

/**
 * The slots of rows by a key, such as their id, in parts of open addressing. The keys are not in it: whether the row of a slot has a key
 * is asked for when the hashes are equal. So a key takes eight bytes and some space, and no text has to stay in memory.
 */
export class HashIndex {
  readonly #parts: PartDirectory<IndexPart>;
  readonly #hasKey: (slot: number, key: string) => boolean;
  #size: number;

  /** `hasKey`: whether the row of a slot has a key. */
  constructor(hasKey: (slot: number, key: string) => boolean, original?: HashIndex) {
    this.#hasKey = hasKey;
    this.#parts =
      original === undefined ? new PartDirectory((version) => emptyPart(0, version)) : original.#parts.copy();
    this.#size = original?.size ?? 0;
  }

  /** Returns a copy for the same rows in other slots: those that `hasKey` reads. */
  copy(hasKey: (slot: number, key: string) => boolean): HashIndex {
    return new HashIndex(hasKey, this);
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): number | undefined {
    const hash = keyHashOf(key);
    const { places } = this.#parts.of(hash);
    const at = this.#find(places, hash, key);
    return slotAt(places, at);
  }

  /** Returns the slot of a key that is meant. Reads no row. */
  find(key: string, isMeant: (slot: number) => boolean): number | undefined {
    const hash = keyHashOf(key);
    const { places } = this.#parts.of(hash);
    return slotAt(places, find(places, hash, isMeant));
  }

  /** Adds the slot of a key that has none. Returns the slot of any other key, and keeps it. */
  add(key: string, slot: number): number | undefined {
    const hash = keyHashOf(key);
    const { places } = this.#parts.of(hash);
    const at = this.#find(places, hash, key);
    const present = slotAt(places, at);
    if (present !== undefined) return present;
    const part = this.#parts.writable(hash, copyOf);
    part.places[at] = hash;
    part.places[at + 1] = slot + 1;
    part.size++;
    this.#size++;
    this.#grow(part, hash);
    return undefined;
  }

  /** Deletes the slot of a key, if it has this one. The row of the slot may have another key by now. */
  delete(key: string, slot: number): void {
    const hash = keyHashOf(key);
    const { places } = this.#parts.of(hash);
    const at = find(places, hash, (other) => other === slot);
    if (slotAt(places, at) === undefined) return;
    const part = this.#parts.writable(hash, copyOf);
    free(part.places, at);
    part.size--;
    this.#size--;
  }

  #find(places: Uint32Array, hash: number, key: string): number {
    return find(places, hash, (slot) => this.#hasKey(slot, key));
  }

  /** Keeps half of the places of a part free: with fewer, the search for a key that is not there becomes long. */
  #grow(part: IndexPart, hash: number): void {
    if (part.size * 4 <= part.places.length) return;
    if (part.size >= PART_KEYS && this.#split(part, hash)) return;
    const { places } = part;
    part.places = new Uint32Array(2 * places.length);
    for (let at = 0; at < places.length; at += 2) move(places, at, part.places);
  }

  /** Splits a part, unless all of its keys would stay together. */
  #split({ places, size, bits }: IndexPart, hash: number): boolean {
    const added = Math.ceil(Math.log2(size / KEYS_AFTER_SPLIT));
    if (bits + added > BLOCK_BITS || 2 ** (bits + added) >= 2 * this.#size) return false;
    this.#parts.split(hash, added, (newBits, version) => emptyPart(newBits, version, 2 * KEYS_AFTER_SPLIT));
    for (let at = 0; at < places.length; at += 2) {
      const moved = places[at] ?? 0;
      if (places[at + 1] === 0) continue;
      const part = this.#parts.of(moved);
      move(places, at, part.places);
      part.size++;
      this.#grow(part, moved);
    }
    return true;
  }
}

/** Returns the place of the slot that is meant among those with a hash, or the free place where it would be. */
function find(places: Uint32Array, hash: number, isMeant: (slot: number) => boolean): number {
  const mask = places.length - 1;
  for (let at = firstPlace(hash, mask); ; at = (at + 2) & mask) {
    const slot = places[at + 1] ?? 0;
    if (slot === 0 || (places[at] === hash >>> 0 && isMeant(slot - 1))) return at;
  }
}

/** Returns the slot of a place; undefined for a free place. */
function slotAt(places: Uint32Array, at: number): number | undefined {
  const slot = places[at + 1] ?? 0;
  return slot === 0 ? undefined : slot - 1;
}

/** Returns the place where the search for a hash begins: the low bits of a hash chose the part. */
function firstPlace(hash: number, mask: number): number {
  return ((hash >>> BLOCK_BITS) << 1) & mask;
}

/** Copies what is in a place, if anything, to a free place of other ones. */
function move(from: Uint32Array, at: number, to: Uint32Array): void {
  const slot = from[at + 1] ?? 0;
  const hash = from[at] ?? 0;
  if (slot === 0) return;
  const mask = to.length - 1;
  let place = firstPlace(hash, mask);
  while (to[place + 1] !== 0) place = (place + 2) & mask;
  to[place] = hash;
  to[place + 1] = slot;
}

/** Frees a place. What follows it moves up, so that no search ends too early. */
function free(places: Uint32Array, at: number): void {
  const mask = places.length - 1;
  places[at + 1] = 0;
  for (let next = (at + 2) & mask; places[next + 1] !== 0; next = (next + 2) & mask) {
    const slot = places[next + 1] ?? 0;
    places[next + 1] = 0;
    const hash = places[next] ?? 0;
    let place = firstPlace(hash, mask);
    while (places[place + 1] !== 0) place = (place + 2) & mask;
    places[place] = hash;
    places[place + 1] = slot;
  }
}
