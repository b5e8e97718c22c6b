import { constants } from 'node:fs';
import { copyFile, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draftPath } from './draft';
import { type DirectoryLock, newNonce } from './lock-file';
import { newPath } from './new-file';

const MARKER_PREFIX = 'take-over-';
const COPY_INFIX = '.taking-';

/** Steps of a take-over, in their order. A test stops it at one of them. */
export type TakeOverStep = 'marked' | 'locked' | 'cleared' | 'copied' | 'replaced' | 'finished';
export type OnStep = (step: TakeOverStep) => void;

interface TakenDirectory {
  readonly lock: DirectoryLock;
  /** The end of the name of a journal. */
  readonly extension: string;
  /** A file that is removed, because it can be rebuilt. */
  readonly rebuilt: string;
  readonly onStep: OnStep;
}

/**
 * Announces that this process is about to take the lock of an owner that may be running. Until `finishTakeOver` has ended, every
 * start on the directory does the rest of it first.
 */
export async function announceTakeOver(directory: string): Promise<void> {
  await writeFile(join(directory, MARKER_PREFIX + newNonce()), '', { flag: 'wx', mode: 0o600 });
}

/**
 * Gives every journal a new file if a take-over was announced, by this process or by one that died since. The former owner may
 * be in the middle of an append, and writes into the old file without looking again. It acknowledges an append only after it has
 * found its lock in place. So what it has acknowledged was complete before the lock was replaced, and is in the copy.
 *
 * The name of a journal leads to a complete file at all times. A process that dies here leaves the announcement, which goes last.
 */
export async function finishTakeOver(
  directory: string,
  { lock, extension, rebuilt, onStep }: TakenDirectory,
): Promise<void> {
  const markers = (await readdir(directory)).filter((name) => name.startsWith(MARKER_PREFIX));
  if (markers.length === 0) return;
  const folder = join(directory, 'platforms');
  await removeDrafts(folder, extension);
  lock.assertHeld();
  for (const name of [draftPath(rebuilt), newPath(rebuilt), rebuilt]) await rm(join(directory, name), { force: true });
  onStep('cleared');
  for (const name of await readdir(folder)) {
    if (name.endsWith(extension)) await replaceByCopy(join(folder, name), { lock, onStep });
  }
  await syncFolder(folder);
  lock.assertHeld();
  for (const name of markers) await rm(join(directory, name), { force: true });
  onStep('finished');
}

/**
 * Removes what another process was about to give the name of a journal: the draft of a compaction, a new journal, or the copy of
 * another take-over. It finds out that the lock is no longer its own before it makes a new one.
 */
async function removeDrafts(folder: string, extension: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const ends = [draftPath(extension), newPath(extension)];
    const isDraft = ends.some((end) => name.endsWith(end)) || name.includes(extension + COPY_INFIX);
    if (isDraft) await rm(join(folder, name), { force: true });
  }
}

async function replaceByCopy(
  path: string,
  { lock, onStep }: { readonly lock: DirectoryLock; readonly onStep: OnStep },
): Promise<void> {
  const copy = path + COPY_INFIX + newNonce();
  await copyFile(path, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await syncFile(copy);
  onStep('copied');
  lock.assertHeld();
  await rename(copy, path);
  onStep('replaced');
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // directories cannot be opened there
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
