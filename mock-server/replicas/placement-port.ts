import type { LeaseHolder } from '../store/journal/lease-holder';

/** The place at which a platform is served. */
export type Place =
  /** This replica owns it, or finds out by opening it whether it can claim it. */
  | { readonly at: 'here' }
  /** No replica has such a platform. */
  | { readonly at: 'nowhere' }
  /** Its owner is unknown, unreachable or being replaced: to be asked again in some milliseconds. */
  | { readonly at: 'wait' }
  /** Another replica owns it, which serves at a URL such as `http://10.0.0.5:4010`. */
  | { readonly at: 'replica'; readonly url: string };

/** The lease of this replica, as far as responses depend on it. */
export type HeldLease = Pick<LeaseHolder, 'term' | 'isHeld' | 'confirm'>;

/** The owners of platforms, as far as a replica knows them. An id may be any text: a request claims it. */
export interface Placement {
  /**
   * The lease of this replica. A response leaves only if the term in which its request began is held still. So a platform that
   * the request itself deleted, or that was closed for being idle, does not matter.
   */
  readonly lease: HeldLease;
  /** Longest time for which a request is held, in milliseconds: the length of a lease. */
  readonly holdMs: number;
  /** Whether this replica owns a platform, by a lease that is held now. On the path of every request, so it must be cheap. */
  owns(id: string): boolean;
  /**
   * Resolves to whether this replica owns a platform, asking the database when that is uncertain: an older replica, which cannot
   * read the platform, may have made this one its owner.
   */
  confirm(id: string): Promise<boolean>;
  /** Finds where a platform is served. A rejection is treated like `wait`, and its reason is told to the caller in the end. */
  find(id: string): Promise<Place>;
  /**
   * Called when the replica that `find` returned does not own the platform, or did not respond: `find` must not return what it
   * remembers then. After `unreachable` it also looks whether that replica is gone. After `owned_elsewhere`, which opening the
   * platform here has shown, it looks for the owner.
   */
  forget(id: string, reason: 'not_owner' | 'unreachable' | 'owned_elsewhere'): void;
  /**
   * Calls back once the replica at a URL does not own a platform any more: its lease has ended or was revoked, or another replica
   * owns the platform. Called for each request that is forwarded, and ended with it, so it must be cheap. A replica that is
   * stopped keeps its connections: while there are such observations, somebody must look into the database at least as often as
   * leases are renewed. Returns a function that ends the observation.
   */
  onMoved(id: string, url: string, run: () => void): () => void;
  /** Returns the platforms that have or had an address, the first to have it first. A rejection is treated like `wait`. */
  owners(address: string): Promise<readonly string[]>;
}
