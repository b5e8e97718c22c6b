import { createDatabase, type Database } from '../state';
import type { Journal, JournalReading } from './journal';
import { LineReader } from './line-reader';

/** The database that a journal contains. */
export interface StoredDatabase extends JournalReading {
  readonly database: Database;
  /** Number of changes in its lines. */
  readonly changes: number;
  /** The release that wrote the last line; undefined when nothing names one. */
  readonly release: string | undefined;
}

/** Reads a journal from its first line to its last. Rejects with a `NewerReleaseError` when this release cannot read one. */
export async function readDatabase(journal: Pick<Journal, 'name' | 'read'>): Promise<StoredDatabase> {
  let database = createDatabase();
  let reader = new LineReader(journal.name, database);
  const reading = await journal.read(
    (line) => reader.replay(line),
    (release) => {
      database = createDatabase();
      reader = new LineReader(journal.name, database);
      reader.release = release;
    },
  );
  reader.end();
  const { changes, release } = reader;
  return { ...reading, database, changes, release };
}
