import type { StoreAdapter } from './store-adapter';

/** A stored platform, as it is known without opening it. */
export interface ListedPlatform {
  readonly id: string;
  /** The name that its users gave it; null without one. */
  readonly name: string | null;
  /** Stored bytes; null in memory. */
  readonly bytes: number | null;
  /** The instant of its last write on the clock of the machine or of the database, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** Id of the replica that owns it; null if none does, or if there are no replicas. */
  readonly owner: string | null;
}

/** Some of the platforms in the order of their ids, or in the reverse order. */
export interface PlatformRange {
  readonly direction: 'ascending' | 'descending';
  /** The id that the first one follows in this direction; empty for an ascending range of all. */
  readonly beyond: string;
  /** The greatest number of them. */
  readonly limit: number;
  /** Only those that were not written for some time (default: all). */
  readonly unwritten?: (PastSpan & { readonly except: readonly string[] }) | undefined;
}

/** A time that ends now. */
export interface PastSpan {
  readonly ms: number;
  /** Its beginning on the clock of the machine, in milliseconds since 1970. A database has a clock of its own. */
  readonly since: number;
}

/** The store of the platforms of a sandbox, and the facts that it has without opening them. */
export interface Storage {
  /** The greatest number of platforms that should be open at a time, if there is a limit. */
  readonly maxOpenJournals?: number | undefined;

  /** Whether other processes use it, too: they may own platforms, and open those that this process closes. */
  readonly isShared: boolean;

  /** Returns the number of stored platforms. */
  count(): Promise<number>;

  /** Returns some of the stored platforms. The cost depends on their number, beside that of the names of all. */
  list(range: PlatformRange): Promise<readonly ListedPlatform[]>;

  /** Whether a platform is stored, and was not written for some time. */
  isUnwritten(id: string, span: PastSpan): Promise<boolean>;

  /** Returns whether a platform is stored. */
  has(id: string): Promise<boolean>;

  /**
   * Returns the same at once. Undefined for a storage that is shared: only the database knows what other processes have created.
   */
  readonly hasNow?: ((id: string) => boolean) | undefined;

  /**
   * Opens a platform if it is stored, and returns whether it is. `open` or `release` follows. Rejects when another process owns
   * it. For a storage where to look and to open is one step.
   */
  readonly openStored?: ((id: string) => Promise<boolean>) | undefined;

  /** Opens a platform, which need not exist yet. Rejects when another process owns it. */
  open(id: string): Promise<StoreAdapter>;

  /**
   * Closes a platform, if it is open. `dueAt` is the instant on the machine's clock at which something is due next: null when
   * nothing is, undefined when it is not known. Rejects when something cannot be written any more, but closes it anyway.
   */
  release(id: string, dueAt?: number | null): Promise<void>;

  /** Closes a platform, whatever is pending, and deletes it. Resolves when a crash cannot bring it back. */
  delete(id: string): Promise<void>;

  /** Returns the platforms that have or had an address (see `addressesOf`), the first to have it first. */
  owners(address: string): Promise<readonly string[]>;

  readonly names: Names;

  /** Begins to look for platforms on which something is due. Called once. */
  watch(port: WatchPort): Watch;

  /** Closes everything, and releases the storage even when something cannot be written any more; then it rejects. */
  close(): Promise<void>;
}

/** The names that users give to platforms. No two platforms have the same, whichever process gives it. */
export interface Names {
  /** Returns the name of a platform; null if it has none. */
  nameOf(id: string): Promise<string | null>;

  /** Returns the platform with a name; undefined if none has it. */
  platformOf(name: string): Promise<string | undefined>;

  /**
   * Gives a platform a name instead of its former one. Resolves when that is durable: to false, and nothing was changed, if
   * another platform has the name.
   */
  rename(id: string, name: string): Promise<boolean>;
}

/** The receiver of the platforms that a storage finds. */
export interface WatchPort {
  /** Opens a closed platform at an instant on the machine's clock. */
  readonly wakeAt: (id: string, instant: number) => void;
  /** Opens a platform, and runs what is due on it. Never rejects. */
  readonly look: (id: string) => Promise<void>;
  /** Closes a platform that this process does not own any more, without writing anything. Never rejects. */
  readonly drop: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Watch {
  /** Ends the watch. Resolves when no platform is looked at any more. */
  readonly stop: () => Promise<void>;
}
