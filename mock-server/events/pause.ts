/** Resolves after so many milliseconds, or when the signal ends it. The timer holds no process open. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (typeof timer === 'object') timer.unref();
    signal.addEventListener('abort', end);
  });
}
