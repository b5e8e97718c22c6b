import type { Row } from '../rows/row';
import type { HashIndex } from './maps/hash-index';
import { keyHashOf } from './maps/key-hash';

/** Sets of places. The hash of an id decides in which set its row is. */
const SETS = 256;
/** Places of a set: so many that the ids that a program reads again and again seldom need more of one set. */
const PLACES = 4;

/**
 * The rows that were found last by their ids, those of a set in the order in which they were found. In a large table a look-up reads a
 * dozen places of memory that no processor cache has: buckets, slots, pages, lines. Programs that wait for something ask for the same
 * rows again and again.
 */
export class LatestRows<R extends Row> {
  readonly #rows: (R | undefined)[] = Array.from({ length: SETS * PLACES });

  /** Returns the row with an id: one that was found before, or the one that the index of the table finds. */
  find(id: string, ids: Pick<HashIndex<R>, 'isLatest' | 'rowOf'>): R | undefined {
    const hash = keyHashOf(id);
    const place = this.#placeOf(id, hash);
    if (place >= 0) return this.#rows[place];
    // The row that was added last is one of a transaction: it takes the place of none that a program reads again and again.
    const isNew = ids.isLatest(id);
    const row = ids.rowOf(id, hash);
    if (row !== undefined && !isNew) this.#add(row, hash);
    return row;
  }

  /** Forgets the row with an id, which was replaced or deleted. */
  delete(id: string): void {
    const place = this.#placeOf(id, keyHashOf(id));
    if (place >= 0) this.#rows[place] = undefined;
  }

  /** Adds a row, and forgets the oldest of its set. */
  #add(row: R, hash: number): void {
    const rows = this.#rows;
    const first = firstPlaceOf(hash);
    for (let place = first + PLACES - 1; place > first; place--) rows[place] = rows[place - 1];
    rows[first] = row;
  }

  /** Returns the place of a row; -1 if it has none. */
  #placeOf(id: string, hash: number): number {
    const first = firstPlaceOf(hash);
    for (let place = first; place < first + PLACES; place++) if (this.#rows[place]?.id === id) return place;
    return -1;
  }
}

/** By the highest bits of a hash of 32 bits: the ids of a block have some of the others in common. */
function firstPlaceOf(hash: number): number {
  return (hash >>> 24) * PLACES;
}
