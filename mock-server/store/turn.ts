import { setImmediate } from 'node:timers';

/** Resolves when the event loop has seen to everything that was ready. */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
