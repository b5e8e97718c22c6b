import { setImmediate } from 'node:timers';

/** Resolves at the end of the event-loop tick. */
export function endOfTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Returns a function that resolves at the end of the tick. Callers of the same tick share one promise, so they continue together. */
export function batchedTick(): () => Promise<void> {
  let tick: Promise<void> | undefined;
  const end = () => {
    tick = undefined;
  };
  return () => (tick ??= endOfTick().then(end));
}
