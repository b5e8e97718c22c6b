import { endOfBlock } from '../../random/id-blocks';
import { HashIndex } from './hash-index';
import { IdRuns } from './id-runs';
import { keyHashOf } from './key-hash';

/** Returns the row of a slot if it has a key. */
export type RowWith<Row> = (slot: number, key: string) => Row | undefined;

/**
 * The slots of rows by a key, such as their id. Ids in blocks are in runs, other keys in an index of hashes. The keys themselves are in
 * neither: whether the row of a slot has a key is asked for when the hashes are equal. So no text has to stay in memory.
 */
export class KeyIndex<Row> {
  readonly #rowWith: RowWith<Row>;
  readonly #ids: IdRuns;
  /** Of keys that are in no run. */
  readonly #others: HashIndex;
  #size: number;
  /** The key that was found or added last, and its slot. Requests look some keys up more than once, and some are the same for all. */
  #latestKey: string | undefined;
  #latestSlot = 0;
  /** The key that is looked for, and the row that has it: fields, so that a look-up creates no function. */
  #soughtKey = '';
  #soughtRow: Row | undefined;
  readonly #isSought = (slot: number): boolean =>
    (this.#soughtRow = this.#rowWith(slot, this.#soughtKey)) !== undefined;

  constructor(rowWith: RowWith<Row>, original?: KeyIndex<Row>) {
    this.#rowWith = rowWith;
    this.#ids = original === undefined ? new IdRuns() : original.#ids.copy();
    this.#others = original === undefined ? new HashIndex() : original.#others.copy();
    this.#size = original?.size ?? 0;
  }

  /** Returns a copy for the same rows in other slots: those that `rowWith` reads. */
  copy(rowWith: RowWith<Row>): KeyIndex<Row> {
    return new KeyIndex(rowWith, this);
  }

  /** The number of keys. */
  get size(): number {
    return this.#size;
  }

  get(key: string): number | undefined {
    if (this.isLatest(key)) return this.#latestSlot;
    return this.rowOf(key) === undefined ? undefined : this.#latestSlot;
  }

  /** Whether a key is the one that was found or added last. */
  isLatest(key: string): boolean {
    return key === this.#latestKey;
  }

  /** Returns the row with a key. */
  rowOf(key: string): Row | undefined {
    if (this.isLatest(key)) return this.#rowWith(this.#latestSlot, key);
    if (this.#size === 0) return undefined;
    return this.#search(key, endOfBlock(key), keyHashOf(key));
  }

  /** Returns the slot of a key that is meant. Reads no row. */
  find(key: string, isMeant: (slot: number) => boolean): number | undefined {
    return this.#slotThat(key, endOfBlock(key), keyHashOf(key), isMeant);
  }

  /** Adds the slot of a key that has none. Returns the slot of any other key, and keeps it. */
  add(key: string, slot: number): number | undefined {
    if (this.isLatest(key)) return this.#latestSlot;
    const end = endOfBlock(key);
    const hash = keyHashOf(key);
    if (this.#search(key, end, hash) !== undefined) return this.#latestSlot;
    if (!this.#addToRun(key, end, hash, slot)) this.#others.add(hash, slot);
    this.#size++;
    this.#setLatest(key, slot);
    return undefined;
  }

  /** Adds the slot of a key that has none, and is not looked for. */
  append(key: string, slot: number): void {
    const end = endOfBlock(key);
    const hash = keyHashOf(key);
    if (!this.#addToRun(key, end, hash, slot)) this.#others.append(hash, slot);
    this.#size++;
  }

  /** Completes at most so many appends. Returns whether all are complete. */
  completeAppends(most: number): boolean {
    return this.#others.linkAppended(most);
  }

  /** Deletes the slot of a key, if it has this one. The row of the slot may have another key by now. */
  delete(key: string, slot: number): void {
    if (this.isLatest(key)) this.#latestKey = undefined;
    const end = endOfBlock(key);
    const hash = keyHashOf(key);
    const isInRun = end < key.length && this.#ids.delete(key, end, hash, slot);
    if (isInRun || this.#others.delete(hash, slot)) this.#size--;
  }

  /** Returns the row with a key, whose slot is the latest one then. */
  #search(key: string, end: number, hash: number): Row | undefined {
    this.#soughtKey = key;
    const slot = this.#slotThat(key, end, hash, this.#isSought);
    if (slot === undefined) return undefined;
    const row = this.#soughtRow;
    this.#soughtRow = undefined;
    this.#setLatest(key, slot);
    return row;
  }

  #slotThat(key: string, end: number, hash: number, isMeant: (slot: number) => boolean): number | undefined {
    const slot = end < key.length ? this.#ids.find(key, end, hash, isMeant) : undefined;
    return slot ?? this.#others.find(hash, isMeant);
  }

  #addToRun(key: string, end: number, hash: number, slot: number): boolean {
    return end < key.length && this.#ids.add(key, end, hash, slot);
  }

  #setLatest(key: string, slot: number): void {
    this.#latestKey = key;
    this.#latestSlot = slot;
  }
}
