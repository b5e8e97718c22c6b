const FIRST_BYTES = 4_096;
/** No character of a string takes more bytes in UTF-8. */
const MOST_BYTES_PER_CHARACTER = 3;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The latest texts that were kept, as bytes in a ring buffer. As strings they would live just long enough to become old objects of the
 * garbage collector: in a large heap the garbage of a log then costs more than all that its requests do.
 */
export class LatestTexts {
  /** Positions count the bytes that were ever written. A byte is at its position modulo the size, and no text crosses the end. */
  #bytes = new Uint8Array(FIRST_BYTES);
  #end = 0;
  /** The first position of each text, by its number modulo `most`. */
  readonly #starts: number[] = [];
  /** The length of each text in bytes, likewise. */
  readonly #lengths: number[] = [];
  #kept = 0;

  constructor(readonly most: number) {}

  /** The size of the buffer in bytes. */
  get size(): number {
    return this.#bytes.length;
  }

  /** Keeps a text, and forgets the oldest one if there are too many. Returns the number of the text. */
  keep(text: string): number {
    const room = MOST_BYTES_PER_CHARACTER * text.length;
    const start = this.#place(room);
    const at = start % this.size;
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(at, at + room));
    const number = this.#kept++;
    this.#starts[number % this.most] = start;
    this.#lengths[number % this.most] = written;
    this.#end = start + written;
    return number;
  }

  /** Returns the text with a number. Throws a `RangeError` for one that was forgotten. */
  read(number: number): string {
    const [start, length] = [this.#starts[number % this.most], this.#lengths[number % this.most]];
    if (start === undefined || length === undefined || number < this.#kept - this.most)
      throw new RangeError('the text was forgotten');
    const at = start % this.size;
    return decoder.decode(this.#bytes.subarray(at, at + length));
  }

  /** Returns the position of so many bytes after the last text. Doubles the buffer while they do not fit in. */
  #place(room: number): number {
    for (;;) {
      const left = this.size - (this.#end % this.size);
      const start = room <= left ? this.#end : this.#end + left;
      if (start + room - this.#oldest <= this.size) return start;
      this.#grow();
    }
  }

  /** The first position that is still needed when one more text is kept. */
  get #oldest(): number {
    return this.#starts[Math.max(0, this.#kept + 1 - this.most) % this.most] ?? this.#end;
  }

  /** Doubles the buffer. Ends of the new one are ends of the old one as well, so no text crosses one. */
  #grow(): void {
    const before = this.#bytes;
    const bytes = new Uint8Array(2 * before.length);
    for (let from = this.#oldest; from < this.#end;) {
      const to = Math.min(this.#end, from - (from % before.length) + before.length);
      const at = from % before.length;
      bytes.set(before.subarray(at, at + to - from), from % bytes.length);
      from = to;
    }
    this.#bytes = bytes;
  }
}
