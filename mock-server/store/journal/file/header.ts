import { crc32 } from 'node:zlib';
import { type ChainedSum, firstSum, formatSum, Framer, unframe } from './frame';

const FORMAT = 'payments-sandbox journal';
const FORMAT_VERSION = 10;

/** Digits of the greatest safe integer, so that the length of a header does not depend on its values. */
const OFFSET_DIGITS = 16;

/** The first line of a file. */
export interface Header {
  /** The offset at which the last checkpoint ends; 0 when the file was never compacted. */
  readonly checkpointEnd: number;
  /** The checksum that the first line after the checkpoint is chained to. */
  readonly tailSum: ChainedSum;
}

export const freshHeader: Header = { checkpointEnd: 0, tailSum: firstSum };

/** Returns the frame of a header. */
export function headerFrame({ checkpointEnd, tailSum }: Header): Buffer {
  const end = String(checkpointEnd).padEnd(OFFSET_DIGITS);
  const line = `{"format":"${FORMAT}","version":${FORMAT_VERSION},"checkpointEnd":${end},"tailSum":"${formatSum(tailSum)}"}`;
  return Buffer.concat([...new Framer().frame([line], firstSum, () => undefined)]);
}

const freshFrame = headerFrame(freshHeader);

export const HEADER_BYTES = freshFrame.length;

/** Whether so few bytes can be a file whose writer died during its first write. No other file is cut off. */
export function isTornHeader(bytes: Buffer): boolean {
  return freshFrame.subarray(0, bytes.length).equals(bytes) || bytes.every((byte) => byte === 0);
}

/** Thrown for a file whose first line is not a header of this format version. */
export class JournalHeaderError extends Error {
  override readonly name = 'JournalHeaderError';
  readonly what: string;
  readonly advice: string;

  constructor(what: string, advice: string) {
    super(`${what} Nothing was changed. ${advice}`);
    this.what = what;
    this.advice = advice;
  }
}

/** Reads the first frame of a file. Throws when it is not a header of this format version. */
export function readHeader(path: string, frame: Buffer): Header {
  const text = unframe(frame, firstSum)?.text.toString() ?? olderText(frame);
  const header = text === undefined ? undefined : parse(text);
  if (!isObject(header) || header['format'] !== FORMAT) throw noHeader(path);
  const { version, checkpointEnd, tailSum } = header;
  if (version !== FORMAT_VERSION) {
    const writer = Number(version) > FORMAT_VERSION ? 'a newer' : 'an older';
    throw new JournalHeaderError(
      `${path} has format version ${String(version)}; this payments-sandbox reads version ${FORMAT_VERSION}.`,
      `Use the release of payments-sandbox that wrote it, most likely ${writer} one, export its platforms there ` +
        'as seed files and import them here, or choose another data directory.',
    );
  }
  if (typeof checkpointEnd !== 'number' || typeof tailSum !== 'string')
    throw new JournalHeaderError(`${path} has an incomplete header.`, 'Restore the file from a backup.');
  return { checkpointEnd, tailSum: Number.parseInt(tailSum, 16) };
}

/** The error for a file that does not begin with a header. */
export function noHeader(path: string): JournalHeaderError {
  return new JournalHeaderError(
    `${path} is not a journal of payments-sandbox, or its first line (byte 0) is damaged.`,
    'Move the file away, restore it from a backup, or choose another data directory.',
  );
}

/** Where the text begins in the first line of versions 1 to 3, `<checksum> <text>`. */
const OLDER_TEXT_AT = 9;

/** The text of a header of versions 1 to 3. Its checksum is of the text alone. */
function olderText(frame: Buffer): string | undefined {
  const text = frame.subarray(OLDER_TEXT_AT).toString();
  const sum = crc32(text)
    .toString(16)
    .padStart(OLDER_TEXT_AT - 1, '0');
  return frame.subarray(0, OLDER_TEXT_AT).toString() === `${sum} ` ? text : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
