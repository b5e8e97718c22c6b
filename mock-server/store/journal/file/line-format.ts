import { crc32 } from 'node:zlib';

const LINE_BREAK = 10;
const BRACE = 0x7d;
const OPENING_BRACE = 0x7b;
const COMMA = 0x2c;
const HEX_DIGITS = Buffer.from('0123456789abcdef');
const SUM_DIGITS = 8;

const MORE = Buffer.from('"more":true');
const SUM = Buffer.from('"sum":"');
const END = Buffer.from('"}');
/** Bytes of the last member and the brace after it, without the comma. */
const SUM_BYTES = SUM.length + SUM_DIGITS + END.length;
/** The most bytes that are added to a line: both members with their commas, and the line break. */
const ADDED_BYTES = 1 + MORE.length + 1 + SUM_BYTES + 1;

/** Lines are written in blocks of about this size. */
const BLOCK_BYTES = 256 * 1024;
/** Lines of more characters are measured before they are encoded, instead of reserving three bytes for each character. */
const MEASURED_CHARACTERS = 64 * 1024;
const INITIAL_BUFFER_BYTES = 64 * 1024;
/** A buffer that one long line has made larger is not kept. */
const MAX_KEPT_BUFFER_BYTES = 2 * 1024 * 1024;

/** A checksum that covers a line and all lines before it, so that no line can be removed, repeated or moved. */
export type ChainedSum = number;

/** The checksum before the first line. */
export const firstSum: ChainedSum = 0;

export function formatSum(sum: ChainedSum): string {
  return sum.toString(16).padStart(SUM_DIGITS, '0');
}

/**
 * Encodes lines as `{…,"sum":"<checksum>"}`, and those after which their group continues as `{…,"more":true,"sum":"<checksum>"}`.
 * Encodes into one buffer that is used again: that takes half the time of building strings and copying them. A block is valid
 * until the next one is asked for.
 */
export class LineEncoder {
  #buffer = Buffer.allocUnsafe(INITIAL_BUFFER_BYTES);
  #used = 0;

  /** Yields the lines of a group in blocks. `sum` is the checksum of the line before them; `onEnd` gets that of the last. */
  *encode(
    lines: Iterable<string>,
    sum: ChainedSum,
    onEnd: (sum: ChainedSum) => void,
  ): Generator<Buffer, void, undefined> {
    let current = sum;
    let previous: string | undefined;
    this.#used = 0;
    if (this.#buffer.length > MAX_KEPT_BUFFER_BYTES) this.#buffer = Buffer.allocUnsafe(INITIAL_BUFFER_BYTES);
    for (const line of lines) {
      if (previous !== undefined) current = this.#add(previous, true, current);
      previous = line;
      if (this.#used > BLOCK_BYTES) yield this.#take();
    }
    if (previous !== undefined) current = this.#add(previous, false, current);
    onEnd(current);
    if (this.#used > 0) yield this.#take();
  }

  #add(line: string, hasMore: boolean, sum: ChainedSum): ChainedSum {
    this.#reserve((line.length > MEASURED_CHARACTERS ? Buffer.byteLength(line) : 3 * line.length) + ADDED_BYTES);
    const buffer = this.#buffer;
    const start = this.#used;
    let at = start + buffer.write(line, start) - 1;
    const isObject = at > start && buffer[start] === OPENING_BRACE && buffer[at] === BRACE;
    if (!isObject || endsWithMore(buffer, at))
      throw new TypeError('a line is not the text of an object to be appended');
    if (hasMore) {
      if (at > start + 1) buffer[at++] = COMMA;
      at += MORE.copy(buffer, at);
    }
    const own = crc32(buffer.subarray(start, at), sum);
    if (at > start + 1) buffer[at++] = COMMA;
    at += SUM.copy(buffer, at);
    at += buffer.write(formatSum(own), at, 'latin1');
    at += END.copy(buffer, at);
    buffer[at++] = LINE_BREAK;
    this.#used = at;
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

/** A line with a valid checksum. */
export interface DecodedLine {
  /** The text that was appended. */
  readonly text: string;
  /** Whether the group goes on in the next line. */
  readonly hasMore: boolean;
  readonly sum: ChainedSum;
}

/** Reads a line without its line break, and overwrites its added members. Returns undefined when its checksum does not match. */
export function decodeLine(line: Buffer, previous: ChainedSum): DecodedLine | undefined {
  const end = endOfContent(line);
  if (end === undefined) return undefined;
  const sum = crc32(line.subarray(0, end), previous);
  if (!hasSum(line, sum)) return undefined;
  const hasMore = endsWithMore(line, end);
  const textEnd = hasMore ? Math.max(1, end - MORE.length - 1) : end;
  line[textEnd] = BRACE;
  return { text: line.toString('utf8', 0, textEnd + 1), hasMore, sum };
}

/** Returns where the checksum with its comma begins; undefined when the line does not end with one. */
function endOfContent(line: Buffer): number | undefined {
  const at = line.length - SUM_BYTES;
  const hasMembers = line[at - 1] === COMMA;
  if (line[0] !== OPENING_BRACE || !(hasMembers || at === 1)) return undefined;
  if (!hasBytes(line, at, SUM) || !hasBytes(line, line.length - END.length, END)) return undefined;
  return hasMembers ? at - 1 : at;
}

/** Compared by digit: a text for each line would take longer than the checksum. */
function hasSum(line: Buffer, sum: ChainedSum): boolean {
  const last = line.length - END.length - 1;
  for (let i = 0; i < SUM_DIGITS; i++) if (line[last - i] !== HEX_DIGITS[(sum >>> (4 * i)) & 15]) return false;
  return true;
}

function endsWithMore(line: Buffer, end: number): boolean {
  const at = end - MORE.length;
  return (line[at - 1] === COMMA || line[at - 1] === OPENING_BRACE) && hasBytes(line, at, MORE);
}

function hasBytes(line: Buffer, at: number, bytes: Buffer): boolean {
  for (let i = 0; i < bytes.length; i++) if (line[at + i] !== bytes[i]) return false;
  return true;
}

/** Whether bytes look like the last line of a group, whatever its checksum. */
export function looksLikeGroupEnd(line: Buffer): boolean {
  const end = line.length - SUM_BYTES - 1;
  return /[,{]"sum":"[0-9a-f]{8}"\}$/.test(line.toString('latin1', Math.max(0, end))) && !endsWithMore(line, end);
}
