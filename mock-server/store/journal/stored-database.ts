import { endOfTick } from '../../time/tick';
import type { PackingOptions } from '../packed/packing';
import { createDatabase, type Database, replay } from '../state';
import { commitOf } from '../lines/commit-lines';
import type { Journal, JournalReading } from './journal';

/** Rows whose ids are indexed before the event loop runs. */
const ROWS_PER_STEP = 50_000;

/** The database that a journal contains. */
export interface StoredDatabase extends JournalReading {
  readonly database: Database;
  /** Number of changes in its lines. */
  readonly changes: number;
}

/** Reads a journal from its first line to its last. Rejects with an error that names the line when one does not fit the tables. */
export async function readDatabase(
  journal: Pick<Journal, 'name' | 'read'>,
  packing?: PackingOptions,
): Promise<StoredDatabase> {
  let database = createDatabase(packing);
  let [number, changes] = [0, 0];
  const take = (line: string) => {
    number++;
    try {
      const commit = commitOf(line);
      replay(database, commit);
      database.packing.addRead(database, commit.changes, line, commit.staged);
      changes += commit.changes.length;
    } catch (error) {
      const name = `line ${number} of ${journal.name}`;
      throw new Error(`${name} does not fit the tables of this payments-sandbox; another release wrote it`, {
        cause: error,
      });
    }
  };
  const restart = () => {
    if (number === 0) return;
    database = createDatabase(packing);
    [number, changes] = [0, 0];
  };
  const reading = await journal.read(take, restart);
  for (const table of Object.values(database.tables))
    for (const _ of table.endLoading(ROWS_PER_STEP)) await endOfTick();
  return { ...reading, database, changes };
}
