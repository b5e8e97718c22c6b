/**
 * The session of a replica: a connection to the database that holds the lock by which others see that the replica is present.
 * Rejects when the database does not respond in time; the session has ended then.
 */
export interface ReplicaSession {
  /** Resolves when the connection has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /**
   * Begins the next term of the replica, with a new lease. Returns its number, which is greater than that of the last one.
   * Rejects with a `ReplacedError` when there is none any more.
   */
  beginTerm(last: number): Promise<number>;
  /**
   * Renews the lease of a term. Returns false when it has expired or was revoked. The first statement of a session within a term.
   */
  renew(term: number): Promise<boolean>;
  /** Whether the lease of a term is alive in the database. */
  check(term: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Thrown when a newer release has ended the upgrade while this replica had no lease. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}
