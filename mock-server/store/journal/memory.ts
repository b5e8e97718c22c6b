import type { Database } from '../state';
import { type StoreAdapter, StoreClosedError } from './store-adapter';

const done = Promise.resolve();

/** The clock of the machine. */
export interface MachineClock {
  now(): number;
}

/** Keeps nothing beyond the database. Runs in browsers: neither this file nor its imports need Node. */
export class MemoryAdapter implements StoreAdapter {
  readonly pending = false;
  readonly size = 0;
  failure: StoreClosedError | undefined;
  /** The instant of the last write, in milliseconds since 1970. */
  writtenAt = 0;
  readonly #clock: MachineClock;

  constructor(clock: MachineClock = { now: () => 0 }) {
    this.#clock = clock;
  }

  get lost(): StoreClosedError | undefined {
    return this.failure;
  }

  async read(): Promise<null> {
    return null;
  }

  write(database: Database): Promise<void> {
    database.unwritten.length = 0;
    this.writtenAt = this.#clock.now();
    return done;
  }

  settled(): Promise<void> {
    return done;
  }

  observe(): void {}

  close(): Promise<void> {
    this.failure ??= new StoreClosedError('the store is closed');
    return done;
  }
}
