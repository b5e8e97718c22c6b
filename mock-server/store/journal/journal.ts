/** The result of reading a journal. */
export interface JournalReading {
  /** Number of lines. */
  readonly lines: number;
  /** Bytes of an incomplete last group. It was never acknowledged, and is cut off. */
  readonly cutBytes: number;
}

/**
 * Facts that a journal may store beside the lines of an append. Computed when the append begins, and only by a journal that
 * stores it.
 */
export interface AppendDetails {
  /**
   * Returns the instant on the machine's clock at which something is due next, in milliseconds since 1970; null when nothing is.
   */
  readonly dueAt: () => number | null;
  /** Returns the addresses that the lines add to the platform: see `addressesOf`. */
  readonly addresses: () => Iterable<string>;
}

/**
 * An append-only log of lines: a file here, a shared database elsewhere. A line is the text of a JSON object, without a line
 * break. The ends of groups, checksums and replacement are the journal's own.
 */
export interface Journal {
  /** The name in messages. */
  readonly name: string;
  /** Stored bytes. */
  readonly size: number;
  /** Stored bytes of the last checkpoint. */
  readonly checkpointSize: number;
  /**
   * Whether a new journal and a checkpoint name the release that writes them. In any other, their first line does: see `linesOf`.
   */
  readonly namesRelease: boolean;

  /**
   * Passes every line of complete groups to `take`, oldest first. Called once, before anything else. A journal that names its
   * release calls `restart` before the first line, and again after it passed lines of a group that turns out to be incomplete:
   * lines passed before are void.
   */
  read(take: (line: string) => void, restart: (release?: string) => void): Promise<JournalReading>;

  /**
   * Appends lines as one group: after a crash either all of them are read back or none. Resolves when they are durable. After
   * a rejection everything appended before is intact, and the caller appends the same lines again. Takes the lines one by one,
   * and may take them again from the start; an error thrown by the iterable rejects the append. One call at a time.
   */
  append(lines: Iterable<string>, details?: AppendDetails): Promise<void>;

  /**
   * Replaces everything that was appended before this call by a checkpoint, and keeps what is appended later. Takes the lines
   * one by one and yields to the event loop between them, while appends continue. After a rejection everything is as before.
   * Must not be called during an append. A journal that stores addresses deletes those that `addresses` does not have in
   * the end: of the checkpoint, and of what was appended meanwhile.
   */
  compact(checkpoint: Iterable<string>, details?: Pick<AppendDetails, 'addresses'>): Promise<void>;

  /** Aborts a running compaction and releases everything that is open. */
  close(): Promise<void>;

  /** Closes the journal and deletes it. */
  delete(): Promise<void>;
}

/** Thrown by a journal that another owner has replaced, truncated or deleted. It never writes again. */
export class JournalLostError extends Error {
  override readonly name = 'JournalLostError';
}
