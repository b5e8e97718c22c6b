/** What a journal held when it was read. */
export interface JournalReading {
  readonly lines: number;
  /** Bytes of a last line that its writer did not live to finish. It was never acknowledged, and is cut off. */
  readonly cutBytes: number;
}

/**
 * Keeps lines in the order of their appending: in a file today, in a shared database tomorrow. A line is an opaque string
 * without a line break. How it is framed, checked and replaced is nobody else's business.
 */
export interface Journal {
  /** What messages call it. */
  readonly name: string;
  /** How many bytes are kept, and how many of them the last compaction left. */
  readonly size: number;
  readonly checkpointSize: number;

  /** Hands over every line, oldest first. Comes once, and before anything else. */
  read(take: (line: string) => void): Promise<JournalReading>;

  /**
   * Resolves when all lines are durable; they are so together or not at all for whoever reads while the process lives. Once
   * rejected, nothing kept before is harmed, and the caller gives the same lines again. One call at a time.
   */
  append(lines: readonly string[]): Promise<void>;

  /**
   * Puts a snapshot in the place of all that was appended before this call, and keeps what is appended after it. Takes the
   * lines one by one, giving way to other work between them, while appends go on. Once rejected, everything is as before.
   * Is not called while an append is under way, so that before and after have a meaning.
   */
  compact(snapshot: Iterable<string>): Promise<void>;

  /** Gives up a compaction under way, and lets go of what is open. */
  close(): Promise<void>;
}
