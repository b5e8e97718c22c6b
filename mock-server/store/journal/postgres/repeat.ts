import { sleep } from '../../../time/timers';
import { DatabaseRefusedError, DatabaseUnavailableError } from './database-error';

export interface Repetition {
  /** Whether the result does not matter any more. */
  readonly isOver: () => boolean;
  /** Resolves after some milliseconds. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined;
}

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/**
 * Runs something until the database responds: again at once, then with short pauses. `run` must be able to find that an earlier
 * try of it was carried out. Rejects with the last error once the result does not matter, and with the first one that tells the
 * outcome.
 */
export async function repeat<Result>(
  run: (isFirst: boolean) => Promise<Result>,
  { isOver, pause = sleep }: Repetition,
): Promise<Result> {
  let isUnknown = false;
  for (let pauseMs = 0; ; pauseMs = Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS)) {
    try {
      return await run(!isUnknown);
    } catch (error) {
      const isUnavailable = error instanceof DatabaseUnavailableError;
      // A refusal says nothing about the tries before it.
      if (!isUnavailable && !(isUnknown && error instanceof DatabaseRefusedError)) throw error;
      isUnknown = true;
      if (isOver()) throw error;
    }
    if (pauseMs > 0) await pause(pauseMs);
  }
}
