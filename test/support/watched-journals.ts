import { join } from 'node:path';
import { canonicalJson } from '../../mock-server/wire/json';
import type { Journals } from '../../mock-server/store/journal/journals';
import type { Database, State } from '../../mock-server/store/state';
import { MemoryJournal } from './memory-journals';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { JournalFile } from '../../mock-server/store/journal/file/journal-file';
import { JournalingAdapter } from '../../mock-server/store/journal/adapter';
import type { StoreAdapter } from '../../mock-server/store/journal/store-adapter';
import { observedAdapter } from './observed-adapter';

/** Stores platforms in memory or in the files of a directory, and gives tests access to their rows. */
export class WatchedJournals implements Journals {
  readonly #directory: string | undefined;
  readonly #ids = new Set<string>();
  readonly #databases = new Map<string, Database>();

  constructor(directory?: string) {
    this.#directory = directory;
  }

  async platforms(): Promise<readonly string[]> {
    return [...this.#ids];
  }

  async open(id: string): Promise<StoreAdapter> {
    this.#ids.add(id);
    const adapter = this.#directory === undefined ? new MemoryAdapter() : journaling(join(this.#directory, id));
    const see = (database: Database | null) => {
      if (database !== null) this.#databases.set(id, database);
    };
    return observedAdapter(adapter, { onRead: see, onWrite: see });
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  async release(): Promise<void> {}

  async delete(id: string): Promise<void> {
    this.#ids.delete(id);
    this.#databases.delete(id);
  }

  statOf(): undefined {
    return undefined;
  }

  versionOf(id: string): string | undefined {
    return this.#ids.has(id) ? '' : undefined;
  }

  indexJournal(): MemoryJournal {
    return new MemoryJournal('the platform index', []);
  }

  async close(): Promise<void> {}

  stateOf(id: string): State {
    const database = this.#databases.get(id);
    if (database === undefined) throw new Error(`nothing was written of platform ${id}`);
    return database;
  }

  /** Returns all rows by table and id, the last sequence number and the counts. */
  textOf(id: string): string {
    const { tables, sequence, counts } = this.stateOf(id);
    const rows = Object.entries(tables).map(([name, table]) => [
      name,
      [...table.rows()].map((row) => canonicalJson(row)).sort(),
    ]);
    return JSON.stringify([rows, sequence, counts], null, 1);
  }
}

/** Compacts even small files. */
function journaling(path: string): JournalingAdapter {
  return new JournalingAdapter(new JournalFile(`${path}.ndjson`), { compactAboveBytes: 50_000, changesPerRow: 0 });
}
