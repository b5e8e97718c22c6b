import { endOfTick } from './tick';

/** Units of work in a slice: characters, and `UNITS_PER_ROW` for each row. A slice takes a few milliseconds. */
const UNITS_PER_SLICE = 128 * 1024;
const UNITS_PER_ROW = 512;

/** The most rows that are handled before the event loop runs. */
export const MAX_ROWS_PER_SLICE = UNITS_PER_SLICE / UNITS_PER_ROW;

/**
 * Divides long work into slices, between which the event loop runs:
 * `if (slices.isFullAfter(text.length)) await slices.next();`
 */
export class Slices {
  #units = 0;

  /** Counts a row with a number of characters. Returns whether the slice is full. */
  isFullAfter(characters: number): boolean {
    this.#units += characters + UNITS_PER_ROW;
    return this.#units >= UNITS_PER_SLICE;
  }

  /** Begins the next slice after the event loop has run. */
  next(): Promise<void> {
    this.#units = 0;
    return endOfTick();
  }
}
