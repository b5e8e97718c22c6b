import { JournalingAdapter } from './adapter';
import type { Journal, JournalReading } from './journal';
import type { Storage } from './storage';
import type { StoreAdapter } from './store-adapter';

/** A journal whose lines outlive its adapter, but not the process. */
export class MemoryJournal implements Journal {
  readonly name: string;
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
    this.#lines.push(...[...lines]);
  }

  async compact(checkpoint: Iterable<string>): Promise<void> {
    const replaced = this.#lines.length;
    const lines = [...checkpoint];
    this.#lines.splice(0, replaced, ...lines);
    this.#checkpointSize = sizeOf(lines);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async delete(): Promise<void> {
    this.#lines.length = 0;
  }
}

/** Journals in memory, of which a sandbox can be opened again within the process. */
export class MemoryStorage implements Storage {
  readonly #journals = new Map<string, string[]>();
  readonly #open = new Map<string, JournalingAdapter>();

  async platforms(): Promise<readonly string[]> {
    return [...this.#journals].filter(([, lines]) => lines.length > 0).map(([id]) => id);
  }

  async open(id: string): Promise<StoreAdapter> {
    const known = this.#open.get(id);
    if (known) return known;
    const lines = this.#journals.get(id) ?? [];
    this.#journals.set(id, lines);
    const adapter = new JournalingAdapter(new MemoryJournal(id, lines));
    this.#open.set(id, adapter);
    return adapter;
  }

  async delete(id: string): Promise<void> {
    const adapter = this.#open.get(id);
    this.#open.delete(id);
    this.#journals.delete(id);
    await adapter?.delete();
  }

  async close(): Promise<void> {
    const adapters = [...this.#open.values()];
    this.#open.clear();
    await Promise.all(adapters.map((adapter) => adapter.close()));
  }
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
