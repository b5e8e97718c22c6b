import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JournalFile } from './journal-file';
import { JournalingAdapter, type JournalingAdapterOptions } from '../adapter';
import { lock } from './lock-file';

export interface DataDirectoryOptions extends JournalingAdapterOptions {
  /** Whether what was acknowledged survives a loss of power, too, and not only the death of the process. */
  readonly fsync?: boolean;
}

const EXTENSION = '.ndjson';
const platformId = /^[A-Za-z0-9_-]{1,64}$/;

/** Creates the directory if need be, and takes it for this process. Throws DataDirectoryLockedError. */
export async function openDataDirectory(path: string, options: DataDirectoryOptions = {}): Promise<DataDirectory> {
  const directory = resolve(path);
  mkdirSync(join(directory, 'platforms'), { recursive: true, mode: 0o700 });
  return new DataDirectory(join(directory, 'platforms'), options, await lock(directory));
}

/** The journals of all platforms of one sandbox, and nobody else's as long as it is open. */
export class DataDirectory {
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

  /** The ids of the platforms that have a file. One whose making was never acknowledged may be among them: it reads as null. */
  platforms(): string[] {
    const files = readdirSync(this.#path).filter((name) => name.endsWith(EXTENSION));
    return files.map((name) => name.slice(0, -EXTENSION.length)).filter((id) => platformId.test(id));
  }

  /** Always the same one for the same platform. */
  adapterFor(id: string): JournalingAdapter {
    if (!platformId.test(id))
      throw new Error(`"${id}" cannot be a platform's id: letters, digits, _ and -, at most 64`);
    if (this.#closing !== undefined) throw new Error(`the data directory of ${this.#path} is closed`);
    let adapter = this.#adapters.get(id);
    if (adapter === undefined) {
      const { fsync = false, ...options } = this.#options;
      adapter = new JournalingAdapter(new JournalFile(join(this.#path, id + EXTENSION), { fsync }), options);
      this.#adapters.set(id, adapter);
    }
    return adapter;
  }

  /** Lets go of the directory even if something could not be written any more; rejects then. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    const outcomes = await Promise.allSettled([...this.#adapters.values()].map((adapter) => adapter.close()));
    this.#unlock();
    const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, `could not write all that was due to ${this.#path}`);
  }
}
