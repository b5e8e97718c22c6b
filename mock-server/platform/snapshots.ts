import { controlOperations } from '../../spec/control';
import { PRESENT } from '../../spec/control/snapshots';
import type { components } from '../../spec/generated/control-types';
import { validators } from '../../spec/generated/control-validators';
import { limits } from '../../spec/tables/limits';
import { SandboxError } from '../sandbox-error';
import { presentDifferences } from '../present/snapshots';
import { differencesOf } from '../store/differences';
import type { Snapshot } from '../store/state';
import type { Store } from '../store/store';
import type { UndoableStep } from '../store/undo-log';
import { followUp, type Transact } from '../events/cause';
import { retryAllNow } from '../events/record-attempt';
import { toIso } from '../time/clock';
import { validateBody } from './input-rules';

type Schemas = components['schemas'];
export type Undone = Schemas['Undone'];

/** The units of work of a platform, as snapshots use them. */
interface SnapshotUnits {
  readonly now: () => number;
  readonly runDueJobs: () => void;
  readonly transact: Transact;
}

/** Named states of a platform, and undo. */
export class Snapshots {
  readonly #store: Store;
  readonly #units: SnapshotUnits;
  readonly #afterReplacement: () => void;
  readonly #beforeReplacement: () => void;

  /** The last two are called after and before the rows are replaced. @internal */
  constructor(
    store: Store,
    units: SnapshotUnits,
    afterReplacement: () => void,
    beforeReplacement: () => void = () => undefined,
  ) {
    this.#store = store;
    this.#units = units;
    this.#afterReplacement = afterReplacement;
    this.#beforeReplacement = beforeReplacement;
  }

  /**
   * Creates a snapshot of the present state, after the jobs that are due. The name has up to 100 letters, digits, `_`, `.` and
   * `-`; an existing snapshot of that name is replaced. Throws a `SandboxError` for an invalid name, and at the snapshot limit.
   */
  create(name: string): Schemas['Snapshot'] {
    const body = validateBody({ name }, controlOperations.createSnapshot, validators.createSnapshot);
    const { snapshots } = this.#store;
    const limit = limits.snapshots.value;
    if (snapshots.size >= limit && !snapshots.has(name))
      throw new SandboxError('snapshot_limit_reached', { limit: String(limit) });
    this.#units.runDueJobs();
    return present(this.#store.createSnapshot({ name: body.name, created_at: toIso(this.#units.now()) }));
  } // parameter_missing parameter_invalid snapshot_limit_reached

  /** Returns all snapshots, newest first. */
  list(): Schemas['Snapshot'][] {
    return [...this.#store.snapshots.values()].reverse().map(present);
  }

  /**
   * Replaces the present state with that of a snapshot, which is kept. A clock that was frozen then is frozen at the same
   * instant; one that ran continues with the machine's clock. If that sets the clock back, deliveries that wait are due. Throws a
   * `SandboxError` for an unknown name.
   */
  restore(name: string): Schemas['RestoredSnapshot'] {
    const snapshot = this.#require(name);
    const before = this.#units.now();
    this.#beforeReplacement();
    this.#store.restore(name, { request_id: null, operation: 'restoreSnapshot', created_at: toIso(before) });
    this.#afterReplacement();
    if (this.#units.now() < before) this.#units.transact(followUp, ({ rows, now }) => retryAllNow(rows, now));
    return present(snapshot);
  } // resource_not_found

  /** Deletes a snapshot. Throws a `SandboxError` for an unknown name. */
  delete(name: string): void {
    this.#require(name);
    this.#store.deleteSnapshot(name);
  } // resource_not_found

  /**
   * Returns the records and fields in which two states differ. `'now'` is the present state. Throws a `SandboxError` for an
   * unknown name.
   */
  diff(from: string, to: string = PRESENT): Schemas['SnapshotDiff'] {
    const state = (name: string) => (name === PRESENT ? this.#store.state : this.#require(name));
    return { from, to, ...presentDifferences(differencesOf(state(from), state(to))) };
  } // resource_not_found

  /** The number of transactions that can be undone. */
  get undoable(): number {
    return this.#store.undoable;
  }

  /** Returns the transactions since a position that can be undone, the oldest first. @internal */
  undoableSince(position: number): readonly UndoableStep[] {
    return this.#store.stepsSince(position);
  }

  /**
   * Undoes the last requests that changed something, each with the jobs and deliveries that followed it. Calls in the same
   * process count as requests. Throws a `SandboxError` when fewer can be undone, and then undoes none.
   */
  undo(transactions: number): Undone {
    validateBody({ transactions }, controlOperations.undoTransactions, validators.undoTransactions);
    const known = this.undoable;
    if (transactions > known) throw new SandboxError('undo_limit_exceeded', { known: String(known) });
    this.#beforeReplacement();
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
