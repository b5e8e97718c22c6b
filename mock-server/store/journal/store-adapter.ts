import type { Database } from '../state';

/**
 * What a platform's store asks of its lowdb adapter. The first two are lowdb's own `Adapter`, written out: the types of a
 * package that is no CommonJS cannot be named in those that a CommonJS module reads.
 */
export interface StoreAdapter {
  read(): Promise<Database | null>;
  write(database: Database): Promise<void>;
  /** Whether the database shows something that is not durable yet. */
  readonly pending: boolean;
  /** Resolves when all that the database shows now is durable. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
