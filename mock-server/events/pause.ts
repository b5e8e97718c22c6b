import { waitAtMost } from '../time/waiting';

/** Resolves after some milliseconds, or once the signal aborts. The timer does not keep the process running. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await waitAtMost<true>(
    milliseconds,
    (resolve) => {
      const end = () => resolve(true);
      signal.addEventListener('abort', end);
      return () => signal.removeEventListener('abort', end);
    },
    { unref: true },
  );
}
