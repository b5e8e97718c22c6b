import { JournalingAdapter, type JournalingAdapterOptions } from '../../mock-server/store/journal/adapter';
import type { Journal, JournalReading } from '../../mock-server/store/journal/journal';
import type { Journals, JournalStat } from '../../mock-server/store/journal/journals';
import type { NamesFile } from '../../mock-server/store/journal/platform-names';
import type { StoreAdapter } from '../../mock-server/store/journal/store-adapter';

/** A journal whose lines outlive its adapter, but not the process. */
export class MemoryJournal implements Journal {
  readonly name: string;
  readonly namesRelease = false;
  readonly #lines: string[];
  #checkpointSize = 0;

  constructor(name: string, lines: string[]) {
    this.name = name;
    this.#lines = lines;
  }

  get size(): number {
    return sizeOf(this.#lines);
  }

  get checkpointSize(): number {
    return this.#checkpointSize;
  }

  async read(take: (line: string) => void, restart: () => void): Promise<JournalReading> {
    restart();
    this.#lines.forEach(take);
    return { lines: this.#lines.length, cutBytes: 0 };
  }

  async append(lines: Iterable<string>): Promise<void> {
    const all = [...lines]; // an error of the iterable appends nothing
    for (const line of all) this.#lines.push(line);
  }

  async compact(checkpoint: Iterable<string>): Promise<void> {
    const lines = [...checkpoint];
    const size = sizeOf(lines);
    for (const [at, line] of lines.entries()) this.#lines[at] = line;
    this.#lines.length = lines.length;
    this.#checkpointSize = size;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async delete(): Promise<void> {
    this.#lines.length = 0;
  }
}

/** Beside the lines of platforms. */
const NAMES = 'names.json';

/** Journals in memory. Their lines outlive the storage, which can be opened again with them. */
export class MemoryJournals implements Journals {
  readonly #lines: Map<string, string[]>;
  readonly #options: JournalingAdapterOptions;
  readonly #open = new Map<string, JournalingAdapter>();
  /** Not kept: the next storage rebuilds it. */
  readonly #index: string[] = [];
  #isClosed = false;

  constructor(lines: Map<string, string[]>, options: JournalingAdapterOptions = {}) {
    this.#lines = lines;
    this.#options = options;
  }

  async platforms(): Promise<readonly string[]> {
    return [...this.#lines].filter(([id, lines]) => id !== NAMES && lines.length > 0).map(([id]) => id);
  }

  has(id: string): boolean {
    return (this.#lines.get(id)?.length ?? 0) > 0;
  }

  async open(id: string): Promise<StoreAdapter> {
    if (this.#isClosed) throw new Error('the storage is closed');
    const known = this.#open.get(id);
    if (known) return known;
    const lines = this.#lines.get(id) ?? [];
    this.#lines.set(id, lines);
    const adapter = new JournalingAdapter(new MemoryJournal(id, lines), this.#options);
    this.#open.set(id, adapter);
    return adapter;
  }

  async release(id: string): Promise<void> {
    const adapter = this.#open.get(id);
    this.#open.delete(id);
    await adapter?.close();
  }

  async delete(id: string): Promise<void> {
    const adapter = this.#open.get(id);
    this.#open.delete(id);
    this.#lines.delete(id);
    await adapter?.delete();
  }

  /** Nobody looks at the instant. */
  statOf(id: string): JournalStat | undefined {
    const lines = this.#lines.get(id);
    return lines && { bytes: sizeOf(lines), writtenAt: Date.now() };
  }

  versionOf(id: string): string | undefined {
    const lines = this.#lines.get(id);
    return lines && `${lines.length} ${sizeOf(lines)}`;
  }

  indexJournal(fresh = false): Journal {
    if (fresh) this.#index.length = 0;
    return new MemoryJournal('the platform index', this.#index);
  }

  get names(): NamesFile {
    return {
      path: NAMES,
      read: () => this.#lines.get(NAMES)?.[0],
      write: async (text) => void this.#lines.set(NAMES, [text]),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#open.values()].map((adapter) => adapter.close()));
  }
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
