import type { StoreAdapter } from './store-adapter';

/** Where the journals of the platforms of a sandbox are kept. */
export interface Storage {
  /** Returns the ids of the platforms that have a journal. The creation of one of them may never have been acknowledged. */
  platforms(): Promise<readonly string[]>;

  /** Opens the journal of a platform, which need not exist yet. Returns the same adapter until that is closed. */
  open(id: string): Promise<StoreAdapter>;

  /** Closes the journal of a platform, whatever is pending, and deletes it. */
  delete(id: string): Promise<void>;

  /** Closes every open journal, and releases the storage even when something cannot be written any more; then it rejects. */
  close(): Promise<void>;
}
