import { type Awaitable, settle } from '../time/awaitable';
import { endOfTick } from '../time/tick';

/** Rows that are indexed before the event loop runs: a few milliseconds. A smaller table is indexed at once. */
export const ROWS_PER_STEP = 2_048;

/** Thrown by a read of a large lazy index that nobody has read yet, where the reader can wait for it: see `onBuiltIndexes`. */
export class UnbuiltIndexError extends Error {
  override readonly name = 'UnbuiltIndexError';

  constructor(
    /** Builds the index, unless somebody else already does. The event loop may run between two steps. */
    readonly build: () => Iterable<void>,
  ) {
    super('the index is not built yet');
  }
}

/** Whether the reads of the present call can be repeated later. Reads are synchronous, so nothing else runs meanwhile. */
let isRepeatable = false;

/** Throws in a call that can be repeated; anywhere else the caller builds the index at once. */
export function deferIndex(build: () => Iterable<void>): void {
  if (isRepeatable) throw new UnbuiltIndexError(build);
}

/**
 * Runs something that only reads. If it needs a large index that nobody has read yet, the index is built in steps, between which other
 * requests are carried out, and it runs again: all at once, a hundred thousand rows would hold up everybody for half a second. What it
 * does up to its first `await` can be repeated.
 */
export function onBuiltIndexes<Result>(run: () => Awaitable<Result>): Awaitable<Result> {
  return settle(
    () => repeatable(run),
    (result) => result,
    (error) => {
      if (!(error instanceof UnbuiltIndexError)) throw error;
      return afterBuilding(error, run);
    },
  );
}

async function afterBuilding<Result>({ build }: UnbuiltIndexError, run: () => Awaitable<Result>): Promise<Result> {
  for (const _ of build()) await endOfTick();
  await endOfTick(); // somebody else may be building it
  return onBuiltIndexes(run);
}

function repeatable<Result>(run: () => Result): Result {
  isRepeatable = true;
  try {
    return run();
  } finally {
    isRepeatable = false;
  }
}
