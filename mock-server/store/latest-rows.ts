import type { Row } from '../rows/row';

/** A power of two. */
const PLACES = 1_024;

/**
 * The rows that were found last by their ids: the last one of each place, which the hash of an id decides. In a large table a look-up reads
 * a dozen places of memory that no processor cache has: buckets, slots, pages, lines. Programs that wait for something ask for the same
 * rows again and again.
 */
export class LatestRows<R extends Row> {
  readonly #rows: (R | undefined)[] = Array.from({ length: PLACES });

  get(id: string, hash: number): R | undefined {
    const row = this.#rows[placeOf(hash)];
    return row?.id === id ? row : undefined;
  }

  add(row: R, hash: number): void {
    this.#rows[placeOf(hash)] = row;
  }

  delete(id: string, hash: number): void {
    if (this.get(id, hash) !== undefined) this.#rows[placeOf(hash)] = undefined;
  }
}

/** The highest bits of a hash of 32 bits: the ids of a block have some of the others in common. */
function placeOf(hash: number): number {
  return hash >>> 22;
}
