import fc from 'fast-check';
import { encodeHeader } from '../../../../mock-server/store/journal/file/header';
import { JournalFile, type JournalFileOptions } from '../../../../mock-server/store/journal/file/journal-file';
import { type ChainedSum, LineEncoder } from '../../../../mock-server/store/journal/file/line-format';

export async function readLines(path: string) {
  let lines: string[] = [];
  const journal = new JournalFile(path);
  const { cutBytes } = await journal.read(
    (line) => lines.push(line),
    () => (lines = []),
  );
  await journal.close();
  return { lines, cutBytes };
}

export async function openJournal(path: string, options?: JournalFileOptions): Promise<JournalFile> {
  const journal = new JournalFile(path, options);
  await journal.read(nothing, nothing);
  return journal;
}

export async function writeJournal(path: string, groups: readonly (readonly string[])[]): Promise<void> {
  const journal = await openJournal(path);
  for (const group of groups) await journal.append(group);
  await journal.close();
}

export function nothing(): void {}

const { bytes, sum: headerSum } = encodeHeader(false);

/** The first line of a file that was never compacted. */
export const header = bytes;

/** The bytes of groups, as a file has them after a line with a checksum. */
export function encodedAfter(sum: ChainedSum, groups: readonly (readonly string[])[]): Buffer {
  const encoder = new LineEncoder();
  const blocks: Buffer[] = [];
  let last = sum;
  // A block is valid until the next one only.
  for (const lines of groups)
    for (const block of encoder.encode(lines, last, (next) => (last = next))) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
}

/** The bytes of groups, as a new file has them after its header. */
export function encoded(...groups: readonly (readonly string[])[]): Buffer {
  return encodedAfter(headerSum, groups);
}

/** The bytes of lines that were appended one by one. */
export const singles = (lines: readonly string[]) => encoded(...lines.map((each) => [each]));

/** A line with one member, of which a test needs to know only which one it is. */
export const lineOf = (value: unknown) => JSON.stringify({ value });

export const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map(lineOf);
