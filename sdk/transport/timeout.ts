import { TimeoutError } from '../errors';
import type { ErrorContext } from './response';

/** The longest time of a timer. A longer one is treated as no limit. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The limits of one attempt. */
export interface TimeLimits {
  readonly timeoutMs: number;
  readonly caller: AbortSignal | undefined;
  readonly context: ErrorContext;
}

/**
 * Runs one attempt with a signal that aborts when its time is up or when the caller's signal aborts. Rejects at that
 * moment, even when the attempt ignores the signal.
 */
export async function withTimeout<T>(
  { timeoutMs, caller, context }: TimeLimits,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const onCallerAbort = (): void => controller.abort(caller?.reason);
  const onTimeout = (): void => controller.abort(timeoutError(timeoutMs, context));
  const timer = timeoutMs <= LONGEST_TIMER_MS ? setTimeout(onTimeout, timeoutMs) : undefined;
  caller?.addEventListener('abort', onCallerAbort, { once: true });
  try {
    return await abortable(run(controller.signal), controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', onCallerAbort);
  }
}

/** Waits until the signal aborts. The promise itself goes on, since other calls may wait for it too. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function timeoutError(timeoutMs: number, { call, secrets }: ErrorContext): TimeoutError {
  return new TimeoutError({ ...call, secrets, code: 'timed_out', message: `no response within ${timeoutMs} ms` });
}
