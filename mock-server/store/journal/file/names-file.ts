import { join } from 'node:path';
import { TextEncoder } from '../../../../spec/vocabulary/globals';
import type { NamesFile } from '../platform-names';
import { type FileSystem, nodeFileSystem, writeAll } from './file-system';
import { newPath } from './new-file';
import { patiently } from './operating-system';

/** Beside the folder of the platforms. */
const NAMES_FILE = 'names.json';

/** Returns the file of names in a data directory. It is replaced as a whole, by the process that holds the lock. */
export function namesFile(files: FileSystem, directory: string, assertHeld: () => void): NamesFile {
  const path = join(directory, NAMES_FILE);
  return {
    path,
    read: () => files.read(path),
    write: async (text) => {
      const draft = newPath(path);
      files.remove(draft);
      const file = files.create(draft);
      try {
        writeAll(file, new TextEncoder().encode(text), 0);
        await file.sync();
      } finally {
        await file.close();
      }
      assertHeld();
      await patiently(() => files.rename(draft, path), files.retryDelaysMs);
      await files.syncDirectory(directory);
    },
  };
}

/** Returns the file of names in a data directory, to read it without the lock. */
export function namesToRead(directory: string): Pick<NamesFile, 'path' | 'read'> {
  const path = join(directory, NAMES_FILE);
  return { path, read: () => nodeFileSystem.read(path) };
}
