import { checkpointOf } from './checkpoint';
import { CommitGroup } from './commit-group';
import { commitOf, lineOf } from './commit-line';
import { type Commit, createDatabase, type Database, replay, rowCount } from '../state';
import type { Journal } from './journal';
import type { StoreAdapter } from './store-adapter';
import { endOfTick } from '../../time/tick';

export interface JournalingAdapterOptions {
  /** A journal smaller than this is not compacted. */
  readonly compactAboveBytes?: number;
  /** How many times its size after the last compaction a journal may grow to. */
  readonly compactAboveGrowth?: number;
  /** How many changes a journal holds at least for each row that is left of them, when it is worth writing anew. */
  readonly changesPerRow?: number;
  readonly rowsPerLine?: number;
  /** Hears why a compaction was given up. Nothing is lost by that; it is tried again when the journal has grown further. */
  readonly onCompactionFailure?: (error: unknown) => void;
}

const settled = Promise.resolve();

/**
 * Keeps a database as the journal of its commits. The commits of one turn of the event loop, and all that arrive while an
 * append is under way, go out together in the next append.
 */
export class JournalingAdapter implements StoreAdapter {
  readonly #journal: Journal;
  readonly #compactAboveBytes: number;
  readonly #compactAboveGrowth: number;
  readonly #changesPerRow: number;
  readonly #rowsPerLine: number;
  readonly #onCompactionFailure: (error: unknown) => void;
  #database: Database | undefined;
  /** Is being filled. After a failure it starts with the lines that could not be written: memory shows them already. */
  #next = new CommitGroup();
  #inFlight: CommitGroup | undefined;
  #running = false;
  #closing: Promise<void> | undefined;
  #compaction: Promise<void> | undefined;
  #noCompactionBelow = 0;
  #cutBytes = 0;
  /** How many changes the journal holds. What they left is rows; what they replaced or took away is ballast. */
  #changes = 0;

  constructor(journal: Journal, options: JournalingAdapterOptions = {}) {
    this.#journal = journal;
    this.#compactAboveBytes = options.compactAboveBytes ?? 8 * 1024 * 1024;
    this.#compactAboveGrowth = options.compactAboveGrowth ?? 2;
    this.#changesPerRow = options.changesPerRow ?? 2;
    this.#rowsPerLine = options.rowsPerLine ?? 200;
    this.#onCompactionFailure = options.onCompactionFailure ?? (() => undefined);
  }

  get pending(): boolean {
    return this.#inFlight !== undefined || this.#next.lines.length > 0;
  }

  /** How much of a torn last line was cut off when the journal was read. */
  get cutBytes(): number {
    return this.#cutBytes;
  }

  /** Resolves when the compaction under way is over, however it went; undefined when there is none. */
  get compaction(): Promise<void> | undefined {
    return this.#compaction;
  }

  /** Null when nothing was ever acknowledged. */
  async read(): Promise<Database | null> {
    const database = createDatabase();
    let number = 0;
    const { lines, cutBytes } = await this.#journal.read((line) => {
      number++;
      this.#changes += replayLine(database, line, () => `transaction ${number} of ${this.#journal.name}`);
    });
    this.#cutBytes = cutBytes;
    return lines === 0 ? null : database;
  }

  write(database: Database): Promise<void> {
    if (this.#closing !== undefined) return Promise.reject(new Error(`${this.#journal.name} is closed`));
    this.#database = database;
    this.#collect();
    return this.settled();
  }

  settled(): Promise<void> {
    if (this.#next.lines.length === 0) return this.#inFlight?.durable ?? settled;
    const { durable } = this.#next;
    if (!this.#running) void this.#run();
    return durable;
  }

  /** Writes what is still to be written, and lets go of the journal even if that fails. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    try {
      await this.settled();
    } finally {
      await this.#journal.close();
      await this.#compaction;
    }
  }

  /** Serialises each commit once, all of them or none. */
  #collect(): void {
    const unwritten = this.#database?.unwritten;
    if (unwritten === undefined || unwritten.length === 0) return;
    const lines = unwritten.map(lineOf);
    for (const { changes } of unwritten) this.#changes += changes.length;
    unwritten.length = 0;
    for (const line of lines) this.#next.add(line);
  }

  /** Goes on for as long as somebody waits. Never rejects: whoever waits for a group hears of its failure. */
  async #run(): Promise<void> {
    this.#running = true;
    while (this.#next.isAwaited) {
      await endOfTick();
      this.#collect();
      const group = this.#next;
      this.#next = new CommitGroup();
      this.#inFlight = group;
      const checkpoint = this.#checkpointToCompactTo();
      try {
        await this.#journal.append(group.lines);
        group.resolve();
        if (checkpoint !== undefined) this.#compact(checkpoint);
      } catch (error) {
        this.#next.addBefore(group.lines);
        group.reject(error);
      }
      this.#inFlight = undefined;
    }
    this.#running = false;
  }

  /**
   * The database as it is with the group that is about to go out, and without what comes after it: so it stands for exactly
   * the lines that the journal will hold then.
   */
  #checkpointToCompactTo(): Iterable<Commit> | undefined {
    const { size, checkpointSize } = this.#journal;
    const limit = Math.max(this.#compactAboveBytes, this.#compactAboveGrowth * checkpointSize, this.#noCompactionBelow);
    if (size <= limit || this.#compaction !== undefined || this.#closing !== undefined) return undefined;
    const database = this.#database;
    if (database === undefined || this.#changes < this.#changesPerRow * rowsToKeep(database)) return undefined;
    return checkpointOf(database, this.#rowsPerLine);
  }

  #compact(checkpoint: Iterable<Commit>): void {
    const replaced = this.#changes;
    let kept = 0;
    const lines = linesOf(checkpoint, ({ changes }) => (kept += changes.length));
    this.#compaction = this.#journal
      .compact(lines)
      .then(() => {
        this.#noCompactionBelow = 0;
        this.#changes += kept - replaced;
      })
      .catch((error: unknown) => {
        this.#noCompactionBelow = this.#journal.size + this.#compactAboveBytes;
        if (this.#closing === undefined) this.#onCompactionFailure(error);
      })
      .finally(() => {
        this.#compaction = undefined;
      });
  }
}

/** How many rows a compaction leaves at least. Snapshots have most of theirs in common with each other and the present. */
function rowsToKeep(database: Database): number {
  return Math.max(rowCount(database), ...[...database.snapshots.values()].map(rowCount));
}

function* linesOf(commits: Iterable<Commit>, note: (commit: Commit) => void): Generator<string, void, undefined> {
  for (const commit of commits) {
    note(commit);
    yield lineOf(commit);
  }
}

/** Gives the number of changes. */
function replayLine(database: Database, line: string, describe: () => string): number {
  try {
    const commit = commitOf(line);
    replay(database, commit);
    return commit.changes.length;
  } catch (error) {
    throw new Error(`${describe()} does not fit the tables of this payments-sandbox; another release wrote it`, {
      cause: error,
    });
  }
}
