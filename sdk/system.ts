/** What the SDK takes from the machine it runs on. A test hands in its own, and then nothing waits and nothing is random. */
export interface System {
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0, less than 1. */
  random(): number;
  /** Resolves after that many milliseconds; rejects with the reason of the signal when it fires first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A new idempotency key. */
  newKey(): string;
}

/** The real one. */
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
