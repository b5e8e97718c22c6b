import { JSONFile } from 'lowdb/node';
import { join } from 'node:path';
import { serve } from '../../mock-server/server';
import { openSandbox } from '../../mock-server/sandbox';
import { type Database, liveChanges } from '../../mock-server/store/state';
import type { StoreAdapter } from '../../mock-server/store/journal/store-adapter';
import { storageOf } from '../support/storage-of';

/** Runs the same handlers over the stock adapter of lowdb, which writes the whole database for every group of transactions. */
class StockAdapter implements StoreAdapter {
  readonly failure = undefined;
  readonly #file = new JSONFile<unknown>(join(process.argv[2] ?? '.', 'db.json'));
  #writing: Promise<void> = Promise.resolve();
  #waiting = 0;

  get pending(): boolean {
    return this.#waiting > 0;
  }

  read(): Promise<null> {
    return Promise.resolve(null);
  }

  write(database: Database): Promise<void> {
    database.unwritten.length = 0;
    this.#waiting++;
    this.#writing = this.#file.write([...liveChanges(database)]).finally(() => this.#waiting--);
    return this.#writing;
  }

  settled(): Promise<void> {
    return this.#writing;
  }

  readonly size = 0;

  observe(): void {}

  close(): Promise<void> {
    return this.#writing;
  }
}

const sandbox = await openSandbox(storageOf(async () => new StockAdapter()));
const { url } = await serve(sandbox);
console.log(JSON.stringify({ url, pid: process.pid }));
