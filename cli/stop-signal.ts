import { constants } from 'node:os';
import type { Io, StopSignal } from './io';

/**
 * Delay before a second signal ends the process. npm and npx forward a Ctrl+C to a program that already got it from the
 * terminal: two signals within milliseconds are one Ctrl+C, and the stop in progress finishes.
 */
export const REPEATED_SIGNAL_MS = 200;

/** SIGHUP: the terminal was closed, and Windows ends the process some seconds later. SIGBREAK: Ctrl+Break, on Windows only. */
export const stopSignals: readonly StopSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];

/** Resolves at the first stop signal, or when the process is to end. A second signal ends the process without waiting. */
export function stopSignal({ signals, exit }: Io, end?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let stopping = false;
    if (end?.aborted) resolve();
    end?.addEventListener('abort', () => resolve());
    for (const signal of stopSignals) {
      signals.on(signal, () => {
        if (stopping) setTimeout(() => exit(128 + constants.signals[signal]), REPEATED_SIGNAL_MS).unref();
        stopping = true;
        resolve();
      });
    }
  });
}

/** Resolves to whether a promise resolves within a time limit. */
export function endsWithin(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    promise.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
