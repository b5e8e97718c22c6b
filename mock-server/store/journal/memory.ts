import type { Database } from '../state';
import type { StoreAdapter } from './store-adapter';

const done = Promise.resolve();

/** Keeps nothing beyond the database. Runs in browsers: neither this file nor its imports need Node. */
export class MemoryAdapter implements StoreAdapter {
  readonly pending = false;
  readonly failure = undefined;

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
