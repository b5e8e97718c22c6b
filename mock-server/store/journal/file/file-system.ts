import * as fs from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { JournalLostError } from '../journal';
import { hasCode, type OperatingSystem, patiently, thisSystem } from './operating-system';

export interface FileStat {
  readonly size: number;
  /** Device and inode: the same for every name of a file, and for no other file while this one is open. */
  readonly id: string;
  /** Instant of the last change of the content, in milliseconds since 1970. */
  readonly modifiedAt: number;
}

/**
 * The calls of a journal to the file system. All but two are synchronous: they end in the page cache within microseconds, which
 * is less than the main thread needs to hand them to another thread and back. Measured with groups of 6 KB lines, as main-thread
 * time without encoding: where `fs.writeSync` costs 1, `fs.write` with a callback costs 2 and `FileHandle.write` 2.3 at a
 * concurrency of ten, 4 and 5.5 at a concurrency of one. `sync` waits for a disk and is asynchronous, and so is `close`, which
 * may have to free the blocks of a large file.
 */
export interface OpenFile {
  /** As in `FileStat`. */
  readonly id: string;
  /** Returns the number of bytes that were written, which may be fewer. */
  write(bytes: Uint8Array, position: number): number;
  read(into: Uint8Array, position: number): number;
  truncate(size: number): void;
  size(): number;
  sync(): Promise<void>;
  /** Does nothing when it is closed already. */
  close(): Promise<void>;
}

export interface FileSystem extends Pick<OperatingSystem, 'locksOpenFiles' | 'retryDelaysMs'> {
  /** Opens an existing file; undefined when there is none. */
  open(path: string): OpenFile | undefined;
  /** Creates a file that must not exist yet, readable by its owner only. */
  create(path: string): OpenFile;
  /** Creates a directory for its owner only, with those above it, unless it exists. */
  makeDirectory(path: string): void;
  /** Returns the content of a small file; undefined when there is none. */
  read(path: string): string | undefined;
  /** Returns undefined when there is no file at the path. */
  stat(path: string): FileStat | undefined;
  /** Whether there is a file with exactly this name: macOS and Windows find one that differs in upper and lower case, too. */
  has(path: string): boolean;
  /** Returns a text that changes whenever a closed file changes; undefined when there is none. */
  versionOf(path: string): string | undefined;
  rename(from: string, to: string): void;
  /** Creates a second name of a file. The name must not exist yet. */
  link(from: string, to: string): void;
  /** Copies a file to a name that must not exist yet. */
  copy(from: string, to: string): Promise<void>;
  /** The names of the files in a directory. */
  list(path: string): readonly string[];
  /** Does nothing when there is no such file. */
  remove(path: string): void;
  syncDirectory(path: string): Promise<void>;
}

const fdatasync = promisify(fs.fdatasync);
const fsync = promisify(fs.fsync);
const close = promisify(fs.close);

const copyFile = promisify(fs.copyFile);

export const nodeFileSystem: FileSystem = {
  locksOpenFiles: thisSystem.locksOpenFiles,
  retryDelaysMs: thisSystem.retryDelaysMs,
  open: (path) => openExisting(path, 'r+'),
  create: (path) => openFile(fs.openSync(path, 'wx+', 0o600)),
  makeDirectory,
  read(path) {
    try {
      return fs.readFileSync(path, 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  },
  stat(path) {
    const stat = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat && { size: Number(stat.size), id: idOf(stat), modifiedAt: Number(stat.mtimeMs) };
  },
  has: (path) => fs.statSync(path, { throwIfNoEntry: false }) !== undefined && !hasOtherCase(path),
  versionOf(path) {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    return stat && `${stat.size} ${stat.mtimeMs}`;
  },
  list: (path) => fs.readdirSync(path),
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => fs.linkSync(from, to),
  copy: (from, to) => copyFile(from, to, fs.constants.COPYFILE_EXCL | fs.constants.COPYFILE_FICLONE),
  remove: (path) => fs.rmSync(path, { force: true }),
  async syncDirectory(path) {
    if (thisSystem.locksOpenFiles) return; // directories cannot be opened there
    const directory = fs.openSync(path, 'r');
    try {
      await fsync(directory);
    } finally {
      await close(directory);
    }
  },
};

/** Not by the recursive `mkdirSync`, which never returns where nothing can be created: below /proc. */
function makeDirectory(path: string): void {
  if (fs.existsSync(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  try {
    fs.mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!fs.existsSync(path)) throw error; // another process may have created it
  }
}

/** Whether a file has another name than that by which it is found. A link may lead to any name. */
function hasOtherCase(path: string): boolean {
  const asked = basename(path);
  const real = basename(fs.realpathSync.native(path));
  return real !== asked && real.toLowerCase() === asked.toLowerCase();
}

/** Opens a file that is not changed: every write to it fails. Undefined when there is none. */
export function openToRead(path: string): OpenFile | undefined {
  return openExisting(path, 'r');
}

function openExisting(path: string, flags: 'r' | 'r+'): OpenFile | undefined {
  try {
    return openFile(fs.openSync(path, flags));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function openFile(opened: number): OpenFile {
  // Once it is closed, the system may give the number to another file.
  let descriptor = opened;
  return {
    id: idOf(fs.fstatSync(descriptor, { bigint: true })),
    write: (bytes, position) => fs.writeSync(descriptor, bytes, 0, bytes.length, position),
    read: (into, position) => fs.readSync(descriptor, into, 0, into.length, position),
    truncate: (size) => fs.ftruncateSync(descriptor, size),
    size: () => fs.fstatSync(descriptor).size,
    sync: () => fdatasync(descriptor),
    close: async () => {
      const closing = descriptor;
      descriptor = -1;
      if (closing >= 0) await close(closing);
    },
  };
}

/**
 * In full: as numbers, those of Windows and of some file systems lose their last digits. On Windows, some releases of Node have
 * no device for a file that is looked at by its path.
 */
function idOf({ dev, ino }: fs.BigIntStats): string {
  return thisSystem.locksOpenFiles ? String(ino) : `${dev}:${ino}`;
}

export function writeAll(file: OpenFile, bytes: Uint8Array, position: number): void {
  for (let written = 0; written < bytes.length;) {
    written += file.write(bytes.subarray(written), position + written);
  }
}

/**
 * Throws a `JournalLostError` unless an open file is still the one at its path and has the expected size: nobody has deleted,
 * replaced, truncated or extended it. Looked at before an append, so that nothing is written blindly, and after it, so that
 * nothing is acknowledged that another owner does not read.
 */
export function assertOwned(files: FileSystem, path: string, file: OpenFile, size: number | null): void {
  const found = files.stat(path);
  if (found === undefined) throw lost(path, 'was deleted or renamed');
  if (found.id !== file.id) throw lost(path, 'was replaced by another file');
  if (size !== null && found.size !== size)
    throw lost(path, `has ${found.size} bytes instead of ${size}: another process wrote to it`);
}

/** Opens a file by its name after it was closed. Throws a `JournalLostError` when it is another one by then. */
export async function openAgain(files: FileSystem, path: string, former: OpenFile): Promise<OpenFile> {
  await former.close().catch(() => undefined);
  const file = await patiently(() => files.open(path), files.retryDelaysMs).catch(() => undefined);
  if (file?.id === former.id) return file;
  await file?.close();
  throw lost(path, 'could not be opened again');
}

function lost(path: string, what: string): JournalLostError {
  return new JournalLostError(
    `${path} ${what} while this sandbox was running. Nothing is written to it any more. Stop this sandbox and start it again.`,
  );
}
