import * as fs from 'node:fs';
import { promisify } from 'node:util';
import { JournalLostError } from '../journal';

export interface FileStat {
  readonly size: number;
  /** Device and inode: the same for every name of a file, and for no other file while this one is open. */
  readonly id: string;
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
  close(): Promise<void>;
}

export interface FileSystem {
  /** Opens an existing file; undefined when there is none. */
  open(path: string): OpenFile | undefined;
  /** Creates a file that must not exist yet, readable by its owner only. */
  create(path: string): OpenFile;
  /** Returns undefined when there is no file at the path. */
  stat(path: string): FileStat | undefined;
  /** Returns a text that changes whenever a closed file changes; undefined when there is none. */
  versionOf(path: string): string | undefined;
  rename(from: string, to: string): void;
  /** Creates a second name of a file. The name must not exist yet. */
  link(from: string, to: string): void;
  /** The names of the files in a directory. */
  list(path: string): readonly string[];
  /** Does nothing when there is no such file. */
  remove(path: string): void;
  syncDirectory(path: string): Promise<void>;
}

const fdatasync = promisify(fs.fdatasync);
const fsync = promisify(fs.fsync);
const close = promisify(fs.close);

export const nodeFileSystem: FileSystem = {
  open: (path) => openExisting(path, 'r+'),
  create: (path) => openFile(fs.openSync(path, 'wx+', 0o600)),
  stat(path) {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    return stat && { size: stat.size, id: idOf(stat) };
  },
  versionOf(path) {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    return stat && `${stat.size} ${stat.mtimeMs}`;
  },
  list: (path) => fs.readdirSync(path),
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => fs.linkSync(from, to),
  remove: (path) => fs.rmSync(path, { force: true }),
  async syncDirectory(path) {
    if (process.platform === 'win32') return; // directories cannot be opened there
    const directory = fs.openSync(path, 'r');
    try {
      await fsync(directory);
    } finally {
      await close(directory);
    }
  },
};

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

function openFile(descriptor: number): OpenFile {
  return {
    id: idOf(fs.fstatSync(descriptor)),
    write: (bytes, position) => fs.writeSync(descriptor, bytes, 0, bytes.length, position),
    read: (into, position) => fs.readSync(descriptor, into, 0, into.length, position),
    truncate: (size) => fs.ftruncateSync(descriptor, size),
    size: () => fs.fstatSync(descriptor).size,
    sync: () => fdatasync(descriptor),
    close: () => close(descriptor),
  };
}

function idOf({ dev, ino }: fs.Stats): string {
  return `${dev}:${ino}`;
}

/** Not by its class: within Jest, errors of Node are not instances of the `Error` that this module knows. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
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

function lost(path: string, what: string): JournalLostError {
  return new JournalLostError(
    `${path} ${what} while this sandbox was running. Nothing is written to it any more. Stop this sandbox and start it again.`,
  );
}
