import { addressesInState } from '../store/journal/addresses-in';
import { checkpointOf } from '../store/journal/checkpoint';
import { commitOf, linesOf } from '../store/journal/commit-lines';
import type { Journal } from '../store/journal/journal';
import { type Commit, createDatabase, type Database, replay } from '../store/state';

const ROWS_PER_LINE = 200;

/** Reads a platform from its journal. Returns undefined when nothing was ever acknowledged. */
export async function readPlatform({ name, read }: Pick<Journal, 'name' | 'read'>): Promise<Database | undefined> {
  let database = createDatabase();
  const take = (line: string) => {
    try {
      replay(database, commitOf(line));
    } catch (error) {
      throw new Error(`${name} does not fit the tables of this payments-sandbox; another release wrote it.`, {
        cause: error,
      });
    }
  };
  const { lines } = await read(take, () => {
    database = createDatabase();
  });
  return lines === 0 ? undefined : database;
}

/** Returns the commits that turn an empty database into a platform. */
export function commitsOf(platform: Database): Iterable<Commit> {
  return checkpointOf(platform, ROWS_PER_LINE);
}

/** Returns the lines of a platform, which can be taken several times. */
export function linesOfPlatform(platform: Database): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      for (const commit of commitsOf(platform)) yield* linesOf(commit);
    },
  };
}

/** Returns the addresses of the present state and of snapshots, to which the platform may return. */
export function addressesOfPlatform(platform: Database): ReadonlySet<string> {
  const states = [{ tables: platform.tables }, ...platform.snapshots.values()];
  return new Set(states.flatMap((state) => [...addressesInState(state)]));
}
