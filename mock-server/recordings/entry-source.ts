/** The entries of a HAR, wherever they are. */
export interface EntrySource {
  /** The path of the file; null for an object. */
  readonly file: string | null;
  /** Returns all entries, in the order of the HAR. Throws a `RecordingError`. */
  entries(): AsyncIterable<unknown>;
  /** Returns the entry of a position, from 0. */
  read(position: number): Promise<unknown>;
  /** Returns the place of an entry for messages. */
  place(position: number): string;
  /** Closes the file. */
  close(): Promise<void>;
}
