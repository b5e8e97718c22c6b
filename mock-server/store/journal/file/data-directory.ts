import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JournalingAdapter, type JournalingAdapterOptions } from '../adapter';
import type { Storage } from '../storage';
import { type FileSystem, nodeFileSystem } from './file-system';
import { JournalFile } from './journal-file';
import { type DirectoryLock, lock, type LockOptions } from './lock-file';
import { announceTakeOver, finishTakeOver, type OnStep } from './take-over';

export interface DataDirectoryOptions extends JournalingAdapterOptions, LockOptions {
  /** Whether acknowledged writes survive a loss of power, and not only the death of the process. Default: false. */
  readonly fsync?: boolean;
  /** Called when an incomplete group at the end of a journal was cut off. It was never acknowledged. */
  readonly onTornTail?: (torn: { readonly platform: string; readonly cutBytes: number }) => void;
}

const EXTENSION = '.ndjson';
const platformId = /^[A-Za-z0-9_-]{1,64}$/;

/** Creates the directory if necessary, and locks it for this process. Throws a `DataDirectoryLockedError`. */
export async function openDataDirectory(
  path: string,
  options: DataDirectoryOptions = {},
  onStep: OnStep = () => undefined,
): Promise<DataDirectory> {
  const directory = resolve(path);
  const { takeOver = false } = options;
  mkdirSync(join(directory, 'platforms'), { recursive: true, mode: 0o700 });
  if (takeOver) await announceTakeOver(directory);
  onStep('marked');
  const taken = await lock(directory, { takeOver });
  try {
    onStep('locked');
    await finishTakeOver(directory, { lock: taken, extension: EXTENSION, onStep });
  } catch (error) {
    taken.release();
    throw error;
  }
  return new DataDirectory(join(directory, 'platforms'), options, taken);
}

/** Returns the ids of the platforms that have a file in a folder. */
function platformsIn(names: readonly string[]): readonly string[] {
  const files = names.filter((name) => name.endsWith(EXTENSION));
  return files.map((name) => name.slice(0, -EXTENSION.length)).filter((id) => platformId.test(id));
}

/** Returns the file of each platform in a data directory, which need not be locked. Throws when it is not a directory. */
export function journalFilesIn(directory: string): ReadonlyMap<string, string> {
  readdirSync(directory);
  const folder = join(resolve(directory), 'platforms');
  const ids = existsSync(folder) ? platformsIn(readdirSync(folder)) : [];
  return new Map([...ids].sort().map((id) => [id, join(folder, id + EXTENSION)]));
}

/** The journals of all platforms of one sandbox as files. No other process opens them while it is open. */
export class DataDirectory implements Storage {
  readonly #path: string;
  readonly #options: DataDirectoryOptions;
  readonly #lock: DirectoryLock;
  readonly #files: FileSystem;
  readonly #adapters = new Map<string, JournalingAdapter>();
  #closing: Promise<void> | undefined;

  constructor(path: string, options: DataDirectoryOptions, taken: DirectoryLock, files = nodeFileSystem) {
    this.#path = path;
    this.#options = options;
    this.#lock = taken;
    this.#files = files;
  }

  async platforms(): Promise<readonly string[]> {
    return platformsIn(this.#files.list(this.#path));
  }

  async open(id: string): Promise<JournalingAdapter> {
    if (!platformId.test(id)) throw new Error(`"${id}" is not a valid platform id: 1 to 64 letters, digits, _ and -`);
    if (this.#closing !== undefined) throw new Error(`the data directory of ${this.#path} is closed`);
    const known = this.#adapters.get(id);
    if (known) return known;
    const { fsync = false, onTornTail, takeOver: _, ...options } = this.#options;
    const { assertHeld } = this.#lock;
    const journal = new JournalFile(join(this.#path, id + EXTENSION), { fsync, assertHeld, files: this.#files });
    const onCut = (cutBytes: number) => onTornTail?.({ platform: id, cutBytes });
    const adapter = new JournalingAdapter(journal, { ...options, onCut });
    this.#adapters.set(id, adapter);
    return adapter;
  }

  async delete(id: string): Promise<void> {
    const adapter = this.#adapters.get(id);
    this.#adapters.delete(id);
    await adapter?.delete();
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    const outcomes = await Promise.allSettled([...this.#adapters.values()].map((adapter) => adapter.close()));
    this.#lock.release();
    const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, `pending writes to ${this.#path} failed`);
  }
}
