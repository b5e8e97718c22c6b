/** Clock, randomness and waiting. A test replaces them, so that nothing waits and nothing is random. */
export interface System {
  /** Returns milliseconds since 1970. */
  now(): number;
  /** Returns a number of at least 0 and less than 1. */
  random(): number;
  /** Resolves after a time. Rejects with the reason of the signal when it aborts first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Returns a new idempotency key. */
  newKey(): string;
}

/** The clock, randomness and timers of the machine. */
export const system: System = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep,
  newKey: () => crypto.randomUUID(),
};

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
