import { IndexedAdapter } from './indexed-adapter';
import { listWithin } from './list-within';
import { type MachineClock, MemoryAdapter } from './memory';
import { PlatformIndex } from './platform-index';
import { PlatformNames } from './platform-names';
import type { ListedPlatform, PastSpan, PlatformRange, Storage, Watch } from './storage';

/** Platforms in memory: nothing of one that is closed is left. Runs in browsers. */
export class ProcessStorage implements Storage {
  readonly isShared = false;
  readonly #index = new PlatformIndex();
  readonly names = new PlatformNames();
  readonly #open = new Map<string, MemoryAdapter>();
  readonly #clock: MachineClock;

  constructor(clock: MachineClock) {
    this.#clock = clock;
  }

  count(): Promise<number> {
    return Promise.resolve(this.#open.size);
  }

  async list(range: PlatformRange): Promise<readonly ListedPlatform[]> {
    const statOf = (id: string) => ({ bytes: null, writtenAt: this.#open.get(id)?.writtenAt ?? 0 });
    return listWithin(this.#open.keys(), range, statOf, (id) => this.names.knownNameOf(id));
  }

  async isUnwritten(id: string, { since }: PastSpan): Promise<boolean> {
    const adapter = this.#open.get(id);
    return adapter !== undefined && adapter.writtenAt <= since;
  }

  has(): Promise<boolean> {
    return Promise.resolve(this.hasNow());
  }

  hasNow(): boolean {
    return false;
  }

  open(id: string): Promise<IndexedAdapter> {
    return Promise.resolve(this.openNow(id));
  }

  /** Opens a platform at once. */
  openNow(id: string): IndexedAdapter {
    const adapter = new MemoryAdapter(this.#clock);
    this.#open.set(id, adapter);
    return new IndexedAdapter(adapter, this.#index, id);
  }

  async release(id: string): Promise<void> {
    this.#open.delete(id);
  }

  async delete(id: string): Promise<void> {
    this.#open.delete(id);
    this.#index.delete(id);
    await this.names.delete(id);
  }

  owners(address: string): Promise<readonly string[]> {
    return Promise.resolve(this.#index.owners(address));
  }

  watch(): Watch {
    return { stop: () => Promise.resolve() };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
