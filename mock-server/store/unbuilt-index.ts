import { endOfTick } from '../time/tick';

/** Rows that are indexed before the event loop runs: a few milliseconds. A smaller table is indexed at once. */
export const ROWS_PER_STEP = 2_048;

/**
 * The way in which a read takes a large lazy index that nobody has read yet: build it at once, or throw an `UnbuiltIndexError`,
 * for a caller that can read again once it is built.
 */
export type OnUnbuiltIndex = 'build' | 'throw';

/** Thrown by a read of a large lazy index that nobody has read yet: see `onBuiltIndexes`. */
export class UnbuiltIndexError extends Error {
  override readonly name = 'UnbuiltIndexError';

  constructor(
    /** Builds the index, unless somebody else already does. The event loop may run between two steps. */
    readonly build: () => Iterable<void>,
  ) {
    super('the index is not built yet');
  }
}

/**
 * Runs something that only reads. If it needs a large index that nobody has read yet, the index is built in steps, between which
 * other requests are carried out, and it runs again: all at once, a hundred thousand rows would hold up everybody for half a
 * second.
 */
export async function onBuiltIndexes<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof UnbuiltIndexError)) throw error;
      for (const _ of error.build()) await endOfTick();
      await endOfTick(); // somebody else may be building it
    }
  }
}
