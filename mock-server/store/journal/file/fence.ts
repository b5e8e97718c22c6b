import { JournalLostError } from '../journal';
import type { FileSystem, OpenFile } from './file-system';

/**
 * Throws a `JournalLostError` unless an open file is still the one at its path and has the expected size: nobody has deleted,
 * replaced, truncated or extended it. Looked at before an append, so that nothing is written blindly, and after it, so that nothing is
 * acknowledged that another owner does not read.
 */
export function assertOwned(files: FileSystem, path: string, file: OpenFile, size: number | null): void {
  const found = files.stat(path);
  if (found === undefined) throw lost(path, 'was deleted or renamed');
  if (found.id !== file.id) throw lost(path, 'was replaced by another file');
  if (size !== null && found.size !== size)
    throw lost(path, `has ${found.size} bytes instead of ${size}: another process wrote to it`);
}

function lost(path: string, what: string): JournalLostError {
  return new JournalLostError(
    `${path} ${what} while this sandbox was running. Nothing is written to it any more. Stop this sandbox and start it again.`,
  );
}
