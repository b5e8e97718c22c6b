import { endOfTick } from '../../time/tick';
import { unrefTimer } from '../../time/timers';
import type { Commit } from '../commit';
import { RELEASE } from '../../fields/release';
import { type Database, rowCount } from '../state';
import { addressesIn } from '../../rows/addresses';
import { checkpointOf } from './checkpoint';
import { linesOfCommits, withReferences } from './commit-lines';
import { type Journal, JournalLostError } from './journal';
import { type AppendObserver, type StoreAdapter, StoreClosedError } from './store-adapter';
import { readDatabase } from './stored-database';

export interface JournalingAdapterOptions {
  /** A smaller journal is not compacted, in bytes. Default: 32 MiB. */
  readonly compactAboveBytes?: number;
  /** The factor by which a journal may grow since its last compaction. Default: 2. */
  readonly compactAboveGrowth?: number;
  /** The number of changes per remaining row at which a compaction is worth its cost. Default: 2. */
  readonly changesPerRow?: number;
  /** Rows in each line of a checkpoint: see `checkpointOf`. */
  readonly rowsPerLine?: number;
  /** Milliseconds after which a failed append is repeated. Default: 1,000. */
  readonly retryAfterMs?: number;
  /** Called with the bytes of an incomplete last group that were cut off when the journal was read, if there were any. */
  readonly onCut?: (bytes: number) => void;
  /** Called when a compaction was given up. Nothing is lost; it is tried again when the journal has grown further. */
  readonly onCompactionFailure?: (error: unknown) => void;
  /** Called when an append fails after one that succeeded. It is repeated until it succeeds. */
  readonly onAppendFailure?: (error: unknown) => void;
  /** @internal */
  readonly meter?: JournalMeter | undefined;
}

/** Measures appends and compactions. Without a function nothing is measured. */
export interface JournalMeter {
  /** Called when an append of some commits begins. Returns what is called with the bytes that it has written. */
  append?: (commits: number) => (bytes: number) => void;
  compaction?: (outcome: 'completed' | 'failed') => void;
}

const done = Promise.resolve();

/** The same as `changesPerRow` for a journal that may not grow: deletions are to free bytes. */
const CHANGES_PER_ROW_IF_FULL = 1.25;

/** The promise of an append, shared by everybody who waits for it. */
class Append {
  readonly durable: Promise<void>;
  resolve: () => void = () => undefined;
  reject: (error: unknown) => void = () => undefined;

  constructor() {
    this.durable = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // A failure is also in `failure`: a rejection that nobody waits for is not an unexpected one.
    this.durable.catch(() => undefined);
  }
}

/**
 * Keeps a database as the journal of its commits. The commits of one event-loop tick, and those that arrive during an append,
 * are one group of the next append (group commit). A commit leaves the database's queue only when its append has succeeded:
 * what cannot be serialised or written stays pending.
 */
export class JournalingAdapter implements StoreAdapter {
  readonly #journal: Journal;
  readonly #compactAboveBytes: number;
  readonly #compactAboveGrowth: number;
  readonly #changesPerRow: number;
  readonly #rowsPerLine: number | undefined;
  readonly #retryAfterMs: number;
  readonly #onCompactionFailure: (error: unknown) => void;
  readonly #onAppendFailure: (error: unknown) => void;
  readonly #onCut: (bytes: number) => void;
  readonly #meter: JournalMeter;
  #database: Database | undefined;
  #inFlight: Append | undefined;
  /** The append that will write the commits in the queue, once somebody waits for it. */
  #next: Append | undefined;
  #running = false;
  #failure: unknown;
  #observer: AppendObserver | undefined;
  #cancelRetry: () => void = () => undefined;
  #closing: Promise<void> | undefined;
  #closed = false;
  #compaction: Promise<void> | undefined;
  /** The addresses in a checkpoint that is being written, and in what is appended meanwhile. */
  #addresses: Set<string> | undefined;
  #noCompactionBelow = 0;
  #maxBytes = Infinity;
  /** Whether the journal names this release as the writer of its next lines. */
  #isNamed: boolean;
  /** Changes in the journal. The latest of each row are live; the others are garbage. */
  #changes = 0;

  constructor(journal: Journal, options: JournalingAdapterOptions = {}) {
    this.#journal = journal;
    this.#isNamed = journal.namesRelease;
    this.#compactAboveBytes = options.compactAboveBytes ?? 32 * 1024 * 1024;
    this.#compactAboveGrowth = options.compactAboveGrowth ?? 2;
    this.#changesPerRow = options.changesPerRow ?? 2;
    this.#rowsPerLine = options.rowsPerLine;
    this.#retryAfterMs = options.retryAfterMs ?? 1000;
    this.#onCompactionFailure = options.onCompactionFailure ?? (() => undefined);
    this.#onAppendFailure = options.onAppendFailure ?? (() => undefined);
    this.#onCut = options.onCut ?? (() => undefined);
    this.#meter = options.meter ?? {};
  }

  get pending(): boolean {
    return this.#inFlight !== undefined || this.#queued > 0;
  }

  get size(): number {
    return this.#journal.size;
  }

  get isFull(): boolean {
    return this.#journal.size >= this.#maxBytes && this.#compaction === undefined;
  }

  limit(bytes: number): void {
    this.#maxBytes = bytes;
  }

  get failure(): unknown {
    return this.#closing === undefined ? this.#failure : this.#closedError;
  }

  get lost(): unknown {
    const { failure } = this;
    return this.#closing !== undefined || failure instanceof JournalLostError ? failure : undefined;
  }

  get #closedError(): StoreClosedError {
    return new StoreClosedError(`${this.#journal.name} is closed`);
  }

  observe(observer: AppendObserver): void {
    this.#observer = observer;
  }

  /** Resolves when the running compaction has ended, successfully or not; undefined when there is none. */
  get compaction(): Promise<void> | undefined {
    return this.#compaction;
  }

  get #queued(): number {
    return this.#database?.unwritten.length ?? 0;
  }

  /** Returns null when nothing was ever acknowledged. */
  async read(): Promise<Database | null> {
    const { database, lines, cutBytes, changes, release } = await readDatabase(this.#journal);
    if (cutBytes > 0) this.#onCut(cutBytes);
    this.#database = database;
    this.#changes = changes;
    if (release !== undefined) this.#isNamed = release === RELEASE;
    return lines === 0 ? null : database;
  }

  /** Takes note of the last commit in `database.unwritten`, at once. Rejects when it cannot be written: see `settled`. */
  write(database: Database): Promise<void> {
    this.#database = database;
    const { tables, staged, unwritten } = database;
    const commit = unwritten.pop();
    if (commit !== undefined) {
      const own = commit.staged === undefined ? tables : staged.get(commit.staged);
      unwritten.push(withReferences(commit, (table, id) => own?.[table].get(id)));
    }
    return this.settled();
  }

  settled(): Promise<void> {
    if (this.#queued === 0) return this.#inFlight?.durable ?? done;
    if (this.#closed) return Promise.reject(this.#closedError);
    const { durable } = (this.#next ??= new Append());
    if (!this.#running) void this.#run();
    return durable;
  }

  /** Writes the lines of a database to a journal that was empty when it was read: all of them or none. */
  fill(lines: Iterable<string>): Promise<void> {
    return this.#journal.append(lines);
  }

  /** Writes what is pending, and closes the journal even if that fails. Commits that come later are never written. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  /** Closes the journal, whatever is pending, and deletes it. */
  async delete(): Promise<void> {
    this.#closing ??= done;
    this.#closed = true;
    this.#cancelRetry();
    await this.#journal.delete();
    await this.#compaction;
  }

  async #close(): Promise<void> {
    try {
      await this.settled();
    } finally {
      this.#closed = true;
      this.#cancelRetry();
      await this.#journal.close();
      await this.#compaction;
    }
  }

  /** Runs while somebody waits. Never rejects: those who wait for an append learn of its failure. */
  async #run(): Promise<void> {
    this.#running = true;
    for (let append = this.#next; append !== undefined; append = this.#next) {
      await endOfTick();
      this.#next = undefined;
      await this.#append(append);
    }
    this.#running = false;
  }

  async #append(append: Append): Promise<void> {
    const database = this.#database;
    const commits = database?.unwritten ?? [];
    if (database) database.unwritten = [];
    this.#inFlight = append;
    const changes = commits.reduce((sum, commit) => sum + commit.changes.length, 0);
    const checkpoint = this.#checkpointToCompactTo(this.#changes + changes);
    const appended = this.#meter.append?.(commits.length);
    const before = this.#journal.size;
    this.#keep(commits);
    try {
      const dueAt = () => this.#observer?.dueAt() ?? null;
      await this.#journal.append(
        { [Symbol.iterator]: () => linesOfCommits(commits, this.#isNamed) },
        { dueAt, addresses: () => addressesIn(commits) },
      );
      this.#changes += changes;
      this.#isNamed = true;
      appended?.(this.#journal.size - before);
      this.#succeed();
      append.resolve();
      if (checkpoint !== undefined) this.#compact(checkpoint);
    } catch (error) {
      // Memory contains them already: they come first in the next append.
      if (database) database.unwritten = commits.concat(database.unwritten);
      this.#fail(error);
      append.reject(error);
    }
    this.#inFlight = undefined;
  }

  #succeed(): void {
    if (this.#failure === undefined) return;
    this.#failure = undefined;
    this.#observer?.recovered();
  }

  #fail(error: unknown): void {
    const isFirst = this.#failure === undefined;
    this.#failure = error;
    if (isFirst) {
      this.#onAppendFailure(error);
      this.#observer?.failed(error);
    }
    if (this.#closing !== undefined || error instanceof JournalLostError) return;
    this.#cancelRetry();
    this.#cancelRetry = unrefTimer(() => void this.settled().catch(() => undefined), this.#retryAfterMs);
  }

  /**
   * The database with the group that is about to be appended, and without later commits: exactly the lines that the journal
   * will contain then.
   */
  #checkpointToCompactTo(changes: number): Iterable<Commit> | undefined {
    const { size, checkpointSize } = this.#journal;
    const grown = Math.max(this.#compactAboveBytes, this.#compactAboveGrowth * checkpointSize);
    if (size <= Math.max(Math.min(grown, this.#maxBytes), this.#noCompactionBelow)) return undefined;
    if (this.#compaction !== undefined || this.#closing !== undefined) return undefined;
    const database = this.#database;
    const perRow = size > this.#maxBytes ? Math.min(CHANGES_PER_ROW_IF_FULL, this.#changesPerRow) : this.#changesPerRow;
    if (database === undefined || changes < perRow * rowsToKeep(database)) return undefined;
    return checkpointOf(database, this.#rowsPerLine);
  }

  #keep(commits: readonly Commit[]): void {
    if (this.#addresses) for (const address of addressesIn(commits)) this.#addresses.add(address);
  }

  #compact(checkpoint: Iterable<Commit>): void {
    const replaced = this.#changes;
    let kept = 0;
    const addresses = (this.#addresses = new Set<string>());
    const count = (commit: Commit) => {
      kept += commit.changes.length;
      this.#keep([commit]);
    };
    const lines = linesOfCommits(checkpoint, this.#journal.namesRelease, count);
    this.#compaction = this.#journal
      .compact(lines, { addresses: () => addresses })
      .then(() => {
        this.#noCompactionBelow = 0;
        this.#changes += kept - replaced;
        this.#meter.compaction?.('completed');
      })
      .catch((error: unknown) => {
        this.#noCompactionBelow = this.#journal.size + this.#compactAboveBytes;
        this.#meter.compaction?.('failed');
        if (this.#closing === undefined) this.#onCompactionFailure(error);
      })
      .finally(() => {
        this.#addresses = undefined;
        this.#compaction = undefined;
      });
  }
}

/** The least number of rows that a compaction leaves. Kept states share most of theirs with each other and with the present. */
function rowsToKeep(database: Database): number {
  const { snapshots, replaced } = database;
  return Math.max(...[database, ...snapshots.values(), ...replaced.values()].map(rowCount));
}
