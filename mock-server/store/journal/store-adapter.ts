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
  /**
   * Why nothing can be written: the last append failed and its commits are not written yet, or the adapter is closed (a
   * `StoreClosedError`). Undefined otherwise.
   */
  readonly failure: unknown;
  /**
   * Why not even what is in memory may be shown: the adapter is closed, or somebody else may have written since. Undefined while
   * it is the truth, as on a full disk.
   */
  readonly lost: unknown;
  /** The name of its platform, where it came with the opening: null without one. Absent where the storage is to be asked. */
  readonly platformName?: string | null;
  /** Stored bytes; 0 when nothing is stored. */
  readonly size: number;
  /** Sets the stored bytes at which the store refuses to grow: garbage is deleted earlier. Absent where nothing is stored. */
  limit?(bytes: number): void;
  /** Whether these bytes are reached, and nothing is about to be deleted. */
  readonly isFull?: boolean;
  /** Resolves when everything in the database is durable. Rejects when it could not be written, or no longer can be. */
  settled(): Promise<void>;
  /** Sets what is told about appends. */
  observe(observer: AppendObserver): void;
  close(): Promise<void>;
}

export interface AppendObserver {
  /** Called when an append fails after one that succeeded. */
  readonly failed: (error: unknown) => void;
  /** Called when the commits of a failed append are written. */
  readonly recovered: () => void;
  /** Returns the instant on the machine's clock at which something is due next: see `AppendDetails`. */
  readonly dueAt: () => number | null;
}

/** The failure of an adapter that is closed. */
export class StoreClosedError extends Error {
  override readonly name = 'StoreClosedError';
}
