import { endOfTick } from '../../time/tick';
import { IndexedAdapter } from './indexed-adapter';
import type { Journals } from './journals';
import { PlatformIndex } from './platform-index';
import { PlatformNames } from './platform-names';
import { listWithin } from './list-within';
import type { ListedPlatform, PastSpan, PlatformRange, Storage, Watch, WatchPort } from './storage';

/** Platforms of which each has a journal, and the index of all of them. */
export class IndexedStorage implements Storage {
  readonly isShared = false;
  readonly #journals: Journals;
  readonly #index: PlatformIndex;
  readonly names: PlatformNames;
  readonly #open = new Set<string>();
  #scan: Promise<void> = Promise.resolve();
  #isScanned = true;
  #isStopped = false;

  constructor(journals: Journals) {
    this.#journals = journals;
    this.#index = new PlatformIndex((fresh) => journals.indexJournal(fresh));
    this.names = new PlatformNames(journals.names, (id) => journals.has(id));
  }

  get maxOpenJournals(): number | undefined {
    return this.#journals.maxOpenJournals;
  }

  async count(): Promise<number> {
    return (await this.#journals.platforms()).length;
  }

  async list(range: PlatformRange): Promise<readonly ListedPlatform[]> {
    const statOf = (id: string) => this.#journals.statOf(id); // undefined if it was deleted meanwhile
    return listWithin(await this.#journals.platforms(), range, statOf, (id) => this.names.knownNameOf(id));
  }

  async isUnwritten(id: string, { since }: PastSpan): Promise<boolean> {
    const stat = this.#journals.statOf(id);
    return stat !== undefined && stat.writtenAt <= since;
  }

  has(id: string): Promise<boolean> {
    return Promise.resolve(this.hasNow(id));
  }

  hasNow(id: string): boolean {
    return this.#journals.has(id);
  }

  async open(id: string): Promise<IndexedAdapter> {
    const adapter = new IndexedAdapter(await this.#journals.open(id), this.#index, id);
    this.#open.add(id);
    return adapter;
  }

  async release(id: string, dueAt?: number | null): Promise<void> {
    this.#open.delete(id);
    await this.#journals.release(id);
    const version = this.#journals.versionOf(id);
    if (version !== undefined && dueAt !== undefined) this.#index.markClosed(id, { due_at: dueAt, version });
  }

  async delete(id: string): Promise<void> {
    this.#open.delete(id);
    await this.#journals.delete(id);
    this.#index.delete(id);
    await this.names.delete(id);
  }

  /** Waits for an index that is being rebuilt if it does not know the address yet. */
  async owners(address: string): Promise<readonly string[]> {
    await this.#index.load();
    const owners = this.#index.owners(address);
    if (owners.length > 0 || this.#isScanned) return owners;
    await this.#scan;
    return this.#index.owners(address);
  }

  watch(port: WatchPort): Watch {
    this.#isScanned = false;
    this.#scan = this.#scanJournals(port)
      .catch(port.onError)
      .finally(() => (this.#isScanned = true));
    return {
      stop: () => {
        this.#isStopped = true;
        return this.#scan;
      },
    };
  }

  /**
   * Reads the index, and opens the platforms once that it does not know, and those whose journals have changed since: all of them
   * if the index is missing, and those that the last process changed if it died.
   */
  async #scanJournals({ wakeAt, look }: WatchPort): Promise<void> {
    await endOfTick(); // the caller of `openSandbox` goes on first
    await this.#index.load();
    const ids = new Set(await this.#journals.platforms());
    for (const id of [...this.#index.platforms()])
      if (!this.#open.has(id) && !ids.has(id) && !this.#journals.has(id)) this.#index.delete(id);
    const unknown: string[] = [];
    let seen = 0;
    for (const id of ids) {
      if (++seen % 100 === 0) await endOfTick();
      const known = this.#index.closedPlatform(id);
      if (known === undefined || known.version !== this.#journals.versionOf(id)) unknown.push(id);
      else if (known.due_at !== null) wakeAt(id, known.due_at);
    }
    for (const id of unknown) {
      if (this.#isStopped) return;
      await look(id);
      await endOfTick();
    }
  }

  async close(): Promise<void> {
    await this.#index.close().catch(() => undefined); // the next start rebuilds it
    await this.#journals.close();
  }
}
