import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../../../time/clock';
import { DatabaseUnavailableError } from './database-error';

export interface AttemptOptions {
  /** Whether an unreachable database is tried again until the time is up. Default: false. */
  readonly retry?: boolean | undefined;
  /** Milliseconds within which a connection is made. Default: 30,000. */
  readonly connectWithinMs?: number | undefined;
  /** Monotonic clock, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Resolves after some milliseconds. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** An attempt that began while the database was cut off delays the next one, which may succeed. */
export const CONNECT_TIMEOUT_MS = 2000;
const RETRY_AFTER_MS = 250;

/** Runs an attempt, and again while the database is unavailable, time is left and this was asked for. */
export async function attemptWithin(run: (timeoutMs: number) => Promise<void>, options: AttemptOptions): Promise<void> {
  const { retry = false, connectWithinMs = 30_000, now = elapsed, pause = setTimeout } = options;
  const end = now() + connectWithinMs;
  for (;;) {
    try {
      await run(Math.min(CONNECT_TIMEOUT_MS, Math.max(1, end - now())));
      return;
    } catch (error) {
      const isOver = now() + RETRY_AFTER_MS >= end;
      if (!retry || isOver || !(error instanceof DatabaseUnavailableError)) throw error;
      await pause(RETRY_AFTER_MS);
    }
  }
}
