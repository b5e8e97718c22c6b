import { Low } from 'lowdb';
import { counted, type Counted, countsAfterRestart, noCounts } from '../random/counts';
import type { Commit, SnapshotLabel, StoredToken } from './commit';
import {
  createDatabase,
  type Database,
  createSnapshot,
  forgetReplaced,
  restoreSnapshot,
  type Snapshot,
  type State,
  stateOf,
} from './state';
import { Reader } from './reader';
import { type RefuseWrites, rethrow } from './refuse-writes';
import type { AppendObserver, StoreAdapter } from './journal/store-adapter';
import { Replacement } from './replacement';
import { createTables } from './tables';
import { type RowCheck, Transaction } from './transaction';
import { type StepOrigin, type UndoableStep, type UndoneStep, UndoLog } from './undo-log';

/**
 * What was written: a transaction with its changes; rows that replaced all others, or undid some; or only the list of snapshots
 * or of tokens.
 */
export type Written = Transaction | 'rows' | 'lists';

/** The store of one platform: rows in memory, changed by transactions that a lowdb adapter makes durable. */
export class Store {
  readonly #low: Low<Database>;
  readonly #adapter: StoreAdapter;
  readonly #check: RowCheck;
  readonly #refuse: RefuseWrites;
  readonly #undoLog = new UndoLog();
  /** The current rows. */
  readonly rows: Reader;
  /** The same for callers that read again after an `UnbuiltIndexError`: see `onBuiltIndexes`. */
  readonly repeatableRows: Reader;
  #replacements = 0;
  /** The counts as of the last commit. */
  #writtenCounts: Database['counts'];
  #refuseGrowth: (size: number) => never = () => rethrow(undefined);
  #watcher: ((written: Written) => void) | undefined;

  constructor(
    adapter: StoreAdapter,
    check: RowCheck,
    refuse: RefuseWrites = rethrow,
    database: Database = createDatabase(),
  ) {
    this.#low = new Low(adapter, database);
    this.rows = new Reader(database);
    this.repeatableRows = new Reader(database, 'throw');
    this.#adapter = adapter;
    this.#check = check;
    this.#refuse = refuse;
    this.#writtenCounts = this.#low.data.counts;
  }

  /** Opens the database of an adapter, which may be empty. */
  static async open(adapter: StoreAdapter, check: RowCheck, refuse?: RefuseWrites): Promise<Store> {
    const database = (await adapter.read()) ?? createDatabase();
    // Of replacements that the last process did not complete, and of its undo log.
    database.staged.clear();
    database.replaced.clear();
    return new Store(adapter, check, refuse, database);
  }

  /**
   * Runs a unit of work as a transaction. When it throws, nothing is changed. With an origin it begins a step that can be
   * undone; without one it belongs to the last step.
   */
  transact<Result>(work: (transaction: Transaction) => Result, origin?: StepOrigin): Result {
    this.requireWritable();
    const transaction = new Transaction(this.#low.data, this.#check);
    try {
      const result = work(transaction);
      const commit = transaction.commit();
      if (commit.changes.length > 0) {
        if (origin !== undefined && transaction.needsRoom) this.#requireRoom();
        this.#undoLog.add(transaction.undo, transaction.before, origin);
        this.#write(commit);
        this.#watcher?.(transaction);
      }
      return result;
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  }

  /**
   * Deletes every row, and then runs a unit of work in the same transaction. It cannot be undone when the store is full: the
   * former rows would be kept.
   */
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
      if (this.#adapter.isFull) this.#undoLog.clear();
      const replaced = this.#adapter.isFull ? {} : { replaced: this.#retain(before, origin) };
      this.#write({ ...replaced, reset: true, sequence: database.sequence, ...transaction.commit() });
      this.#watcher?.('rows');
    } catch (error) {
      Object.assign(database, before);
      throw error;
    }
  }

  /** Returns empty tables to fill for `replace`. They end with `replace` or `discard`. */
  replacement(): Replacement {
    this.#requireRoom();
    const id = ++this.#replacements;
    let isFirst = true;
    const replacement = new Replacement(id, this.#check, (changes) => {
      this.#requireRoom();
      this.#write({ staged: id, ...(isFirst && { isFirst }), changes });
      isFirst = false;
      return this.settled();
    });
    this.#low.data.staged.set(id, replacement.state.tables);
    return replacement;
  }

  /** Replaces all rows at once by those of a replacement, however many there are. */
  replace(replacement: Replacement, origin: StepOrigin): void {
    this.requireWritable();
    const database = this.#low.data;
    const { id, state } = replacement;
    const replaced = this.#retain(stateOf(database), origin);
    Object.assign(database, state);
    database.staged.delete(id);
    this.#write({ replaced, adopt: id, sequence: state.sequence, changes: replacement.takeUnwritten() });
    this.#watcher?.('rows');
  }

  /** Deletes a replacement that failed. */
  discard({ id }: Replacement): void {
    this.#low.data.staged.delete(id);
  }

  /** Snapshots by name, the newest last. */
  get snapshots(): ReadonlyMap<string, Snapshot> {
    return this.#low.data.snapshots;
  }

  /** The current state. */
  get state(): Readonly<State> {
    return this.#low.data;
  }

  /** Creates a snapshot of the current state. Replaces a snapshot of the same name. */
  createSnapshot(label: SnapshotLabel): Snapshot {
    this.requireWritable();
    this.#requireRoom();
    const snapshot = createSnapshot(this.#low.data, label);
    this.#write({ changes: [], snapshot: label });
    this.#watcher?.('lists');
    return snapshot;
  }

  /** Replaces the current state by that of an existing snapshot. The snapshot stays. */
  restore(name: string, origin: StepOrigin): void {
    this.requireWritable();
    const before = stateOf(this.#low.data);
    restoreSnapshot(this.#low.data, name);
    this.#write({ replaced: this.#retain(before, origin), restore: name, changes: [] });
    this.#watcher?.('rows');
  }

  /** Deletes a snapshot. */
  deleteSnapshot(name: string): void {
    this.requireWritable();
    this.#low.data.snapshots.delete(name);
    this.#write({ changes: [], deletedSnapshot: name });
    this.#watcher?.('lists');
  }

  /** Tokens by id, the newest last. */
  get tokens(): ReadonlyMap<string, StoredToken> {
    return this.#low.data.tokens;
  }

  /** Adds a token. No reset, restore, import or undo changes it. */
  createToken(token: StoredToken): void {
    this.requireWritable();
    if (this.tokens.has(token.id)) throw new Error(`there is a token ${token.id} already`);
    this.#low.data.tokens.set(token.id, token);
    this.#write({ changes: [], token });
    this.#watcher?.('lists');
  }

  /** Deletes a token. */
  deleteToken(id: string): void {
    this.requireWritable();
    this.#low.data.tokens.delete(id);
    this.#write({ changes: [], deletedToken: id });
    this.#watcher?.('lists');
  }

  /** How often access tokens were ended. */
  get endedTokens(): number {
    return this.#low.data.endedTokens;
  }

  /** Ends the access tokens. No reset, restore, import or undo makes them valid again. */
  endTokens(): void {
    this.requireWritable();
    this.#write({ changes: [], endedTokens: ++this.#low.data.endedTokens });
  }

  /** Number of steps that can be undone. */
  get undoable(): number {
    return this.#undoLog.size;
  }

  /** Returns the steps that began at a position or later and can be undone, the oldest first. */
  readonly stepsSince = (position: number): readonly UndoableStep[] => this.#undoLog.since(position);

  /** A number for the current state, with which `stateBefore` returns to it. */
  get position(): number {
    return this.#undoLog.position;
  }

  /** Returns the state at an earlier position; undefined if it is not known any more. Nothing changes. */
  stateBefore(position: number): Readonly<State> | undefined {
    return this.#undoLog.stateBefore(position, this.#low.data);
  }

  /** Undoes the last steps, at most `undoable` of them. Returns them, the last one first. */
  undo(steps: number): readonly UndoneStep[] {
    this.requireWritable();
    const { undone, commit } = this.#undoLog.undo(steps, this.#low.data);
    this.#write(commit);
    this.#watcher?.('rows');
    return undone;
  }

  /** Returns the next number for something that is generated from a random seed. Written with the next commit. */
  count(kind: Counted): number {
    const database = this.#low.data;
    database.counts = counted(database.counts, kind);
    return database.counts[kind];
  }

  /** Continues from numbers that no earlier process run used. */
  skipCounts(): void {
    this.#low.data.counts = countsAfterRestart(this.#low.data.counts);
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

  /** Throws where not even reads may go on: see `StoreAdapter.lost`. */
  requireReadable(): void {
    const { lost } = this.#adapter;
    if (lost !== undefined) this.#refuse(lost);
  }

  /** Sets the stored bytes above which nothing may grow, and what throws the error of such a write. */
  limit(bytes: number, refuse: (size: number) => never): void {
    this.#adapter.limit?.(bytes);
    this.#refuseGrowth = refuse;
  }

  /** Throws for a write that adds something to a store that is full. */
  #requireRoom(): void {
    if (this.#adapter.isFull) this.#refuseGrowth(this.size);
  }

  /** Calls back after each write, as soon as the rows show it. The callback must not throw. */
  watch(watcher: (written: Written) => void): void {
    this.#watcher = watcher;
  }

  observe(observer: AppendObserver): void {
    this.#adapter.observe(observer);
  }

  /** Stored bytes: see `StoreAdapter.size`. */
  get size(): number {
    return this.#adapter.size;
  }

  /** Whether the state contains commits that are not durable yet. */
  get pending(): boolean {
    return this.#adapter.pending;
  }

  /** Resolves when the current state is durable. Rejects when it could not be written. */
  settled(): Promise<void> {
    return this.#adapter.settled();
  }

  /**
   * Resolves when what a read shows is durable; also while it cannot be written, as it is shown nevertheless. Rejects when it may
   * not be shown.
   */
  async shown(): Promise<void> {
    try {
      if (this.failure === undefined) await this.settled();
    } catch (error) {
      // Another replica may own the platform.
      if (this.failure === undefined) throw error;
    }
    this.requireReadable();
  }

  close(): Promise<void> {
    // No later commit has the counts of reads, and the next process continues from them.
    if (this.#low.data.counts !== this.#writtenCounts) this.#write({ changes: [] });
    return this.#adapter.close();
  }

  /** Retains a state that is replaced, so that an undo returns to it. Returns its number. */
  #retain(before: Readonly<State>, origin: StepOrigin): number {
    const number = this.#undoLog.addReplacement(before, origin);
    this.#low.data.replaced.set(number, before);
    return number;
  }

  /** Forgets the states that no undo returns to any longer. */
  #forget(): Pick<Commit, 'forgotten'> {
    const forgotten = this.#undoLog.oldest - 1;
    return forgetReplaced(this.#low.data, forgotten) ? { forgotten } : {};
  }

  #write(commit: Commit): void {
    const { counts, unwritten, replaced } = this.#low.data;
    const written = replaced.size === 0 ? commit : { ...commit, ...this.#forget() };
    unwritten.push(counts === this.#countsBefore(commit) ? written : { ...written, counts });
    this.#writtenCounts = counts;
    // Callers that depend on the result wait for `settled`, which rejects with the same failure.
    this.#low.write().catch(() => undefined);
  }

  /** Returns the counts that a commit without counts leaves; undefined when they are not known. */
  #countsBefore({ reset, adopt, revert }: Commit): Database['counts'] | undefined {
    if (revert !== undefined) return undefined;
    return reset || adopt !== undefined ? noCounts : this.#writtenCounts;
  }
}
