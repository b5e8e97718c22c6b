import type { ReplicaPeers } from './peers';

/** A replica in the list of all replicas. */
export interface ListedReplica {
  /** Id of the replica. */
  readonly id: string;
  /** The address at which the others reach it; null until it serves. */
  readonly url: string | null;
  /** The release of payments-sandbox that it runs; null for 1.0.0-rc.1 and earlier ones. */
  readonly release: string | null;
  /** `alive`: it holds its lease. `gone`: it was killed, stopped or cut off, and did not deregister. */
  readonly state: 'alive' | 'gone';
  /** Number of platforms that it owns. */
  readonly platforms: number;
}

/** This replica of a sandbox with a shared store. */
export interface ThisReplica {
  /** Id of the replica. */
  readonly id: string;
  /** The address at which the others reach it; null until it serves. */
  readonly url: string | null;
  readonly lease: {
    /** Whether it is held now. */
    readonly valid: boolean;
    /** The instant at which it ends unless it is renewed, in milliseconds since 1970 on the clock of the machine. */
    readonly until: number;
  };
  /** Number of platforms that it owns. */
  readonly ownedPlatforms: number;
  /** Number of statements that wait for a connection to the database. */
  readonly waitingStatements?: number;
  /** Returns all replicas, in the order in which they were started. Rejects when the store cannot be reached. */
  readonly list: () => Promise<readonly ListedReplica[]>;
  /** Tells the others at which address they reach it. */
  readonly advertise: (url: string) => Promise<void>;
}

/** The other replicas of a sandbox, and its own part among them. */
export interface SharedSandbox {
  readonly peers: ReplicaPeers;
  /** This replica, where there is a database. */
  readonly replica?: ThisReplica | undefined;
  /** Ends this replica: lets go of its platforms by `release`, and closes what it uses. */
  readonly end?: ((release: () => Promise<void>) => Promise<void>) | undefined;
}
