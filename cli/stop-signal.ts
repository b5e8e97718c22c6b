import { constants } from 'node:os';
import type { Io, StopSignal } from './io';

/**
 * How long a second signal waits for the stop under way. npm and npx pass a Ctrl+C on to a program that the terminal has
 * told already: those two come within milliseconds, and are meant as one.
 */
const PATIENCE = 200;

const stopSignals: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

/** Resolves at the first signal to stop. At a second one the process ends, whatever is under way. */
export function stopSignal({ signals, exit }: Io): Promise<void> {
  return new Promise((resolve) => {
    let stopping = false;
    for (const signal of stopSignals) {
      signals.on(signal, () => {
        if (stopping) setTimeout(() => exit(128 + constants.signals[signal]), PATIENCE).unref();
        stopping = true;
        resolve();
      });
    }
  });
}

/** Whether something ends within a time. */
export function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
