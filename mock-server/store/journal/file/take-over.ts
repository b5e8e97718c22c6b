import { join } from 'node:path';
import { draftPath } from './draft';
import type { FileSystem } from './file-system';
import { type DirectoryLock, newNonce } from './lock-file';
import { newPath } from './new-file';
import { patiently } from './operating-system';

const MARKER_PREFIX = 'take-over-';
const COPY_INFIX = '.taking-';
/** Before the nonce of the announcement: the former file of a journal, where one that is open cannot be replaced. */
const FORMER_INFIX = '.former-';
/** A file that stays until another process has closed it. */
const REMOVED_INFIX = '.removed-';

/** Steps of a take-over, in their order. A test stops it at one of them. 'moved' is one of Windows only. */
export type TakeOverStep = 'marked' | 'locked' | 'cleared' | 'copied' | 'moved' | 'replaced' | 'finished';
export type OnStep = (step: TakeOverStep) => void;

interface TakenDirectory {
  readonly files: FileSystem;
  readonly lock: DirectoryLock;
  /** The end of the name of a journal. */
  readonly extension: string;
  /** A file that is removed, because it can be rebuilt. */
  readonly rebuilt: string;
  readonly onStep: OnStep;
}

interface Replacing extends TakenDirectory {
  /** The end of the names of former files. */
  readonly former: string;
}

/**
 * Announces that this process is about to take the lock of an owner that may be running. Until `finishTakeOver` has ended, every
 * start on the directory does the rest of it first.
 */
export async function announceTakeOver(files: FileSystem, directory: string): Promise<void> {
  await files.create(join(directory, MARKER_PREFIX + newNonce())).close();
}

/**
 * Gives every journal a new file if a take-over was announced, by this process or by one that died since. The former owner may
 * be in the middle of an append, and writes into the old file without looking again. It acknowledges an append only after it has
 * found its lock in place. So what it has acknowledged was complete before the lock was replaced, and is in the copy.
 *
 * The name of a journal leads to a complete file at all times; on Windows there is none between two steps, and the next start
 * puts the former one back. A process that dies here leaves the announcement, which goes last.
 */
export async function finishTakeOver(directory: string, taken: TakenDirectory): Promise<void> {
  const { files, lock, extension, rebuilt, onStep } = taken;
  const markers = files.list(directory).filter((name) => name.startsWith(MARKER_PREFIX));
  if (markers.length === 0) return;
  const folder = join(directory, 'platforms');
  const [former = '', ...others] = markers.map((name) => FORMER_INFIX + name.slice(MARKER_PREFIX.length));
  await putBack(files, folder, [former, ...others]);
  await removeDrafts(files, folder, extension);
  lock.assertHeld();
  for (const name of [draftPath(rebuilt), newPath(rebuilt), rebuilt]) await remove(files, join(directory, name));
  onStep('cleared');
  for (const name of files.list(folder)) {
    if (name.endsWith(extension)) await replaceByCopy(join(folder, name), { ...taken, former });
  }
  await files.syncDirectory(folder);
  lock.assertHeld();
  for (const name of markers) await remove(files, join(directory, name));
  onStep('finished');
}

/** On Windows, a take-over may have died before the copy had the name of the journal: the former file gets its name again. */
async function putBack(files: FileSystem, folder: string, ends: readonly string[]): Promise<void> {
  for (const name of files.list(folder)) {
    const end = ends.find((each) => name.endsWith(each));
    if (end === undefined) continue;
    const former = join(folder, name);
    const path = join(folder, name.slice(0, -end.length));
    if (files.stat(path) === undefined) await patiently(() => files.rename(former, path), files.retryDelaysMs);
  }
}

/**
 * Removes what another process was about to give the name of a journal: the draft of a compaction, a new journal, or the copy of
 * another take-over. It finds out that the lock is no longer its own before it makes a new one.
 */
async function removeDrafts(files: FileSystem, folder: string, extension: string): Promise<void> {
  for (const name of files.list(folder)) {
    const ends = [draftPath(extension), newPath(extension)];
    if (name.includes(FORMER_INFIX) || name.includes(REMOVED_INFIX)) {
      await patiently(() => files.remove(join(folder, name)), files.retryDelaysMs).catch(() => undefined);
      continue;
    }
    const isDraft = ends.some((end) => name.endsWith(end)) || name.includes(extension + COPY_INFIX);
    if (isDraft) await remove(files, join(folder, name));
  }
}

async function replaceByCopy(path: string, replacing: Replacing): Promise<void> {
  const { files, lock, onStep } = replacing;
  const copy = path + COPY_INFIX + newNonce();
  await files.copy(path, copy);
  await syncFile(files, copy);
  onStep('copied');
  lock.assertHeld();
  if (files.locksOpenFiles) await replaceOpen(path, copy, replacing);
  else files.rename(copy, path);
  onStep('replaced');
}

/** The former owner has the file open: it is given another name, and the copy its name unless another take-over was faster. */
async function replaceOpen(path: string, copy: string, { files, lock, onStep, former }: Replacing): Promise<void> {
  await patiently(() => files.rename(path, path + former), files.retryDelaysMs);
  onStep('moved');
  lock.assertHeld();
  await patiently(() => files.link(copy, path), files.retryDelaysMs);
  for (const rest of [copy, path + former]) await remove(files, rest).catch(() => undefined);
}

/** On Windows, a file that is open keeps its name until it is closed. So it gets one that nobody needs. */
async function remove(files: FileSystem, path: string): Promise<void> {
  let last = path;
  if (files.locksOpenFiles && files.stat(path) !== undefined) {
    last = path + REMOVED_INFIX + newNonce();
    await patiently(() => files.rename(path, last), files.retryDelaysMs);
  }
  await patiently(() => files.remove(last), files.retryDelaysMs);
}

async function syncFile(files: FileSystem, path: string): Promise<void> {
  const file = files.open(path);
  try {
    await file?.sync();
  } finally {
    await file?.close();
  }
}
