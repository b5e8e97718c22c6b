import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JournalingAdapter, type JournalingAdapterOptions } from '../adapter';
import type { Journal } from '../journal';
import type { Storage } from '../storage';
import { descriptorLimit } from './descriptor-limit';
import { nodeFileSystem } from './file-system';
import { JournalFile } from './journal-file';
import { lock } from './lock-file';

export interface DataDirectoryOptions extends JournalingAdapterOptions {
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
export async function openDataDirectory(path: string, options: DataDirectoryOptions = {}): Promise<DataDirectory> {
  const directory = resolve(path);
  mkdirSync(join(directory, 'platforms'), { recursive: true, mode: 0o700 });
  return new DataDirectory(join(directory, 'platforms'), options, await lock(directory));
}

/** The journals of all platforms of one sandbox as files. No other process opens them while it is open. */
export class DataDirectory implements Storage {
  readonly #path: string;
  readonly #options: DataDirectoryOptions;
  readonly #unlock: () => void;
  readonly #adapters = new Map<string, JournalingAdapter>();
  #closing: Promise<void> | undefined;

  constructor(path: string, options: DataDirectoryOptions, unlock: () => void) {
    this.#path = path;
    this.#options = options;
    this.#unlock = unlock;
  }

  /** Half of the descriptors at most: the others are for connections. */
  get maxOpenJournals(): number {
    return Math.floor(descriptorLimit() / 2);
  }

  async platforms(): Promise<readonly string[]> {
    const files = readdirSync(this.#path).filter((name) => name.endsWith(EXTENSION));
    return files.map((name) => name.slice(0, -EXTENSION.length)).filter((id) => platformId.test(id));
  }

  has(id: string): boolean {
    return platformId.test(id) && existsSync(this.#fileOf(id));
  }

  #fileOf(id: string): string {
    return join(this.#path, id + EXTENSION);
  }

  async open(id: string): Promise<JournalingAdapter> {
    if (!platformId.test(id)) throw new Error(`"${id}" is not a valid platform id: 1 to 64 letters, digits, _ and -`);
    if (this.#closing !== undefined) throw new Error(`the data directory of ${this.#path} is closed`);
    const known = this.#adapters.get(id);
    if (known) return known;
    const { fsync = false, onTornTail, ...options } = this.#options;
    const journal = new JournalFile(this.#fileOf(id), { fsync });
    const onCut = (cutBytes: number) => onTornTail?.({ platform: id, cutBytes });
    const adapter = new JournalingAdapter(journal, { ...options, onCut });
    this.#adapters.set(id, adapter);
    return adapter;
  }

  async release(id: string): Promise<void> {
    try {
      await this.#adapters.get(id)?.close();
    } finally {
      this.#adapters.delete(id);
    }
  }

  async delete(id: string): Promise<void> {
    nodeFileSystem.remove(this.#fileOf(id));
    await nodeFileSystem.syncDirectory(this.#path);
  }

  versionOf(id: string): string | undefined {
    const stat = statSync(this.#fileOf(id), { throwIfNoEntry: false });
    return stat && `${stat.size} ${stat.mtimeMs}`;
  }

  indexJournal(fresh = false): Journal {
    const path = join(this.#path, '..', INDEX_FILE);
    if (fresh) nodeFileSystem.remove(path);
    return new JournalFile(path, { fsync: this.#options.fsync ?? false });
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    const outcomes = await Promise.allSettled([...this.#adapters.values()].map((adapter) => adapter.close()));
    this.#unlock();
    const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, `pending writes to ${this.#path} failed`);
  }
}
