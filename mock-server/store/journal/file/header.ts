import { LineFramer } from './line';

const FORMAT = 'payments-sandbox journal';
const FORMAT_VERSION = 3;

/** Room for the greatest safe integer, so that a header is as long before the size of its snapshot is known as after. */
const OFFSET_DIGITS = 16;

/** The first line of a file. `snapshotEnd` is the offset up to which a compaction wrote it: 0 if it never was compacted. */
export function headerLine(snapshotEnd: number): string {
  return `{"format":"${FORMAT}","version":${FORMAT_VERSION},"snapshotEnd":${String(snapshotEnd).padEnd(OFFSET_DIGITS)}}`;
}

const freshHeader = Buffer.from(new LineFramer().frame([headerLine(0)]));

export const HEADER_SIZE = freshHeader.length;

/** Whether a file of so few bytes can be one whose writer died in its first write. Any other file is not ours to cut. */
export function isTornHeader(bytes: Buffer): boolean {
  return freshHeader.subarray(0, bytes.length).equals(bytes) || bytes.every((byte) => byte === 0);
}

/** The offset at which the snapshot ends. */
export function readHeader(path: string, line: string | undefined): number {
  const header = line === undefined ? undefined : parse(line);
  if (!isObject(header) || header['format'] !== FORMAT) {
    throw new Error(
      `${path} is not a journal of payments-sandbox, or its first line (byte 0) is damaged. Nothing was changed. ` +
        'Move the file away, restore it from a copy, or choose another data directory.',
    );
  }
  const { version, snapshotEnd } = header;
  if (version !== FORMAT_VERSION) {
    const writer = Number(version) > FORMAT_VERSION ? 'a newer' : 'an older';
    throw new Error(
      `${path} has format version ${String(version)}, and this payments-sandbox reads version ${FORMAT_VERSION}. Nothing was ` +
        'changed. Use the release of payments-sandbox that wrote it, ' +
        `most likely ${writer} one, or choose another data directory.`,
    );
  }
  if (typeof snapshotEnd !== 'number') throw new Error(`${path} has a header without snapshotEnd: ${String(line)}`);
  return snapshotEnd;
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
