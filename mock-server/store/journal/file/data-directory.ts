import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JournalingAdapter, type JournalingAdapterOptions } from '../adapter';
import type { Journal } from '../journal';
import type { Journals, JournalStat } from '../journals';
import type { NamesFile } from '../platform-names';
import { type FileSystem, nodeFileSystem } from './file-system';
import { JournalFile } from './journal-file';
import { namesFile } from './names-file';
import { type DirectoryLock, lock, type LockOptions, type LockSurroundings } from './lock-file';
import { patiently, thisSystem } from './operating-system';
import { announceTakeOver, finishTakeOver, type OnStep } from './take-over';

/** Options of a data directory. */
export interface DataDirectoryOptions extends JournalingAdapterOptions, LockOptions {
  /** Whether acknowledged writes survive a loss of power, and not only the death of the process. Default: false. */
  readonly fsync?: boolean;
  /** Called when an incomplete group at the end of a journal was cut off. It was never acknowledged. */
  readonly onTornTail?: (torn: { readonly platform: string; readonly cutBytes: number }) => void;
}

const EXTENSION = '.ndjson';
/** Beside the folder of the platforms. */
const INDEX_FILE = 'addresses.ndjson';
const platformId = /^[A-Za-z0-9_-]{1,64}$/;

/** Creates the directory if necessary, and locks it for this process. Throws a `DataDirectoryLockedError`. */
export async function openDataDirectory(
  path: string,
  options: DataDirectoryOptions = {},
  onStep: OnStep = () => undefined,
  { files = nodeFileSystem, system = thisSystem }: LockSurroundings = {},
): Promise<DataDirectory> {
  const directory = resolve(path);
  const { takeOver = false } = options;
  files.makeDirectory(join(directory, 'platforms'));
  if (takeOver) await announceTakeOver(files, directory);
  onStep('marked');
  const taken = await lock(directory, { takeOver }, { files, system });
  try {
    onStep('locked');
    await finishTakeOver(directory, { files, lock: taken, extension: EXTENSION, rebuilt: INDEX_FILE, onStep });
  } catch (error) {
    taken.release();
    throw error;
  }
  return new DataDirectory(join(directory, 'platforms'), options, taken, files);
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

/** Returns the file of the platform index of a data directory. */
export function indexFileIn(directory: string): string {
  return join(resolve(directory), INDEX_FILE);
}

/** The journals of all platforms of one sandbox as files. No other process opens them while it is open. */
export class DataDirectory implements Journals {
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

  /** Half of the descriptors at most: the others are for connections. */
  get maxOpenJournals(): number {
    return Math.floor(thisSystem.descriptorLimit() / 2);
  }

  async platforms(): Promise<readonly string[]> {
    return platformsIn(this.#files.list(this.#path));
  }

  has(id: string): boolean {
    return platformId.test(id) && this.#files.has(this.#fileOf(id));
  }

  #fileOf(id: string): string {
    return join(this.#path, id + EXTENSION);
  }

  async open(id: string): Promise<JournalingAdapter> {
    if (!platformId.test(id)) throw new Error(`"${id}" is not a valid platform id: 1 to 64 letters, digits, _ and -`);
    if (this.#closing !== undefined) throw new Error(`the data directory of ${this.#path} is closed`);
    const known = this.#adapters.get(id);
    if (known) return known;
    const { fsync: _, onTornTail, takeOver: __, ...options } = this.#options;
    const journal = this.#journalOf(this.#fileOf(id));
    const onCut = (cutBytes: number) => onTornTail?.({ platform: id, cutBytes });
    const adapter = new JournalingAdapter(journal, { ...options, onCut });
    this.#adapters.set(id, adapter);
    return adapter;
  }

  #journalOf(path: string): JournalFile {
    const { fsync = false } = this.#options;
    return new JournalFile(path, { fsync, assertHeld: this.#lock.assertHeld, files: this.#files });
  }

  async release(id: string): Promise<void> {
    const adapter = this.#adapters.get(id);
    this.#adapters.delete(id);
    await adapter?.close();
  }

  async delete(id: string): Promise<void> {
    const adapter = this.#adapters.get(id);
    this.#adapters.delete(id);
    await adapter?.delete();
    // Another owner's file is not this process's to delete.
    this.#lock.assertHeld();
    await patiently(() => this.#files.remove(this.#fileOf(id)), this.#files.retryDelaysMs);
    await this.#files.syncDirectory(this.#path);
  }

  statOf(id: string): JournalStat | undefined {
    const stat = this.#files.stat(this.#fileOf(id));
    return stat && { bytes: stat.size, writtenAt: stat.modifiedAt };
  }

  versionOf(id: string): string | undefined {
    return this.#files.versionOf(this.#fileOf(id));
  }

  indexJournal(fresh = false): Journal {
    const path = join(this.#path, '..', INDEX_FILE);
    if (fresh) this.#files.remove(path);
    return this.#journalOf(path);
  }

  get names(): NamesFile {
    return namesFile(this.#files, join(this.#path, '..'), this.#lock.assertHeld);
  }

  /** Throws a `JournalLostError` when the directory was deleted, or taken over by another process. */
  assertHeld(): void {
    this.#lock.assertHeld();
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
