import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type DataDirectory,
  indexFileIn,
  journalFilesIn,
  openDataDirectory,
} from '../store/journal/file/data-directory';
import { openToRead } from '../store/journal/file/file-system';
import { scanJournal } from '../store/journal/file/scan';
import type { Journal, JournalReading } from '../store/journal/journal';
import { namesIn, textOfNames } from '../store/journal/platform-names';
import { PlatformIndex } from '../store/journal/platform-index';
import { linesOfPlatform, readPlatform } from './platform-lines';
import { MoveRefusedError, type MoveSource, type MoveTarget } from './store-end';

/** Locks a data directory to move from. Throws a `DataDirectoryLockedError` while it is in use. */
export async function openSourceDirectory(path: string): Promise<MoveSource> {
  if (!existsSync(path)) throw new MoveRefusedError(`There is no directory ${path}.`);
  const files = journalFilesIn(path);
  const directory = await openDataDirectory(path);
  const index = new PlatformIndex((fresh) => journalToRead(fresh ? undefined : indexFileIn(path)));
  try {
    await index.load();
  } catch (error) {
    await directory.close();
    throw error;
  }
  return {
    name: resolve(path),
    platforms: async () => [...files.keys()],
    read: async (id) => readPlatform(journalToRead(files.get(id) ?? '')),
    owners: (address) => index.owners(address),
    names: async () => namesIn(directory.names),
    confirm: async () => directory.assertHeld(),
    close: () => directory.close(),
  };
}

/** A journal in a file that is not changed, even where a crash has left an incomplete group. An empty one without a path. */
function journalToRead(path = ''): Journal {
  const read: Journal['read'] = async (take, restart): Promise<JournalReading> => {
    const file = path === '' ? undefined : openToRead(path);
    if (file === undefined) return { lines: 0, cutBytes: 0 };
    try {
      const { lines, size, end } = await scanJournal(path, file, take, restart);
      return { lines, cutBytes: size - end };
    } finally {
      await file.close();
    }
  };
  const refuse = () => Promise.reject(new Error(`${path} is only read`));
  return {
    name: path,
    size: 0,
    checkpointSize: 0,
    namesRelease: true,
    read,
    append: refuse,
    compact: refuse,
    delete: refuse,
    close: () => Promise.resolve(),
  };
}

/** Creates a data directory to move to, or locks one without platforms. */
export async function openTargetDirectory(path: string): Promise<MoveTarget> {
  const name = resolve(path);
  const howToEmpty = `delete the directory ${name}.`;
  const directory = await openDataDirectory(path, { fsync: true });
  if (journalFilesIn(path).size > 0) {
    await directory.close();
    throw new MoveRefusedError(
      `${name} is not empty. Choose another directory. If a move to it was interrupted, ${howToEmpty}`,
    );
  }
  return {
    name,
    howToEmpty,
    write: async (id, platform) => {
      const adapter = await directory.open(id);
      await adapter.read();
      await adapter.fill(linesOfPlatform(platform, { namesRelease: true }));
      await directory.release(id);
    },
    rename: (ids) => directory.names.write(textOfNames(ids)),
    order: (shared) => writeIndex(directory, shared),
    confirm: async () => directory.assertHeld(),
    close: () => directory.close(),
  };
}

/** The next start adds what is missing in the index. */
async function writeIndex(directory: DataDirectory, shared: ReadonlyMap<string, readonly string[]>): Promise<void> {
  if (shared.size === 0) return;
  const index = new PlatformIndex((fresh) => directory.indexJournal(fresh));
  await index.load();
  for (const [address, owners] of shared) for (const owner of owners) index.add(owner, [address]);
  await index.close();
}
