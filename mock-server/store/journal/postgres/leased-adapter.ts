import { JournalingAdapter, type JournalingAdapterOptions } from '../adapter';
import type { PostgresJournal } from './postgres-journal';

/** Keeps a database in a journal that another replica may claim. Then nothing in memory is the truth any more. */
export class LeasedAdapter extends JournalingAdapter {
  readonly journal: PostgresJournal;

  constructor(journal: PostgresJournal, options?: JournalingAdapterOptions) {
    super(journal, options);
    this.journal = journal;
  }

  /** A `JournalLostError` as soon as the tenure is over, whether or not something is written then. */
  override get failure(): unknown {
    return this.journal.lost ?? super.failure;
  }
}
