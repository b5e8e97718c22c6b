import { JournalLostError } from '../journal';
import { type FileSystem, openAgain, type OpenFile } from './file-system';
import { hasCode, patiently } from './operating-system';

/** Errors that do not mean that a file system has no hard links. */
const OTHER_ERRORS = ['ENOENT', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTALE'];

/** The name of a new journal until its first group is written. */
export function newPath(path: string): string {
  return `${path}.new`;
}

interface NewFile {
  readonly write: (file: OpenFile) => Promise<void>;
  /** Throws a `JournalLostError` when the directory belongs to another process by now. */
  readonly assertHeld: () => void;
}

/**
 * Creates a file that has its name only when it is complete and synced, with and without `fsync`: nobody reads a part of it, even
 * after a loss of power. Throws a `JournalLostError` when another process has created one.
 */
export async function createWhole(files: FileSystem, path: string, { write, assertHeld }: NewFile): Promise<OpenFile> {
  const draft = newPath(path);
  files.remove(draft);
  let file = files.create(draft);
  try {
    await write(file);
    await file.sync();
    assertHeld();
    await giveName(files, path);
    if (!files.locksOpenFiles) return file;
    // The name of a draft that is open would stay. Flushing a file flushes its name, too.
    await file.close().catch(() => undefined);
    removeDraft(files, draft);
    file = await openAgain(files, path, file);
    await file.sync();
    return file;
  } catch (error) {
    await file.close().catch(() => undefined);
    throw error;
  } finally {
    removeDraft(files, draft);
  }
}

async function giveName(files: FileSystem, path: string): Promise<void> {
  try {
    unlessTaken(path, () => files.link(newPath(path), path));
  } catch (error) {
    if (error instanceof JournalLostError || OTHER_ERRORS.some((code) => hasCode(error, code))) throw error;
    await replaceEmpty(files, path);
  }
}

/** Without hard links: an empty file takes the name, unless there is one, and is replaced by the complete one at once. */
async function replaceEmpty(files: FileSystem, path: string): Promise<void> {
  const empty = unlessTaken(path, () => files.create(path));
  try {
    if (files.locksOpenFiles) await empty.close();
    await patiently(() => files.rename(newPath(path), path), files.retryDelaysMs);
  } catch (error) {
    files.remove(path);
    throw error;
  } finally {
    await empty.close().catch(() => undefined);
  }
}

function unlessTaken<Result>(path: string, take: () => Result): Result {
  try {
    return take();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new JournalLostError(`${path} was created by another process. Stop this sandbox and start it again.`);
  }
}

/** One that cannot be removed now is removed when the journal is opened. It may be a second name of the file. */
function removeDraft(files: FileSystem, draft: string): void {
  try {
    files.remove(draft);
  } catch {
    // see above
  }
}
