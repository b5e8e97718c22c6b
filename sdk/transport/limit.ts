import { AbortController } from '../../spec/vocabulary/globals';
import type { Settings } from '../client-options';
import { TimeoutError } from '../errors';
import { type System, waitFor } from '../system';
import type { CallOptions } from '../types';
import type { ErrorContext } from './response';

/** The limits of a call, from its options or those of the client. */
export type CallLimits = Pick<Settings, 'timeoutMs' | 'deadlineMs' | 'maxRetries'> & Pick<CallOptions, 'signal'>;

/** The limits of an attempt, or of the wait for an access token. */
export interface Limit {
  /** Milliseconds. With none left, nothing is begun. */
  readonly timeoutMs: number;
  /** Whether the time is up because the deadline of the call is. */
  readonly isDeadline: boolean;
  readonly timeoutError: () => TimeoutError;
  /** The signal of the caller. */
  readonly signal: AbortSignal | undefined;
  readonly setTimer: System['setTimer'];
}

/** Returns the limit of an attempt: its own time-out, or what is left until the deadline of the call. */
export function limitOf(
  limits: CallLimits,
  millisecondsLeft: number,
  { call, secrets }: ErrorContext,
  { setTimer }: System,
): Limit {
  const { timeoutMs, deadlineMs, signal } = limits;
  const isDeadline = millisecondsLeft <= timeoutMs;
  const message = `no response within ${isDeadline ? `the deadline of ${deadlineMs} ms` : `${timeoutMs} ms`}`;
  const explanation = 'Pass a longer timeoutMs or deadlineMs.';
  const timeoutError = () => new TimeoutError({ ...call, secrets, code: 'timed_out', message, explanation });
  return { timeoutMs: isDeadline ? millisecondsLeft : timeoutMs, isDeadline, timeoutError, signal, setTimer };
}

/**
 * Runs with a signal that aborts when the time is up or when the caller's signal aborts. Rejects at that moment, even
 * when what runs ignores the signal.
 */
export function withLimit<T>(limit: Limit, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = (reason: unknown): void => {
      reject(reason);
      controller.abort(reason);
    };
    const stop = waitFor(limit.setTimer, limit.timeoutMs, limit.signal, () => end(limit.timeoutError()), end);
    if (!controller.signal.aborted) run(controller.signal).then(resolve, reject).finally(stop);
  });
}
