import { pause, type Timer } from './timer';

/** A replica, as the database shows it. */
export interface ReplicaView {
  /** Whether its lease is alive. */
  readonly isAlive: boolean;
  /** Whether one of its sessions is connected. */
  readonly isPresent: boolean;
  /** End of its lease, which each renewal changes, as the database writes it. */
  readonly leaseUntil: string;
}

/** Rows of replicas, as those who look for absent ones use them. */
export interface PresenceRows {
  /** Returns undefined for a replica that is not registered. */
  view(id: string): Promise<ReplicaView | undefined>;
  /**
   * Revokes the lease of a replica, when it has expired, or is the one that was seen and no session is connected. Returns whether
   * the lease is over.
   */
  revoke(id: string, leaseUntil: string): Promise<boolean>;
  /** Ids of the other replicas whose lease is alive without a connected session. */
  absent(id: string): Promise<readonly string[]>;
}

/** `present`: it has a session. `absent`: look again. `gone`: its lease is over, and what it owned can be claimed. */
export type Presence = 'present' | 'absent' | 'gone';

interface Look {
  readonly leaseUntil: string;
  readonly at: number;
}

export interface PresenceOptions {
  readonly graceMs: number;
  readonly timer: Timer;
}

/**
 * Finds out which replicas are gone. One that has no session at two looks, and renewed nothing between them, cannot have proven
 * its lease since the first look. After the grace it is not certain of its lease any more, so the lease can be revoked.
 */
export class PresenceWatch {
  readonly #rows: PresenceRows;
  readonly #graceMs: number;
  readonly #timer: Timer;
  /** First looks at replicas that were absent. */
  readonly #looks = new Map<string, Look>();
  readonly #looking = new Map<string, Promise<Presence>>();

  constructor(rows: PresenceRows, { graceMs, timer }: PresenceOptions) {
    this.#rows = rows;
    this.#graceMs = graceMs;
    this.#timer = timer;
  }

  /** Looks at a replica. Callers of the same time share a look. */
  look(id: string): Promise<Presence> {
    const current = this.#looking.get(id);
    if (current !== undefined) return current;
    const looking = this.#look(id).finally(() => this.#looking.delete(id));
    this.#looking.set(id, looking);
    return looking;
  }

  /** Revokes the leases of all replicas that are gone. Resolves after the grace, if there may be some. */
  async sweep(ownId: string): Promise<void> {
    const absent = await this.#rows.absent(ownId);
    if (absent.length === 0) return;
    for (const id of absent) await this.look(id);
    await pause(this.#timer, this.#graceMs);
    for (const id of absent) await this.look(id);
  }

  async #look(id: string): Promise<Presence> {
    const seen = this.#looks.get(id);
    if (seen !== undefined) {
      if (this.#timer.now() - seen.at < this.#graceMs) return 'absent';
      this.#looks.delete(id);
      if (await this.#rows.revoke(id, seen.leaseUntil)) return 'gone';
    }
    const view = await this.#rows.view(id);
    if (view === undefined) return 'gone';
    if (!view.isAlive && (await this.#rows.revoke(id, view.leaseUntil))) return 'gone';
    if (view.isPresent) return 'present';
    // After the response: what the database saw was before.
    this.#looks.set(id, { leaseUntil: view.leaseUntil, at: this.#timer.now() });
    return 'absent';
  }
}
