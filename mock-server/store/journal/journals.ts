import type { Journal } from './journal';
import type { NamesFile } from './platform-names';
import type { ListedPlatform } from './storage';
import type { StoreAdapter } from './store-adapter';

/** A journal from outside, without reading it. */
export type JournalStat = Pick<ListedPlatform, 'bytes' | 'writtenAt'>;

/** The journals of the platforms of one process: files of a directory, or memory. */
export interface Journals {
  /** The greatest number of journals that should be open at a time, if there is a limit. */
  readonly maxOpenJournals?: number;

  /** Returns the ids of the platforms that have a journal. The creation of one of them may never have been acknowledged. */
  platforms(): Promise<readonly string[]>;

  /** Whether a platform has a journal. */
  has(id: string): boolean;

  /** Opens the journal of a platform, which need not exist yet. Returns the same adapter until that is released. */
  open(id: string): Promise<StoreAdapter>;

  /** Closes the journal of a platform, if it is open. Rejects when something cannot be written any more, but closes it anyway. */
  release(id: string): Promise<void>;

  /** Closes the journal of a platform, whatever is pending, and deletes it. Resolves when a crash cannot bring it back. */
  delete(id: string): Promise<void>;

  /** Returns the size and the last write of a journal; undefined without one. */
  statOf(id: string): JournalStat | undefined;

  /** Returns a text that changes whenever a released journal changes; undefined without a journal. */
  versionOf(id: string): string | undefined;

  /** Returns the journal of the platform index. With `fresh`, deletes what it contains. Called before anything is opened. */
  indexJournal(fresh?: boolean): Journal;

  /** The file of the names of platforms. Without one, they are in memory only. */
  readonly names?: NamesFile;

  /** Closes every open journal, and releases the storage even when something cannot be written any more; then it rejects. */
  close(): Promise<void>;
}
