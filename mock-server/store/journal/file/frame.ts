import { crc32 } from 'node:zlib';

const LINE_BREAK = 10;
const SUM_BYTES = 8;
const HEX_DIGITS = Buffer.from('0123456789abcdef');
/** Bytes of a frame besides its text: the checksum, the flag and the line break. */
const FRAME_BYTES = SUM_BYTES + 2;

/** Bytes of the longest frame. */
export const MAX_FRAME_BYTES = 1_000_000;
const MAX_TEXT_BYTES = MAX_FRAME_BYTES - FRAME_BYTES;

/** Frames are written in blocks of at most about this size. */
const BLOCK_BYTES = 256 * 1024;

/**
 * The flag after the checksum: the last frame of a group; the last frame of a line, in a group that continues; or a frame
 * whose line continues in the next one.
 */
export const flags = { groupEnds: 0x20, lineEnds: 0x2b, lineContinues: 0x2d } as const;

/** A checksum that covers a frame and all frames before it, so that no line can be removed, repeated or moved. */
export type ChainedSum = number;

/** The checksum before the first line. */
export const firstSum: ChainedSum = 0;

export function formatSum(sum: ChainedSum): string {
  return sum.toString(16).padStart(SUM_BYTES, '0');
}

/**
 * Frames lines as `<checksum><flag><text>\n`. Encodes into one buffer that is used again: that takes half the time of building
 * strings and copying them. A block is valid until the next one is asked for.
 */
export class Framer {
  #buffer = Buffer.allocUnsafe(64 * 1024);
  #used = 0;

  /** Yields the frames of a group in blocks. `sum` is the checksum of the frame before them; `onEnd` gets that of the last. */
  *frame(
    lines: Iterable<string>,
    sum: ChainedSum,
    onEnd: (sum: ChainedSum) => void,
  ): Generator<Buffer, void, undefined> {
    let current = sum;
    let previous: string | undefined;
    this.#used = 0;
    for (const line of lines) {
      if (previous !== undefined) current = yield* this.#frameLine(previous, flags.lineEnds, current);
      previous = line;
    }
    if (previous !== undefined) current = yield* this.#frameLine(previous, flags.groupEnds, current);
    onEnd(current);
    if (this.#used > 0) yield this.#take();
  }

  *#frameLine(line: string, flag: number, sum: ChainedSum): Generator<Buffer, ChainedSum, undefined> {
    if (this.#used > BLOCK_BYTES) yield this.#take();
    // No character takes more than three bytes. Counting them would mean encoding them twice.
    if (3 * line.length <= MAX_TEXT_BYTES || Buffer.byteLength(line) <= MAX_TEXT_BYTES) {
      this.#reserve(3 * line.length + FRAME_BYTES);
      const start = this.#used + SUM_BYTES + 1;
      return this.#seal(start, start + this.#buffer.write(line, start), flag, sum);
    }
    const bytes = Buffer.from(line);
    let current = sum;
    for (let at = 0; at < bytes.length; at += MAX_TEXT_BYTES) {
      if (this.#used > BLOCK_BYTES) yield this.#take();
      const piece = bytes.subarray(at, at + MAX_TEXT_BYTES);
      this.#reserve(piece.length + FRAME_BYTES);
      const start = this.#used + SUM_BYTES + 1;
      const isLast = at + MAX_TEXT_BYTES >= bytes.length;
      current = this.#seal(
        start,
        start + piece.copy(this.#buffer, start),
        isLast ? flag : flags.lineContinues,
        current,
      );
    }
    return current;
  }

  /** Completes the frame of a text in the buffer. */
  #seal(start: number, end: number, flag: number, sum: ChainedSum): ChainedSum {
    const buffer = this.#buffer;
    buffer[start - 1] = flag;
    const own = crc32(buffer.subarray(start - 1, end), sum);
    buffer.write(formatSum(own), this.#used, 'latin1');
    buffer[end] = LINE_BREAK;
    this.#used = end + 1;
    return own;
  }

  #take(): Buffer {
    const block = this.#buffer.subarray(0, this.#used);
    this.#used = 0;
    return block;
  }

  #reserve(bytes: number): void {
    const needed = this.#used + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
    this.#buffer.copy(larger, 0, 0, this.#used);
    this.#buffer = larger;
  }
}

/** A frame with a valid checksum. */
export interface Unframed {
  readonly flag: number;
  readonly text: Buffer;
  readonly sum: ChainedSum;
}

/** Reads a frame without its line break. Returns undefined when its checksum does not match. */
export function unframe(frame: Buffer, previous: ChainedSum): Unframed | undefined {
  const flag = frame[SUM_BYTES];
  if (flag !== flags.groupEnds && flag !== flags.lineEnds && flag !== flags.lineContinues) return undefined;
  const sum = crc32(frame.subarray(SUM_BYTES), previous);
  if (!hasSum(frame, sum)) return undefined;
  return { flag, text: frame.subarray(SUM_BYTES + 1), sum };
}

/** Whether a frame begins with a checksum. Compared by digit: two texts for each line would take longer than the checksum. */
function hasSum(frame: Buffer, sum: ChainedSum): boolean {
  for (let at = 0; at < SUM_BYTES; at++)
    if (frame[at] !== HEX_DIGITS[(sum >>> (4 * (SUM_BYTES - 1 - at))) & 15]) return false;
  return true;
}

/** Whether bytes look like the last frame of a group, whatever its checksum. */
export function looksLikeGroupEnd(frame: Buffer): boolean {
  return frame[SUM_BYTES] === flags.groupEnds && /^[0-9a-f]{8}$/.test(frame.toString('latin1', 0, SUM_BYTES));
}
