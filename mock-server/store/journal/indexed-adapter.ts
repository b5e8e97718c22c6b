import type { Commit } from '../commit';
import type { Database } from '../state';
import { addressesIn, addressesInState } from '../../rows/addresses';
import type { PlatformIndex } from './platform-index';
import type { AppendObserver, StoreAdapter } from './store-adapter';

/**
 * Keeps the addresses of a platform in the index. A commit is durable when its rows and its addresses are. Both are written at
 * the same time: if only the rows were, the addresses are added when the journal is opened again.
 */
export class IndexedAdapter implements StoreAdapter {
  readonly #adapter: StoreAdapter;
  readonly #index: PlatformIndex;
  readonly #id: string;
  #lastSeen: Commit | undefined;

  constructor(adapter: StoreAdapter, index: PlatformIndex, id: string) {
    this.#adapter = adapter;
    this.#index = index;
    this.#id = id;
  }

  get pending(): boolean {
    return this.#adapter.pending || this.#index.isPending(this.#id);
  }

  get size(): number {
    return this.#adapter.size;
  }

  get failure(): unknown {
    return this.#adapter.failure ?? (this.#index.isPending(this.#id) ? this.#index.failure : undefined);
  }

  /** Reports a failed write to the index like a failed write to the journal. */
  observe(observer: AppendObserver): void {
    let isFailed = false;
    const failed = (error: unknown) => {
      if (isFailed) return;
      isFailed = true;
      observer.failed(error);
    };
    const recovered = () => {
      if (!isFailed || this.failure !== undefined) return;
      isFailed = false;
      observer.recovered();
    };
    this.#adapter.observe({ failed, recovered, dueAt: observer.dueAt });
    this.#index.observe(this.#id, { failed, recovered });
  }

  async read(): Promise<Database | null> {
    const database = await this.#adapter.read();
    if (database === null) return null;
    await this.#index.addStored(this.#id, () => storedAddresses(database));
    return database;
  }

  write(database: Database): Promise<void> {
    const { unwritten } = database;
    this.#index.markOpen(this.#id);
    for (let i = unwritten.length - 1; i >= 0; i--) {
      const commit = unwritten[i];
      if (commit === undefined || commit === this.#lastSeen) break;
      const addresses = addressesIn([commit]);
      if (addresses.length > 0) this.#index.add(this.#id, addresses);
    }
    const durable = this.#adapter.write(database);
    this.#lastSeen = unwritten.at(-1);
    return this.#withIndex(durable);
  }

  settled(): Promise<void> {
    return this.#withIndex(this.#adapter.settled());
  }

  #withIndex(settled: Promise<void>): Promise<void> {
    if (!this.#index.isPending(this.#id)) return settled;
    return Promise.all([settled, this.#index.settled()]).then(() => undefined);
  }

  async close(): Promise<void> {
    try {
      await this.#adapter.close();
    } finally {
      this.#index.unobserve(this.#id);
    }
  }
}

/** Yields the addresses of the present state and of snapshots, to which the platform may return. */
function* storedAddresses({ tables, snapshots }: Database): Generator<string, void, undefined> {
  for (const state of [{ tables }, ...snapshots.values()]) yield* addressesInState(state);
}
