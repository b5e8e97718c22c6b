import { Low } from 'lowdb';
import { counted, type Counted, countsAfterRestart, noCounts } from '../random/counts';
import {
  createDatabase,
  type Database,
  createSnapshot,
  restoreSnapshot,
  type Snapshot,
  type SnapshotLabel,
  type State,
  stateOf,
} from './state';
import { differencesOf, type RowDifference } from './differences';
import { Reader } from './reader';
import type { StoreAdapter } from './journal/store-adapter';
import { Replacement } from './replacement';
import { createTables } from './tables';
import { type RowCheck, Transaction } from './transaction';
import { type StepOrigin, type UndoneStep, UndoLog } from './undo-log';

/** The rows of one platform: transactions in memory, made durable by a lowdb adapter. */
export class Store {
  readonly #low: Low<Database>;
  readonly #adapter: StoreAdapter;
  readonly #check: RowCheck;
  readonly #undoLog = new UndoLog();
  #rows: Reader;
  /** The counts that the adapter knows of. */
  #writtenCounts: Database['counts'];

  constructor(adapter: StoreAdapter, check: RowCheck) {
    this.#low = new Low(adapter, createDatabase());
    this.#rows = new Reader(this.#low.data);
    this.#adapter = adapter;
    this.#check = check;
    this.#writtenCounts = this.#low.data.counts;
  }

  /** Opens what the adapter kept; empty when it kept nothing. */
  static async open(adapter: StoreAdapter, check: RowCheck): Promise<Store> {
    const store = new Store(adapter, check);
    await store.#low.read();
    store.#rows = new Reader(store.#low.data);
    store.#writtenCounts = store.#low.data.counts;
    return store;
  }

  /** The rows as they are now. */
  get rows(): Reader {
    return this.#rows;
  }

  /**
   * Runs a unit of work. When it throws, none of it happened. With an origin it begins a step that can be undone; without one
   * it belongs to the last step.
   */
  transact<Result>(work: (transaction: Transaction) => Result, origin?: StepOrigin): Result {
    const transaction = new Transaction(this.#low.data, this.#check);
    try {
      const result = work(transaction);
      const commit = transaction.commit();
      if (commit.changes.length > 0) {
        this.#undoLog.add(transaction.undo, transaction.before, origin);
        this.#write(commit);
      }
      return result;
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  }

  /** Takes every row away, and starts again with what the work puts. */
  reset(work: (transaction: Transaction) => void, origin: StepOrigin): void {
    const database = this.#low.data;
    const before = stateOf(database);
    database.tables = createTables();
    database.sequence = 0;
    database.counts = noCounts;
    const transaction = new Transaction(database, this.#check);
    try {
      work(transaction);
      this.#undoLog.addReplacement(before, origin);
      this.#write({ reset: true, sequence: database.sequence, ...transaction.commit() });
    } catch (error) {
      Object.assign(database, before);
      throw error;
    }
  }

  /** Returns empty tables to fill for `replace`. */
  replacement(): Replacement {
    return new Replacement(this.#check);
  }

  /** Replaces all rows at once by those of a replacement, however many there are. */
  replace({ state, changes }: Replacement, origin: StepOrigin): void {
    const database = this.#low.data;
    this.#undoLog.addReplacement(stateOf(database), origin);
    Object.assign(database, state);
    this.#write({ reset: true, sequence: state.sequence, changes });
  }

  /** What was kept under names, the newest last. */
  get snapshots(): ReadonlyMap<string, Snapshot> {
    return this.#low.data.snapshots;
  }

  /** All there is now. */
  get state(): Readonly<State> {
    return this.#low.data;
  }

  /** Keeps all there is under a name, in the place of what had the name before. */
  createSnapshot(label: SnapshotLabel): Snapshot {
    const snapshot = createSnapshot(this.#low.data, label);
    this.#write({ changes: [], snapshot: label });
    return snapshot;
  }

  /** Puts a snapshot, which must be there, in the place of all there is. The snapshot stays. */
  restore(name: string, origin: StepOrigin): void {
    const before = stateOf(this.#low.data);
    restoreSnapshot(this.#low.data, name);
    this.#undoLog.addReplacement(before, origin);
    this.#write({ restore: name, changes: [] });
  }

  /** What two states have not in common. */
  differences(before: Readonly<State>, after: Readonly<State>): Iterable<RowDifference> {
    return differencesOf(before, after);
  }

  /** Takes a snapshot away. */
  deleteSnapshot(name: string): void {
    this.#low.data.snapshots.delete(name);
    this.#write({ changes: [], deletedSnapshot: name });
  }

  /** How many steps can be undone. */
  get undoable(): number {
    return this.#undoLog.size;
  }

  /** Takes back the last steps, not more than can be undone. Gives what they were, the last one first. */
  undo(steps: number): readonly UndoneStep[] {
    const { undone, commit } = this.#undoLog.undo(steps, this.#low.data);
    this.#write(commit);
    return undone;
  }

  /** The next number of a kind of things that are made from a seed. Written with the next transaction that leaves something. */
  count(kind: Counted): number {
    const database = this.#low.data;
    database.counts = counted(database.counts, kind);
    return database.counts[kind];
  }

  /** Goes on from numbers that no earlier process came to. */
  skipCounts(): void {
    const database = this.#low.data;
    database.counts = countsAfterRestart(database.counts);
    this.#write({ changes: [] });
  }

  /** Whether it shows something that is not durable yet. */
  get pending(): boolean {
    return this.#adapter.pending;
  }

  /** Resolves when all that it shows now is durable; rejects when it could not be written. */
  settled(): Promise<void> {
    return this.#adapter.settled();
  }

  close(): Promise<void> {
    return this.#adapter.close();
  }

  #write(commit: Database['unwritten'][number]): void {
    const { counts, unwritten } = this.#low.data;
    const known = commit.reset ? noCounts : this.#writtenCounts;
    unwritten.push(counts === known ? commit : { ...commit, counts });
    this.#writtenCounts = counts;
    // Whoever needs to know waits for `settled`, which tells of the same failure.
    this.#low.write().catch(() => undefined);
  }
}
