import type { StoreAdapter } from '../../mock-server/store/journal/store-adapter';
import type { Database } from '../../mock-server/store/state';

export interface AdapterObserver {
  /** Called with the result of a read. */
  readonly onRead: (database: Database | null) => void;
  /** Called before a database is written. */
  readonly onWrite: (database: Database) => void;
}

/** Returns an adapter that shows what passes through another one. */
export function observedAdapter(adapter: StoreAdapter, { onRead, onWrite }: AdapterObserver): StoreAdapter {
  return {
    read: async () => {
      const database = await adapter.read();
      onRead(database);
      return database;
    },
    write: (database) => {
      onWrite(database);
      return adapter.write(database);
    },
    get pending() {
      return adapter.pending;
    },
    get size() {
      return adapter.size;
    },
    get failure() {
      return adapter.failure;
    },
    get lost() {
      return adapter.lost;
    },
    settled: () => adapter.settled(),
    observe: (observer) => adapter.observe(observer),
    close: () => adapter.close(),
  };
}
