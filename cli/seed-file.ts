import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { explainFileError } from './file-problem';
import type { Output } from './io';
import { Progress } from './progress';

/** Opens a seed file to read. Rejects with the error of the file system. */
export async function openSeedFile(
  path: string,
  stderr: Output,
): Promise<{ readonly chunks: AsyncIterable<Uint8Array>; readonly close: () => Promise<void> }> {
  const file = await open(path);
  const found = await file.stat();
  if (found.isDirectory()) {
    await file.close();
    throw Object.assign(new Error(`${path} is a directory`), { code: 'EISDIR', syscall: 'open' });
  }
  const { size } = found;
  const progress = new Progress(stderr, 'Importing', size);
  const close = async () => {
    progress.end();
    await file.close();
  };
  return { chunks: chunksOf(file, progress), close };
}

async function* chunksOf(file: FileHandle, progress: Progress): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks: AsyncIterable<Uint8Array> = file.createReadStream({ autoClose: false });
  for await (const chunk of chunks) {
    progress.add(chunk.length);
    yield chunk;
  }
}

/**
 * Writes a seed file, which only its owner may read, also where a file that others may read was there before. It gets its name
 * when it is complete, so that an export that breaks off leaves the file of before. `name` is the path as the user gave it.
 */
export async function writeSeedFile(path: string, name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const cannotWrite = (cause: unknown): never => {
    throw new Error(`The seed file ${name} cannot be written. ${explainFileError(cause)}`, { cause });
  };
  const present = await stat(path).catch(() => undefined);
  // A device or a pipe is written to directly.
  const draft = present === undefined || present.isFile() ? `${path}.part` : path;
  if (draft !== path) await rm(draft, { force: true }).catch(cannotWrite);
  const file = await open(draft, draft === path ? 'w' : 'wx', 0o600).catch(cannotWrite);
  try {
    for await (const chunk of chunks) await file.writeFile(chunk).catch(cannotWrite);
    await file.close();
    if (draft !== path) await rename(draft, path).catch(cannotWrite);
  } catch (error) {
    await file.close();
    if (draft !== path) await rm(draft, { force: true });
    throw error;
  }
}

const LINE_FEED = 10;

/** Passes an export on, and shows how many of its rows have arrived. Rejects for a response that is not an export. */
export async function* withExportProgress(
  chunks: AsyncIterable<Uint8Array>,
  stderr: Output,
): AsyncGenerator<Uint8Array, void, undefined> {
  let head = '';
  let progress: Progress | undefined;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of chunks) {
      if (progress === undefined) {
        head += decoder.decode(chunk, { stream: true });
        const end = head.indexOf('\n');
        if (end >= 0) progress = new Progress(stderr, 'Exporting', rowsIn(head.slice(0, end)));
      }
      progress?.add(linesIn(chunk));
      yield chunk;
    }
  } finally {
    progress?.end();
  }
}

function linesIn(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}

/** Returns the number of lines that the first line announces. */
const rowsIn = (head: string) => [...rowCountsIn(head).values()].reduce((sum, count) => sum + count, 0);

/** Returns the number of rows of each table that the first line of an export announces. */
export function rowCountsIn(head: string): ReadonlyMap<string, number> {
  const value: unknown = JSON.parse(head);
  const { rows = undefined } = typeof value === 'object' && value !== null && 'rows' in value ? value : {};
  const counts: readonly [string, unknown][] = Object.entries(typeof rows === 'object' && rows !== null ? rows : {});
  return new Map(counts.flatMap(([table, count]) => (typeof count === 'number' ? [[table, count]] : [])));
}
