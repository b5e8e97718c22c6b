import type { ControlOperationId } from '../../spec/control';
import { firstOf } from '../domain/first-of';
import type { SeedFileHead, SeedFileSource } from '../seed-file/format';
import { readSeedFile } from '../seed-file/read';
import { writeSeedFile } from '../seed-file/write';
import type { PlatformRow } from '../rows';
import { seedTables } from '../rows/seed-tables';
import { Reader } from '../store/reader';
import type { Replacement } from '../store/replacement';
import type { State } from '../store/state';
import type { Store } from '../store/store';
import { rowsOf } from '../store/tables';
import type { StepOrigin } from '../store/undo-log';
import { type Clock, fromIso } from '../time/clock';
import { isSandboxError } from '../sandbox-error';
import { settledOrUnknown } from './availability';
import type { PlatformOptions } from './options';

/** The units of work of a platform, as seed files use them. */
interface SeedFileUnits {
  readonly clock: Clock & { readonly frozen: boolean };
  readonly runDueJobs: () => void;
  readonly controlOrigin: (operation: ControlOperationId) => StepOrigin;
}

interface SeedFilesOptions extends Pick<PlatformOptions, 'clock' | 'startAt'> {
  readonly memory: Pick<PlatformOptions['memory'], 'nameOf'>;
  readonly lifecycle: Pick<PlatformOptions['lifecycle'], 'rename'>;
  /** The id of the platform. */
  readonly id: string;
  /** Called before the rows are replaced. */
  readonly beforeReplacement?: (() => void) | undefined;
  /** Called after the rows were replaced. */
  readonly afterReplacement: () => void;
}

/** Export to and import from seed files. */
export interface SeedFiles {
  /** Whether nothing was created on the platform yet. */
  readonly isEmpty: () => boolean;
  /** Returns the number of rows that a seed file has, without the platform's own accounts. */
  readonly objects: () => number;
  /**
   * Returns the platform as a seed file in chunks of about 64 KB, without key pairs, publishers and stored responses: its
   * state at the time of the call, whatever is changed while it is read.
   */
  readonly export: () => AsyncIterable<Uint8Array>;
  /**
   * Returns the platform as it was at a position, at the instant that its clock had then; undefined if that is not known any
   * more. It is a seed file as of `export`.
   */
  readonly exportBefore: (position: number, instant: string) => AsyncIterable<Uint8Array> | undefined;
  /**
   * Replaces the rows of the platform with those of a seed file, and sets the clock to the instant of the file. The key pairs and
   * the name stay; a new platform without a name takes that of the file, if no other one has it. The platform responds as before
   * until the whole file was read and found valid; then all rows change at once. Resolves when they are durable, with the first
   * line of the file. Rejects with a `SeedFileError` that names the invalid field, and with any error of the source, and then
   * changes nothing.
   */
  readonly import: (source: SeedFileSource) => Promise<SeedFileHead>;
}

/** One of each mode. */
const OWN_ACCOUNTS = 2;

export function seedFiles(store: Store, units: SeedFileUnits, options: SeedFilesOptions): SeedFiles {
  const { id, memory } = options;
  // Every row that is created takes a sequence number. The first ones are those of the platform's own accounts.
  const isEmpty = () => store.state.sequence === store.state.tables.accounts.size;
  return {
    isEmpty,
    objects: () => {
      const { tables } = store.state;
      return seedTables.reduce((sum, name) => sum + tables[name].size, -OWN_ACCOUNTS);
    },
    export: () => {
      units.runDueJobs();
      return writeSeedFile(
        rowsOfEvents(store.state),
        store.state,
        { ...store.rows.require('platform', id), name: memory.nameOf(id) },
        units.clock,
      );
    },
    exportBefore: (position, instant) => exportBefore(store, options, position, instant),
    import: async (source) => {
      const isNew = isEmpty() && memory.nameOf(id) === null;
      const replacement = store.replacement();
      let head: SeedFileHead;
      try {
        head = await readSeedFile(source, {
          has: (table, id) => replacement.has(table, id),
          insert: (table, row) => replacement.insert(table, row),
          rows: rowsOf(replacement.state.tables),
          rewrite: (table, id) => replacement.rewrite(table, id),
          flush: () => replacement.flush(),
        });
      } catch (error) {
        store.discard(replacement);
        store.requireWritable(); // service_unavailable
        throw error;
      }
      putOwnRows(replacement, head, store.rows.require('platform', options.id), options);
      options.beforeReplacement?.();
      store.replace(replacement, units.controlOrigin('importPlatform'));
      options.afterReplacement();
      if (store.pending) await settledOrUnknown(store); // service_unavailable
      if (isNew && head.name !== undefined) await takeName(options, head.name);
      return head;
    },
  };
}

/** Returns a platform as it was at a position, as a seed file. */
function exportBefore(
  store: Store,
  { id, memory }: SeedFilesOptions,
  position: number,
  instant: string,
): AsyncIterable<Uint8Array> | undefined {
  const state = store.stateBefore(position);
  if (state === undefined) return undefined;
  const rows = rowsOfEvents(state);
  const frozen = typeof rows.find('clock', 'clock')?.frozen_at === 'number';
  const clock = { now: () => fromIso(instant), frozen };
  return writeSeedFile(rows, state, { ...rows.require('platform', id), name: memory.nameOf(id) }, clock);
}

/** A name that another platform has stays with it. */
async function takeName({ id, lifecycle }: SeedFilesOptions, name: string): Promise<void> {
  try {
    await lifecycle.rename(id, name);
  } catch (error) {
    if (!isSandboxError(error) || error.code !== 'platform_name_taken') throw error;
  }
}

/** Returns a reader of the rows that events are rendered from beyond those they have: of the attempts to complete checkouts. */
function rowsOfEvents({ tables }: Readonly<State>): Reader {
  return new Reader({ tables: { ...tables, checkout_completions: tables.checkout_completions.copy() } });
}

/** Puts the rows that are not in a seed file. The platform keeps its own keys, and its clock continues from the file's. */
function putOwnRows(
  replacement: Replacement,
  { currency, accounts, clock, sequence, counts }: SeedFileHead,
  own: PlatformRow,
  { clock: machine, startAt }: SeedFilesOptions,
): void {
  const ownPair = (mode: 'test' | 'live') => ({ ...own[mode], account_id: accounts[mode] });
  replacement.insert('platform', { ...own, currency, test: ownPair('test'), live: ownPair('live') });
  const now = fromIso(clock.now);
  // The clock of a deterministic sandbox stays frozen.
  const frozen = startAt !== null || clock.frozen;
  // The clock of the file may have been reset after its last event.
  const newest = firstOf(new Reader(replacement.state).walk('events', 'newest', 'all', 'descending'));
  replacement.insert('clock', {
    id: 'clock',
    offset: frozen ? 0 : now - machine.now(),
    frozen_at: frozen ? now : null,
    ...(newest !== undefined && fromIso(newest.created_at) > now && { reset_after: newest.id }),
  });
  Object.assign(replacement.state, { sequence, counts });
}
