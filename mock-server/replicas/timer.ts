import { elapsed } from '../time/clock';
import { unrefTimer } from '../time/timers';

/** A monotonic clock with timers. */
export interface Timer {
  /** Milliseconds. Only differences of two values have a meaning. */
  now(): number;
  /** Calls back after some milliseconds. Returns a function that cancels the call. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The timers of the machine. They do not keep the process running. */
export const systemTimer: Timer = {
  now: elapsed,
  after: (milliseconds, run) => unrefTimer(run, milliseconds),
};

/** Resolves after some milliseconds. */
export function pause(timer: Timer, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void timer.after(milliseconds, resolve));
}
