import { putSeedFile } from '../seed-file/put';
import { readSeedFile } from '../seed-file/read';
import type { SeedFile } from '../seed-file/seed-file';
import { writeSeedFile } from '../seed-file/write';
import type { Store } from '../store/store';
import { type Clock, toIso } from '../time/clock';

/** The platform, as seed files use it. */
export interface SeedFilesPort {
  readonly id: string;
  readonly store: Store;
  readonly clock: Clock & { readonly frozen: boolean };
  readonly machine: Clock;
  /** The clock stays frozen, because the sandbox is deterministic. */
  readonly isFrozen: boolean;
  readonly runDueJobs: () => void;
  readonly afterReplacement: () => void;
}

/** Export to and import from seed files. */
export interface SeedFiles {
  /** Whether nothing was created on the platform yet. */
  readonly isEmpty: () => boolean;
  /** Returns the platform as a seed file, without key pairs, publishers and stored responses. */
  readonly export: () => SeedFile;
  /**
   * Replaces the rows of the platform with those of a seed file, and sets the clock to the instant of the file. The key pairs
   * stay. Takes an object or JSON text. Throws a `SeedFileError` that names the invalid field, and then changes nothing.
   */
  readonly import: (seedFile: unknown) => void;
}

export function seedFiles(platform: SeedFilesPort): SeedFiles {
  const { store, clock, machine } = platform;
  const row = () => store.rows.require('platform', platform.id);
  return {
    // Every row that is created takes a sequence number. The first ones are those of the platform's own accounts.
    isEmpty: () => store.state.sequence === store.state.tables.accounts.size,
    export: () => {
      platform.runDueJobs();
      return writeSeedFile(store.state, row(), clock);
    },
    import: (seedFile) => {
      const file = readSeedFile(seedFile);
      const frozen = platform.isFrozen || file.clock.frozen;
      const origin = { request_id: null, created_at: toIso(clock.now()) };
      const own = row();
      store.reset(
        (rows) => putSeedFile(rows, { ...file, clock: { ...file.clock, frozen } }, own, machine.now()),
        origin,
      );
      platform.afterReplacement();
    },
  };
}
