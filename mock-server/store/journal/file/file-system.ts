import * as fs from 'node:fs';
import { promisify } from 'node:util';

/**
 * The few calls a journal makes. All but two are synchronous: they end in the page cache within microseconds, less than it
 * costs the main thread to hand them to another and to hear of their end. Measured with lines of 6 KB that go out together
 * at the end of a turn, as main-thread time on top of framing: where `fs.writeSync` costs 1, `fs.write` with a callback
 * costs 2 and `FileHandle.write` 2.3 at a concurrency of ten, 4 and 5.5 at a concurrency of one. What does wait for a disk,
 * `sync`, is asynchronous, and so is `close`, which may have to free the blocks of a large file.
 */
export interface OpenFile {
  /** Returns how many bytes it wrote, which may be fewer. */
  write(bytes: Uint8Array, position: number): number;
  read(into: Uint8Array, position: number): number;
  truncate(size: number): void;
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface FileSystem {
  /** An existing file; undefined when there is none. */
  open(path: string): OpenFile | undefined;
  /** A file that must not exist yet, for its owner alone. */
  create(path: string): OpenFile;
  rename(from: string, to: string): void;
  /** Is content when there is no such file. */
  remove(path: string): void;
  syncDirectory(path: string): Promise<void>;
}

const fdatasync = promisify(fs.fdatasync);
const fsync = promisify(fs.fsync);
const close = promisify(fs.close);

export const nodeFileSystem: FileSystem = {
  open(path) {
    try {
      return openFile(fs.openSync(path, 'r+'));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  },
  create: (path) => openFile(fs.openSync(path, 'wx+', 0o600)),
  rename: (from, to) => fs.renameSync(from, to),
  remove: (path) => fs.rmSync(path, { force: true }),
  async syncDirectory(path) {
    if (process.platform === 'win32') return; // has no such thing
    const directory = fs.openSync(path, 'r');
    try {
      await fsync(directory);
    } finally {
      await close(directory);
    }
  },
};

function openFile(descriptor: number): OpenFile {
  return {
    write: (bytes, position) => fs.writeSync(descriptor, bytes, 0, bytes.length, position),
    read: (into, position) => fs.readSync(descriptor, into, 0, into.length, position),
    truncate: (size) => fs.ftruncateSync(descriptor, size),
    sync: () => fdatasync(descriptor),
    close: () => close(descriptor),
  };
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

export function writeAll(file: OpenFile, bytes: Uint8Array, position: number): void {
  for (let written = 0; written < bytes.length;) {
    written += file.write(bytes.subarray(written), position + written);
  }
}
