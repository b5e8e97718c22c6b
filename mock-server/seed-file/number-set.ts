const BITS_PER_BLOCK = 64 * 1024;

/** A set of integers from 0, as bits in blocks. It never pauses to double, as a `Set` does. */
export class NumberSet {
  readonly #blocks = new Map<number, Uint8Array>();

  /** Adds a number. Returns whether it is new. */
  add(number: number): boolean {
    const block = this.#blockOf(Math.floor(number / BITS_PER_BLOCK));
    const byte = (number % BITS_PER_BLOCK) >> 3;
    const bits = block[byte] ?? 0;
    const bit = 1 << (number & 7);
    block[byte] = bits | bit;
    return (bits & bit) === 0;
  }

  #blockOf(at: number): Uint8Array {
    let block = this.#blocks.get(at);
    if (block === undefined) this.#blocks.set(at, (block = new Uint8Array(BITS_PER_BLOCK / 8)));
    return block;
  }
}
