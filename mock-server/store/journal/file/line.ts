import { crc32 } from 'node:zlib';

const LINE_BREAK = 10;
const SPACE = 32;
const CHECKSUM_LENGTH = 8;
const FRAME_LENGTH = CHECKSUM_LENGTH + 2;

/** A larger buffer is given back after use: one great group should not occupy memory for ever. */
const MAX_KEPT_BUFFER_BYTES = 4 * 1024 * 1024;

/**
 * Frames lines as `<crc32> <line>\n`. Encodes into one buffer that is used again and again: that costs half of building
 * strings and copying them. What it returns is good until the next call.
 */
export class LineFramer {
  #buffer = Buffer.allocUnsafe(64 * 1024);

  frame(lines: readonly string[]): Buffer {
    // No character takes more than three bytes; to count them would be to encode them twice.
    this.#reserve(lines.reduce((sum, line) => sum + 3 * line.length + FRAME_LENGTH, 0));
    const buffer = this.#buffer;
    let at = 0;
    for (const line of lines) {
      const start = at + CHECKSUM_LENGTH + 1;
      const end = start + buffer.write(line, start);
      buffer.write(checksum(buffer.subarray(start, end)), at, 'latin1');
      buffer[start - 1] = SPACE;
      buffer[end] = LINE_BREAK;
      at = end + 1;
    }
    return buffer.subarray(0, at);
  }

  #reserve(bytes: number): void {
    const capacity = this.#buffer.length;
    if (bytes > capacity)
      this.#buffer = Buffer.allocUnsafe(Math.max(bytes, Math.min(2 * capacity, MAX_KEPT_BUFFER_BYTES)));
    else if (capacity > MAX_KEPT_BUFFER_BYTES && bytes <= MAX_KEPT_BUFFER_BYTES)
      this.#buffer = Buffer.allocUnsafe(MAX_KEPT_BUFFER_BYTES);
  }
}

/** The line in a frame without its line break; undefined when the checksum does not fit. */
export function unframe(frame: Buffer): string | undefined {
  if (frame[CHECKSUM_LENGTH] !== SPACE) return undefined;
  const line = frame.subarray(CHECKSUM_LENGTH + 1);
  return frame.toString('latin1', 0, CHECKSUM_LENGTH) === checksum(line) ? line.toString() : undefined;
}

function checksum(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(CHECKSUM_LENGTH, '0');
}
