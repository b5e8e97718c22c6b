import type { Database } from '../state';
import { addressesIn, addressesInState } from '../../rows/addresses';
import type { PlatformIndex } from './platform-index';
import type { AppendObserver, StoreAdapter } from './store-adapter';

/** Adds the addresses of a platform to the index: those that it has when it is opened, and those of each commit. */
export class IndexedAdapter implements StoreAdapter {
  readonly #adapter: StoreAdapter;
  readonly #index: PlatformIndex;
  readonly #id: string;

  constructor(adapter: StoreAdapter, index: PlatformIndex, id: string) {
    this.#adapter = adapter;
    this.#index = index;
    this.#id = id;
  }

  get pending(): boolean {
    return this.#adapter.pending;
  }

  get size(): number {
    return this.#adapter.size;
  }

  get isFull(): boolean {
    return this.#adapter.isFull ?? false;
  }

  limit(bytes: number): void {
    this.#adapter.limit?.(bytes);
  }

  get failure(): unknown {
    return this.#adapter.failure;
  }

  get lost(): unknown {
    return this.#adapter.lost;
  }

  observe(observer: AppendObserver): void {
    this.#adapter.observe(observer);
  }

  async read(): Promise<Database | null> {
    const database = await this.#adapter.read();
    if (database !== null) await this.#index.addStored(this.#id, storedAddresses(database));
    return database;
  }

  write(database: Database): Promise<void> {
    const addresses = addressesIn(database.unwritten.slice(-1));
    if (addresses.length > 0) this.#index.add(this.#id, addresses);
    return this.#adapter.write(database);
  }

  settled(): Promise<void> {
    return this.#adapter.settled();
  }

  close(): Promise<void> {
    return this.#adapter.close();
  }
}

/** Yields the addresses of the present state and of snapshots, to which the platform may return. */
function* storedAddresses({ tables, snapshots }: Database): Generator<string, void, undefined> {
  for (const state of [{ tables }, ...snapshots.values()]) yield* addressesInState(state);
}
