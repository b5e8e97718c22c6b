import fc from 'fast-check';
import { JournalFile, type JournalFileOptions } from '../../../../mock-server/store/journal/file/journal-file';
import { firstSum, Framer } from '../../../../mock-server/store/journal/file/frame';
import { freshHeader, headerFrame } from '../../../../mock-server/store/journal/file/header';

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

/** The frames of groups, as a new file has them after its header. */
export function frames(...groups: readonly (readonly string[])[]): Buffer {
  let sum = firstSum;
  const framer = new Framer();
  const blocks: Buffer[] = [];
  // A block is valid until the next one only.
  for (const lines of groups)
    for (const block of framer.frame(lines, sum, (last) => (sum = last))) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
}

/** The frames of lines that were appended one by one. */
export const singles = (lines: readonly string[]) => frames(...lines.map((each) => [each]));

export const header = headerFrame(freshHeader);

export const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => JSON.stringify(text));
