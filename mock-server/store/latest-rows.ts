import type { Row } from '../rows/row';

/** The most rows of each of the two maps. */
const MAX_ROWS = 512;

/**
 * The rows that were found last by their ids. In a large table a look-up reads a dozen places of memory that no processor cache has:
 * buckets, slots, pages, lines. Programs that wait for something ask for the same rows again and again.
 */
export class LatestRows<R extends Row> {
  #newer = new Map<string, R>();
  /** When the newer rows are too many, they become the older ones, and those are forgotten. */
  #older = new Map<string, R>();

  get(id: string): R | undefined {
    return this.#newer.get(id) ?? this.#older.get(id);
  }

  add(row: R): void {
    if (this.#newer.size === MAX_ROWS) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(row.id, row);
  }

  delete(id: string): void {
    this.#newer.delete(id);
    this.#older.delete(id);
  }
}
