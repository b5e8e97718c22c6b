/** What waits for a signal. It has one listener for all of them: Node takes more than ten for a leak, and warns. */
const waiting = new WeakMap<AbortSignal, Set<() => void>>();

function callAll(this: AbortSignal): void {
  for (const call of [...(waiting.get(this) ?? [])]) call();
}

/** Calls back when a signal aborts that has not aborted yet. Returns the function that stops waiting. */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  const all = waiting.get(signal) ?? new Set();
  if (all.size === 0) signal.addEventListener('abort', callAll);
  waiting.set(signal, all);
  // A function may wait for the same signal twice.
  const call = () => run();
  all.add(call);
  return () => {
    all.delete(call);
    if (all.size === 0) signal.removeEventListener('abort', callAll);
  };
}
