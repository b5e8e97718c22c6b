/** Seeded random numbers. Runs still differ, as the timing of the machine does. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer from 0 to the maximum, both included. */
  upTo(maximum: number): number {
    return Math.floor(this.next() * (maximum + 1));
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.upTo(items.length - 1)];
  }
}
