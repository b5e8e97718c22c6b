import { RELEASE } from '../../../fields/release';
import { NewerReleaseError } from '../newer-release-error';
import { type ChainedSum, decodeLine, firstSum, formatSum, LineEncoder } from './line-format';

const FORMAT = 'payments-sandbox journal';
const FORMAT_VERSION = 11;

/** The first line of versions 1 to 10, `<checksum><flag><text>`. */
const formerHeader = new RegExp(`^[0-9a-f]{8}[ +-]\\{"format":"${FORMAT}","version":(\\d+)`);
/** The last line of a checkpoint. */
const checkpointEnd = /^\{"checkpoint":\{"next":"([0-9a-f]{8})"\}\}$/;

/** The first line of a file. */
export interface Header {
  /** The release that wrote it. */
  readonly release: string;
  /** Whether the file begins with a checkpoint, whose last line is `endOfCheckpoint`. */
  readonly hasCheckpoint: boolean;
  readonly sum: ChainedSum;
}

interface EncodedHeader {
  readonly bytes: Buffer;
  readonly sum: ChainedSum;
}

/** Returns the first line of a file. */
export function encodeHeader(hasCheckpoint: boolean): EncodedHeader {
  const checkpoint = hasCheckpoint ? { checkpoint: true } : {};
  const line = JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, release: RELEASE, ...checkpoint });
  let sum = firstSum;
  const bytes = Buffer.concat([...new LineEncoder().encode([line], sum, (own) => (sum = own))]);
  return { bytes, sum };
}

/** Returns the last line of a checkpoint. The line after it is chained to `next`. */
export function endOfCheckpoint(next: ChainedSum): string {
  return JSON.stringify({ checkpoint: { next: formatSum(next) } });
}

/** Returns the checksum that the line after a checkpoint is chained to; undefined when a line is not the last of a checkpoint. */
export function nextSumIn(line: string): ChainedSum | undefined {
  const next = checkpointEnd.exec(line)?.[1];
  return next === undefined ? undefined : Number.parseInt(next, 16);
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

/** Reads the first line of a file. Throws when it is not a header of this format version. */
export function readHeader(path: string, line: Buffer): Header {
  const former = formerHeader.exec(line.toString('latin1', 0, 100))?.[1];
  if (former !== undefined) throw formerVersion(path, former);
  const decoded = decodeLine(line, firstSum);
  const header: unknown = decoded && JSON.parse(decoded.text);
  if (decoded === undefined || !isObject(header) || header['format'] !== FORMAT) throw noHeader(path);
  const { version, release, checkpoint } = header;
  if (typeof release !== 'string') throw noHeader(path);
  if (version !== FORMAT_VERSION) {
    const reason = `it has format version ${String(version)}, and this release reads version ${FORMAT_VERSION}`;
    throw new NewerReleaseError(path, reason, release);
  }
  return { release, hasCheckpoint: checkpoint === true, sum: decoded.sum };
}

function formerVersion(path: string, version: string): JournalHeaderError {
  return new JournalHeaderError(
    `${path} has format version ${version}; this payments-sandbox reads version ${FORMAT_VERSION}.`,
    'Export its platforms as seed files with the release of payments-sandbox that wrote it, an older one, and import ' +
      'them here, or choose another data directory.',
  );
}

/** The error for a file that does not begin with a header. */
export function noHeader(path: string): JournalHeaderError {
  return new JournalHeaderError(
    `${path} is not a journal of payments-sandbox, or its first line (byte 0) is damaged.`,
    'Move the file away, restore it from a backup, or choose another data directory.',
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
