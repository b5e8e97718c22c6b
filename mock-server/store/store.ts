import { Low } from 'lowdb';
import { createDatabase, type Database } from './database';
import { Reader } from './reader';
import type { StoreAdapter } from './store-adapter';
import { createTables } from './tables';
import { type RowCheck, Transaction } from './transaction';

/** The rows of one platform: transactions in memory, made durable by a lowdb adapter. */
export class Store {
  readonly #low: Low<Database>;
  readonly #adapter: StoreAdapter;
  readonly #check: RowCheck;
  #rows: Reader;

  constructor(adapter: StoreAdapter, check: RowCheck) {
    this.#low = new Low(adapter, createDatabase());
    this.#rows = new Reader(this.#low.data);
    this.#adapter = adapter;
    this.#check = check;
  }

  /** Opens what the adapter kept; empty when it kept nothing. */
  static async open(adapter: StoreAdapter, check: RowCheck): Promise<Store> {
    const store = new Store(adapter, check);
    await store.#low.read();
    store.#rows = new Reader(store.#low.data);
    return store;
  }

  /** The rows as they are now. */
  get rows(): Reader {
    return this.#rows;
  }

  /** Runs a unit of work. When it throws, none of it happened. */
  transact<Result>(work: (transaction: Transaction) => Result): Result {
    const transaction = new Transaction(this.#low.data, this.#check);
    try {
      const result = work(transaction);
      const commit = transaction.commit();
      if (commit.changes.length > 0) this.#write(commit);
      return result;
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  }

  /** Takes every row away, and starts again with what the work puts. */
  restart(work: (transaction: Transaction) => void): void {
    const database = this.#low.data;
    const before = database.tables;
    database.tables = createTables();
    const transaction = new Transaction(database, this.#check);
    try {
      work(transaction);
      this.#write({ reset: true, ...transaction.commit() });
    } catch (error) {
      database.tables = before;
      throw error;
    }
  }

  /** Whether it shows something that is not durable yet. */
  get pending(): boolean {
    return this.#adapter.pending;
  }

  /** Resolves when all that it shows now is durable; rejects when it could not be written. */
  settled(): Promise<void> {
    return this.#adapter.settled();
  }

  close(): Promise<void> {
    return this.#adapter.close();
  }

  #write(commit: Database['unwritten'][number]): void {
    this.#low.data.unwritten.push(commit);
    // Whoever needs to know waits for `settled`, which tells of the same failure.
    this.#low.write().catch(() => undefined);
  }
}
