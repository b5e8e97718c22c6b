import type { Database } from '../state';
import type { StoreAdapter } from './store-adapter';

const done = Promise.resolve();

/** Keeps nothing beyond what the database holds. Runs in browsers: neither this file nor what it imports needs Node. */
export class InMemoryAdapter implements StoreAdapter {
  readonly pending = false;

  async read(): Promise<null> {
    return null;
  }

  write(database: Database): Promise<void> {
    database.unwritten.length = 0;
    return done;
  }

  settled(): Promise<void> {
    return done;
  }

  close(): Promise<void> {
    return done;
  }
}
