/** The same numbers for the same seed: what differs from run to run is what the machine makes of them. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number up to, and with, the given one. */
  upTo(greatest: number): number {
    return Math.floor(this.next() * (greatest + 1));
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.upTo(items.length - 1)];
  }
}
