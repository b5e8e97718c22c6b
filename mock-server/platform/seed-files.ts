import type { Platform } from './platform';
import { putSeedFile } from '../seed-file/put';
import { readSeedFile } from '../seed-file/read';
import type { SeedFile } from '../seed-file/seed-file';
import { writeSeedFile } from '../seed-file/write';
import type { Store } from '../store/store';
import { type Clock, toIso } from '../time/clock';

/** What seed files ask of their platform. */
interface Port {
  readonly store: Store;
  readonly machine: Clock;
  /** Its clock stands still until it is moved, as in every sandbox with a seed. */
  readonly isFrozen: boolean;
  /** Goes on from rows that it did not come to by its own work. */
  readonly afterReplacement: () => void;
}

/** A platform as a file, and a file as a platform. */
export interface SeedFiles {
  /** Nothing has been made on it yet. */
  readonly isEmpty: () => boolean;
  /** All that it knows, for another platform to begin with; without keys, publishers and the answers kept for callers. */
  readonly export: () => SeedFile;
  /**
   * Begins anew with what a seed file knows, at the instant at which it was written. The key pairs stay. Takes an object, or
   * the text of it; throws a `SeedFileError` that names the place in it, and then changed nothing.
   */
  readonly import: (seedFile: unknown) => void;
}

export function seedFiles(
  platform: Pick<Platform, 'id' | 'rows' | 'clock' | 'runDueJobs'>,
  { store, machine, isFrozen, afterReplacement }: Port,
): SeedFiles {
  const row = () => platform.rows.require('platform', platform.id);
  return {
    // Whatever is made takes a number, and the first ones are those of the platform's own accounts.
    isEmpty: () => store.state.sequence === store.state.tables.accounts.size,
    export: () => {
      platform.runDueJobs();
      return writeSeedFile(store.state, row(), platform.clock);
    },
    import: (seedFile) => {
      const file = readSeedFile(seedFile);
      const frozen = isFrozen || file.clock.frozen;
      const origin = { request_id: null, created_at: toIso(platform.clock.now()) };
      const own = row();
      store.reset(
        (rows) => putSeedFile(rows, { ...file, clock: { ...file.clock, frozen } }, own, machine.now()),
        origin,
      );
      afterReplacement();
    },
  };
}
