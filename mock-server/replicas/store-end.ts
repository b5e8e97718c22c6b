import type { Database } from '../store/state';

/** The address of a store: of a data directory, or of a database. */
export type StoreAddress = { readonly directory: string } | { readonly url: string };

/** Addresses that several platforms have, with these platforms, the first to have it first. */
export type SharedAddresses = ReadonlyMap<string, readonly string[]>;

/** A store to move from. It is not changed, and nobody else uses it while it is open. */
export interface MoveSource {
  readonly name: string;
  /** Returns the ids of its platforms. */
  platforms(): Promise<readonly string[]>;
  /** Returns undefined for a platform that was never acknowledged. */
  read(id: string): Promise<Database | undefined>;
  /** Returns the platforms that have an address, as far as it is known in which order they got it. */
  owners(address: string): readonly string[];
  /** Returns the ids of the platforms that have a name, by name. */
  names(): Promise<ReadonlyMap<string, string>>;
  /** Rejects unless nobody else could have used it until now. */
  confirm(): Promise<void>;
  close(): Promise<void>;
}

/** An empty store to move to. Nobody else uses it while it is open. */
export interface MoveTarget {
  readonly name: string;
  /** Stores a platform. A process that dies stores all of it or nothing. */
  write(id: string, platform: Database): Promise<void>;
  /** Stores the names of platforms. */
  rename(ids: ReadonlyMap<string, string>): Promise<void>;
  /** Stores in which order platforms got the addresses that they share. Called last. */
  order(shared: SharedAddresses): Promise<void>;
  /** Rejects unless nobody else could have used it until now. */
  confirm(): Promise<void>;
  /** Instruction to empty the store after a move that did not finish. */
  readonly howToEmpty: string;
  close(): Promise<void>;
}

/** Thrown for stores between which nothing can be moved. Nothing was changed. */
export class MoveRefusedError extends Error {
  override readonly name = 'MoveRefusedError';
}
