import { JournalingAdapter, type JournalingAdapterOptions } from '../adapter';
import type { LeaseHolder } from '../lease-holder';
import { JournalLostError } from '../journal';
import { type NewerReleaseError, newerReleaseIn } from '../newer-release-error';
import type { Database } from '../../state';
import type { PostgresJournal } from './postgres-journal';

/** The lease in whose present term a journal was claimed. */
export type ClaimingLease = Pick<LeaseHolder, 'isHeld' | 'confirm'>;

export interface LeasedAdapterOptions extends JournalingAdapterOptions {
  /** Called when a newer release wrote the platform. `read` rejects with the same error, unless this does with another one. */
  readonly onUnreadable: (error: NewerReleaseError) => Promise<void>;
}

/** Keeps a database in a journal that another replica may claim. Then nothing in memory is the truth any more. */
export class LeasedAdapter extends JournalingAdapter {
  readonly journal: PostgresJournal;
  readonly #lease: ClaimingLease;
  readonly #term: number;
  readonly #onUnreadable: (error: NewerReleaseError) => Promise<void>;

  constructor(
    journal: PostgresJournal,
    lease: ClaimingLease,
    term: number,
    { onUnreadable, ...options }: LeasedAdapterOptions,
  ) {
    super(journal, options);
    this.journal = journal;
    this.#lease = lease;
    this.#term = term;
    this.#onUnreadable = onUnreadable;
  }

  get platformName(): string | null {
    return this.journal.platformName;
  }

  override async read(): Promise<Database | null> {
    try {
      return await super.read();
    } catch (error) {
      const newer = newerReleaseIn(error);
      if (newer !== undefined) await this.#onUnreadable(newer);
      throw error;
    }
  }

  /** A `JournalLostError` as soon as the tenure is over, whether or not something is written then. */
  override get failure(): unknown {
    return this.journal.lost ?? super.failure;
  }

  /** A replica that cannot reach its database does not know whether another one has taken over. */
  override get lost(): unknown {
    return this.failure;
  }

  /**
   * Asks the database when it is uncertain whether the lease is held still. A process that was stopped finds here that another
   * one has taken over, before it sends anything.
   */
  override settled(): Promise<void> {
    const durable = super.settled();
    if (this.journal.lost !== undefined || this.#lease.isHeld) return durable;
    return Promise.all([durable, this.#confirmed()]).then(() => undefined);
  }

  async #confirmed(): Promise<void> {
    if (!(await this.#lease.confirm(this.#term)))
      throw this.journal.lost ?? new JournalLostError(`${this.journal.name} is not owned by this replica any more`);
  }
}
