import { controlOperations } from '../../spec/control';
import { PRESENT } from '../../spec/control/snapshots';
import type { components } from '../../spec/generated/control-types';
import { validators } from '../../spec/generated/control-validators';
import { limits } from '../../spec/tables/limits';
import { SandboxError } from '../sandbox-error';
import type { Platform } from './platform';
import { presentDifferences } from '../present/snapshots';
import type { Snapshot } from '../store/state';
import type { Store } from '../store/store';
import { toIso } from '../time/clock';
import { validate } from '../wire/validate';

type Schemas = components['schemas'];
export type Undone = Schemas['Undone'];

/** What snapshots ask of their platform. */
type Owner = Pick<Platform, 'now' | 'runDueJobs'>;

/** States of a platform that are kept under names, and the way back to them and to what there was a moment ago. */
export class Snapshots {
  readonly #platform: Owner;
  readonly #store: Store;
  readonly #afterReplacement: () => void;

  /** `goOn` has the platform go on from rows that it did not come to by its own work. */
  constructor(platform: Owner, store: Store, goOn: () => void) {
    this.#platform = platform;
    this.#store = store;
    this.#afterReplacement = goOn;
  }

  /**
   * Keeps the present state under a name of up to 100 letters, digits, `_`, `.` and `-`; what had the name before is no longer
   * kept. What is due is done first. Throws an `ApiError` for a name that is none, and when there are too many.
   */
  create(name: string): Schemas['Snapshot'] {
    const body = validate({ name }, controlOperations.createSnapshot.body ?? {}, validators.createSnapshot);
    const { snapshots } = this.#store;
    const limit = limits.snapshots.value;
    if (snapshots.size >= limit && !snapshots.has(name))
      throw new SandboxError('snapshot_limit_reached', { limit: String(limit) });
    this.#platform.runDueJobs();
    return present(this.#store.createSnapshot({ name: body.name, created_at: toIso(this.#platform.now()) }));
  } // parameter_missing parameter_invalid snapshot_limit_reached

  /** All of them, newest first. */
  list(): Schemas['Snapshot'][] {
    return [...this.#store.snapshots.values()].reverse().map(present);
  }

  /**
   * Brings a state back, in the place of all there is. The snapshot stays. A clock that stood still stands where it stood; one
   * that ran runs on with that of the machine. Throws an `ApiError` for an unknown name.
   */
  restore(name: string): Schemas['RestoredSnapshot'] {
    const snapshot = this.#require(name);
    this.#store.restore(name, { request_id: null, created_at: toIso(this.#platform.now()) });
    this.#afterReplacement();
    return present(snapshot);
  } // resource_not_found

  /** Takes one away. Throws an `ApiError` for an unknown name. */
  delete(name: string): void {
    this.#require(name);
    this.#store.deleteSnapshot(name);
  } // resource_not_found

  /** Which records two states have not in common, and which of their fields; `'now'` is the present state. */
  diff(from: string, to: string = PRESENT): Schemas['SnapshotDiff'] {
    const state = (name: string) => (name === PRESENT ? this.#store.state : this.#require(name));
    return { from, to, ...presentDifferences(this.#store.differences(state(from), state(to))) };
  } // resource_not_found

  /** How many transactions can be taken back. */
  get undoable(): number {
    return this.#store.undoable;
  }

  /**
   * Takes back the last requests that changed something, each with the work and the deliveries that followed it; calls in the
   * same process count as requests. Throws an `ApiError` when not so many are known, and then takes nothing back.
   */
  undo(transactions: number): Undone {
    validate({ transactions }, controlOperations.undoTransactions.body ?? {}, validators.undoTransactions);
    const known = this.undoable;
    if (transactions > known) throw new SandboxError('undo_limit_exceeded', { known: String(known) });
    const undone = this.#store.undo(transactions);
    this.#afterReplacement();
    return { undone: undone.map(({ rows, ...origin }) => ({ ...origin, records: rows })) };
  } // parameter_invalid undo_limit_exceeded

  #require(name: string): Snapshot {
    const snapshot = this.#store.snapshots.get(name);
    if (snapshot === undefined) throw new SandboxError('resource_not_found', {});
    return snapshot;
  } // resource_not_found
}

function present({ name, created_at, tables }: Snapshot): Schemas['Snapshot'] {
  const records = Object.values(tables).reduce((count, { size }) => count + size, 0);
  return { name, records, created_at };
}
