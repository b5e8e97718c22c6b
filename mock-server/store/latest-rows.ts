import type { Row } from '../rows/row';
import type { KeyIndex } from './maps/key-index';

/** The most rows of each of the two maps. */
const MAX_ROWS = 512;

/**
 * The rows that were found last by their ids. In a large table a look-up reads a dozen places of memory that no processor cache has:
 * hashes, slots, pages, lines. Programs that wait for something ask for the same rows again and again.
 */
export class LatestRows<R extends Row> {
  #newer = new Map<string, R>();
  /** When the newer rows are too many, they become the older ones, and those are forgotten. */
  #older = new Map<string, R>();

  /** Returns the row with an id: one that was found before, or the one that the index of the table finds. */
  find(id: string, ids: Pick<KeyIndex<R>, 'isLatest' | 'rowOf'>): R | undefined {
    const known = this.#newer.get(id) ?? this.#older.get(id);
    if (known !== undefined) return known;
    // The row that was added last is one of a transaction: it takes the place of none that a program reads again and again.
    const isNew = ids.isLatest(id);
    const row = ids.rowOf(id);
    if (row !== undefined && !isNew) this.#add(row);
    return row;
  }

  /** Forgets the row with an id, which was replaced or deleted. */
  delete(id: string): void {
    this.#newer.delete(id);
    this.#older.delete(id);
  }

  #add(row: R): void {
    if (this.#newer.size === MAX_ROWS) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(row.id, row);
  }
}
