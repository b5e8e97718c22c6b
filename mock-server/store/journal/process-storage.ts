import { IndexedAdapter } from './indexed-adapter';
import { MemoryAdapter } from './memory';
import { PlatformIndex } from './platform-index';
import type { Storage, Watch } from './storage';

/** Platforms in memory: nothing of one that is closed is left. Runs in browsers. */
export class ProcessStorage implements Storage {
  readonly isShared = false;
  readonly #index = new PlatformIndex();
  readonly #open = new Set<string>();

  count(): Promise<number> {
    return Promise.resolve(this.#open.size);
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
    this.#open.add(id);
    return new IndexedAdapter(new MemoryAdapter(), this.#index, id);
  }

  async release(id: string): Promise<void> {
    this.#open.delete(id);
  }

  async delete(id: string): Promise<void> {
    this.#open.delete(id);
    this.#index.delete(id);
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
