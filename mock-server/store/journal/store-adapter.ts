import type { Database } from '../state';

/**
 * The lowdb adapter of a store. The first two methods are lowdb's own `Adapter`, repeated here because a CommonJS
 * declaration file cannot name the types of a package that is an ES module only.
 */
export interface StoreAdapter {
  read(): Promise<Database | null>;
  write(database: Database): Promise<void>;
  /** Whether the database contains commits that are not durable yet. */
  readonly pending: boolean;
  /** Why the last append failed; undefined when it succeeded, and again once its commits are written. */
  readonly failure: unknown;
  /** Resolves when everything in the database is durable. Rejects when it could not be written, or no longer can be. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
