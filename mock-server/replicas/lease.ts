/** Milliseconds by which a timer is late only in a process that does not run. */
const STALL_MS = 250;

/** Durations of a lease, in milliseconds. */
export interface LeaseTimes {
  /** Length of a lease after its renewal. */
  readonly leaseMs: number;
  /** Time for which a lease is certain after a round trip over the session of the replica was sent. Less than `graceMs`. */
  readonly certainMs: number;
  /** Time for which the session of a replica has to be absent before another one may revoke its lease. */
  readonly graceMs: number;
}

export const leaseTimes: LeaseTimes = { leaseMs: 3000, certainMs: 100, graceMs: 200 };

/**
 * The state of a lease at an instant, as its replica knows it.
 *
 * - `held`: no other replica can own what this one owns.
 * - `uncertain`: another replica may have revoked the lease. A round trip to the database settles it.
 * - `lost`: the lease expired or was revoked. This is final: the next lease has another term.
 */
export type LeaseState = 'held' | 'uncertain' | 'lost';

/**
 * The reason for the loss of a lease.
 *
 * - `revoked`: the database said so. Another replica revoked it, or the server is another one or was restarted.
 * - `unanswered`: the database did not respond before the lease expired.
 * - `stalled`: this process did not run: it was stopped, or something kept it busy.
 * - `replaced`: a newer release has ended the upgrade after such a loss. There is no next lease.
 */
export type LeaseLoss = 'revoked' | 'unanswered' | 'stalled' | 'replaced';

/**
 * One term of the lease of a replica, as the replica judges it on its monotonic clock. The instants are those before a statement
 * was sent: the database carried it out later, so the replica stops before the database lets others begin.
 *
 * Two things end a lease. It expires in the database `leaseMs` after a renewal was carried out. Or another replica revokes it,
 * which takes `graceMs` without a session: a round trip over the session proves that these have not begun yet. A process that
 * was stopped, a session that ended and a network that drops packets all look the same: the last proof is too old.
 */
export class Lease {
  readonly term: number;
  readonly #times: LeaseTimes;
  #renewedAt: number;
  #provenAt: number;
  #isRevoked = false;
  /** Whether the database said that it is over. */
  #isDenied = false;

  /** Begins a term. `sentAt`: when the statement that began it was sent. */
  constructor(term: number, sentAt: number, times: LeaseTimes) {
    this.term = term;
    this.#times = times;
    this.#renewedAt = sentAt;
    this.#provenAt = sentAt;
  }

  /** The instant at which the lease expires. */
  get until(): number {
    return this.#renewedAt + this.#times.leaseMs;
  }

  state(now: number): LeaseState {
    if (this.#isRevoked || now >= this.until) return 'lost';
    return now < this.#provenAt + this.#times.certainMs ? 'held' : 'uncertain';
  }

  /** Takes the result of a renewal that arrived at `now`. Too late, it changes nothing. */
  renewed(sentAt: number, isAlive: boolean, now: number): void {
    this.proven(sentAt, isAlive, now);
    if (!this.#isRevoked) this.#renewedAt = Math.max(this.#renewedAt, sentAt);
  }

  /** Takes the result of a round trip over the session of the replica that arrived at `now`: whether the lease was alive. */
  proven(sentAt: number, isAlive: boolean, now: number): void {
    if (!isAlive) this.#isDenied = true;
    if (!isAlive || this.state(now) === 'lost') this.#isRevoked = true;
    else this.#provenAt = Math.max(this.#provenAt, sentAt);
  }

  /** The reason for its loss, at the instant at which that was noticed. A late timer means that the process did not run. */
  lossAt(now: number): LeaseLoss {
    if (this.#isDenied) return 'revoked';
    return now > this.until + STALL_MS ? 'stalled' : 'unanswered';
  }

  /** Ends the term: the replica deregisters. */
  end(): void {
    this.#isRevoked = true;
  }
}
