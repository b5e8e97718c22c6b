import { TimeoutError } from '../errors';

/** Timers take no more; what is longer is as good as never. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs one attempt with a signal that fires when its time is up or when the caller's own signal does, and rejects at that
 * moment, also when the work takes no notice of it.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(caller?.reason);
  const timeUp = (): void => controller.abort(timeoutError(timeoutMs));
  const timer = timeoutMs <= LONGEST_TIMER_MS ? setTimeout(timeUp, timeoutMs) : undefined;
  caller?.addEventListener('abort', giveUp, { once: true });
  try {
    return await abortable(work(controller.signal), controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}

/** Waits no longer than the signal allows; what is waited for goes on, since others may wait for it too. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function timeoutError(timeoutMs: number): TimeoutError {
  return new TimeoutError({ code: 'timed_out', message: `no answer within ${timeoutMs} ms` });
}
