import { LINE_CHANGES } from '../lines/commit-lines';
import { LINES_PER_PAGE, type PackedLines } from './packed-lines';
import type { Change } from '../commit';

const PLACES_PER_PAGE = LINES_PER_PAGE * LINE_CHANGES;

/** The places of the packed rows of a chunk, four bytes each. */
export class PackedRows {
  /** Pages that rows of the chunk are in. The first place is for rows that are not packed. */
  #pages: (PackedLines | undefined)[];
  readonly #places: Uint32Array;

  constructor(size: number, original?: PackedRows) {
    this.#pages = original === undefined ? [undefined] : original.#pages.slice();
    this.#places = original === undefined ? new Uint32Array(size) : original.#places.slice();
  }

  copy(): PackedRows {
    return new PackedRows(this.#places.length, this);
  }

  /** Returns the change that has a row; undefined for a row that is not packed. */
  get(at: number): Change | undefined {
    const place = this.#places[at] ?? 0;
    if (place === 0) return undefined;
    const inPage = place % PLACES_PER_PAGE;
    return this.#pageOf(place)?.changesOf(Math.floor(inPage / LINE_CHANGES))[inPage % LINE_CHANGES];
  }

  /** Sets the place of a row: a change of a line of a page. */
  set(at: number, page: PackedLines, line: number, change: number): void {
    if (this.#pages.at(-1) !== page) this.#begin(page);
    this.#places[at] = (this.#pages.length - 1) * PLACES_PER_PAGE + line * LINE_CHANGES + change;
  }

  /** Whether a row is packed, and others have it in the same place. */
  isAt(at: number, others: PackedRows): boolean {
    const [place, other] = [this.#places[at] ?? 0, others.#places[at] ?? 0];
    if (place === 0 || other === 0) return false;
    return place % PLACES_PER_PAGE === other % PLACES_PER_PAGE && this.#pageOf(place) === others.#pageOf(other);
  }

  #pageOf(place: number): PackedLines | undefined {
    return this.#pages[Math.floor(place / PLACES_PER_PAGE)];
  }

  delete(at: number): void {
    this.#places[at] = 0;
  }

  /** Rows are packed page by page, so a page that has a number already is the last one. */
  #begin(page: PackedLines): void {
    if (this.#pages.length > 2 * this.#places.length) this.#forgetUnused();
    this.#pages.push(page);
  }

  /** Forgets the pages that no row is in any longer. */
  #forgetUnused(): void {
    const pages = this.#pages;
    const used = new Map([[0, 0]]);
    this.#pages = [undefined];
    for (const [at, place] of this.#places.entries()) {
      const inPage = place % PLACES_PER_PAGE;
      const former = (place - inPage) / PLACES_PER_PAGE;
      let number = used.get(former);
      if (number === undefined) used.set(former, (number = this.#pages.push(pages[former]) - 1));
      this.#places[at] = number * PLACES_PER_PAGE + inPage;
    }
  }
}
