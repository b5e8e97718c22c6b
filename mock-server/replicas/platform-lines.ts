import { addressesInState } from '../rows/addresses';
import { checkpointOf } from '../store/journal/checkpoint';
import { linesOfCommits } from '../store/journal/commit-lines';
import type { Journal } from '../store/journal/journal';
import { readDatabase } from '../store/journal/stored-database';
import type { Database } from '../store/state';

/** Reads a platform from its journal. Returns undefined when nothing was ever acknowledged. */
export async function readPlatform(journal: Pick<Journal, 'name' | 'read'>): Promise<Database | undefined> {
  const { database, lines } = await readDatabase(journal);
  // Of the undo log of its last process.
  database.replaced.clear();
  return lines === 0 ? undefined : database;
}

/** Returns the lines of a platform for a journal, which can be taken several times. */
export function linesOfPlatform(platform: Database, { namesRelease }: Pick<Journal, 'namesRelease'>): Iterable<string> {
  return { [Symbol.iterator]: () => linesOfCommits(checkpointOf(platform), namesRelease) };
}

/** Returns the addresses of the present state and of snapshots, to which the platform may return. */
export function addressesOfPlatform(platform: Database): ReadonlySet<string> {
  const states = [{ tables: platform.tables }, ...platform.snapshots.values()];
  return new Set(states.flatMap((state) => [...addressesInState(state)]));
}
