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
import type { AppendObserver, StoreAdapter } from './journal/store-adapter';
import { createTables } from './tables';
import { type RowCheck, Transaction } from './transaction';
import { type StepOrigin, type UndoneStep, UndoLog } from './undo-log';

/** Throws the error for a write that is refused because of a failure of the adapter. */
export type RefuseWrites = (failure: unknown) => never;

const rethrow: RefuseWrites = (failure) => {
  throw failure;
};

/** The rows of one platform: transactions in memory, made durable by a lowdb adapter. */
export class Store {
  readonly #low: Low<Database>;
  readonly #adapter: StoreAdapter;
  readonly #check: RowCheck;
  readonly #refuse: RefuseWrites;
  readonly #undoLog = new UndoLog();
  #rows: Reader;
  /** The counts that the adapter knows of. */
  #writtenCounts: Database['counts'];

  constructor(adapter: StoreAdapter, check: RowCheck, refuse: RefuseWrites = rethrow) {
    this.#low = new Low(adapter, createDatabase());
    this.#rows = new Reader(this.#low.data);
    this.#adapter = adapter;
    this.#check = check;
    this.#refuse = refuse;
    this.#writtenCounts = this.#low.data.counts;
  }

  /** Opens what the adapter kept; empty when it kept nothing. */
  static async open(adapter: StoreAdapter, check: RowCheck, refuse?: RefuseWrites): Promise<Store> {
    const store = new Store(adapter, check, refuse);
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
    this.requireWritable();
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
    this.requireWritable();
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
    this.requireWritable();
    const snapshot = createSnapshot(this.#low.data, label);
    this.#write({ changes: [], snapshot: label });
    return snapshot;
  }

  /** Puts a snapshot, which must be there, in the place of all there is. The snapshot stays. */
  restore(name: string, origin: StepOrigin): void {
    this.requireWritable();
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
    this.requireWritable();
    this.#low.data.snapshots.delete(name);
    this.#write({ changes: [], deletedSnapshot: name });
  }

  /** How many steps can be undone. */
  get undoable(): number {
    return this.#undoLog.size;
  }

  /** Takes back the last steps, not more than can be undone. Gives what they were, the last one first. */
  undo(steps: number): readonly UndoneStep[] {
    this.requireWritable();
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

  /** Why nothing can be written: see `StoreAdapter.failure`. */
  get failure(): unknown {
    return this.#adapter.failure;
  }

  /** Throws while nothing can be written. What cannot be made durable must not be carried out. */
  requireWritable(): void {
    const { failure } = this.#adapter;
    if (failure !== undefined) this.#refuse(failure);
  }

  observe(observer: AppendObserver): void {
    this.#adapter.observe(observer);
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
