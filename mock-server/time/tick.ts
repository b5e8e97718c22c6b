import { setImmediate } from 'node:timers';

/** Resolves when the event loop has seen to everything that was ready. */
export function endOfTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The same for many who wait in one turn: they go on one right after the other. */
export function batchedTick(): () => Promise<void> {
  let turn: Promise<void> | undefined;
  const end = () => {
    turn = undefined;
  };
  return () => (turn ??= endOfTick().then(end));
}
