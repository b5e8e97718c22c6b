import type { Settings } from '../client-options';
import { TimeoutError } from '../errors';
import type { CallOptions } from '../types';
import type { ErrorContext } from './response';

/** The longest time of a timer. A longer one is treated as no limit. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The limits of a call, from its options or those of the client. */
export type CallLimits = Pick<Settings, 'timeoutMs' | 'deadlineMs' | 'maxRetries'> & Pick<CallOptions, 'signal'>;

/** What ends an attempt, or the wait for an access token. */
export interface Limit {
  /** Milliseconds. With none left, nothing is begun. */
  readonly timeoutMs: number;
  /** Whether the time is up because the deadline of the call is. */
  readonly isDeadline: boolean;
  readonly timeoutError: () => TimeoutError;
  /** The signal of the caller. */
  readonly signal: AbortSignal | undefined;
}

/** Returns the limit of an attempt: its own time-out, or what is left until the deadline of the call. */
export function limitOf(limits: CallLimits, millisecondsLeft: number, { call, secrets }: ErrorContext): Limit {
  const { timeoutMs, deadlineMs, signal } = limits;
  const isDeadline = millisecondsLeft <= timeoutMs;
  const message = `no response within ${isDeadline ? `the deadline of ${deadlineMs} ms` : `${timeoutMs} ms`}`;
  const timeoutError = () => new TimeoutError({ ...call, secrets, code: 'timed_out', message });
  return { timeoutMs: isDeadline ? millisecondsLeft : timeoutMs, isDeadline, timeoutError, signal };
}

/**
 * Runs with a signal that aborts when the time is up or when the caller's signal aborts. Rejects at that moment, even
 * when what runs ignores the signal.
 */
export function withLimit<T>(limit: Limit, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { timeoutMs, timeoutError, signal: caller } = limit;
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = <Value>(settle: (value: Value) => void) => {
      return (value: Value): void => {
        clearTimeout(timer);
        caller?.removeEventListener('abort', onAbort);
        settle(value);
      };
    };
    const stop = end((reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    });
    const onAbort = (): void => stop(caller?.reason);
    const onTimeout = (): void => stop(timeoutError());
    let timer: ReturnType<typeof setTimeout> | undefined;

    if (caller?.aborted) return onAbort();
    if (timeoutMs <= 0) return onTimeout();
    if (timeoutMs <= LONGEST_TIMER_MS) timer = setTimeout(onTimeout, timeoutMs);
    caller?.addEventListener('abort', onAbort, { once: true });
    run(controller.signal).then(end(resolve), end(reject));
  });
}
