import type { Adapter } from 'lowdb';
import type { Database } from './database';

/** What a platform's store asks of its lowdb adapter. */
export interface StoreAdapter extends Adapter<Database> {
  /** Whether the database shows something that is not durable yet. */
  readonly pending: boolean;
  /** Resolves when all that the database shows now is durable. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
