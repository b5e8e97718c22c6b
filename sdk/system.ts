import { presentInstant } from '../spec/vocabulary/globals';
import { onAbort } from '../spec/vocabulary/on-abort';
import { randomBytes } from '../spec/vocabulary/random-bytes';

/** Clock, randomness and waiting. A test replaces them, so that nothing waits and nothing is random. */
export interface System {
  /** Returns milliseconds since 1970. */
  now(): number;
  /** Returns a number of at least 0 and less than 1. */
  random(): number;
  /** Calls back after a time. Returns a function that cancels the call. */
  setTimer(run: () => void, milliseconds: number): () => void;
  /** Resolves after a time. Rejects with the reason of the signal when it aborts first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Returns a new idempotency key. */
  newKey(): string;
}

/** The clock, randomness and timers of the machine. */
export const system: System = {
  now: presentInstant,
  random: () => Math.random(),
  setTimer,
  sleep,
  newKey,
};

/** Returns a random UUID. Unlike `randomUUID`, this also runs on a page that was not loaded by https, and in jsdom. */
function newKey(): string {
  const bytes = randomBytes(36);
  return '********-****-4***-v***-************'.replace(/[*v]/g, (letter, at: number) => {
    const digit = (bytes[at] ?? 0) % 16;
    return (letter === 'v' ? 8 + (digit % 4) : digit).toString(16);
  });
}

function setTimer(run: () => void, milliseconds: number): () => void {
  // Looked up at each call: tests replace them to move the time of their program.
  const { setTimeout, clearTimeout } = globalThis;
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    waitFor(setTimer, milliseconds, signal, resolve, reject);
  });
}

/** The longest time of a timer. A longer one is treated as no limit. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls one of two functions: when the time is up, or when the signal aborts, with its reason. Returns the function that
 * stops waiting.
 */
export function waitFor(
  setTimer: System['setTimer'],
  milliseconds: number,
  signal: AbortSignal | undefined,
  onTime: () => void,
  onAborted: (reason: unknown) => void,
): () => void {
  let cancel: () => void = () => undefined;
  let stopListening: () => void = () => undefined;
  const stop = (): void => {
    cancel();
    stopListening();
  };
  const end = (): void => {
    stop();
    onTime();
  };
  const abort = (): void => {
    stop();
    onAborted(signal?.reason);
  };
  if (signal?.aborted) abort();
  else if (milliseconds <= 0) onTime();
  else {
    if (milliseconds <= LONGEST_TIMER_MS) cancel = setTimer(end, milliseconds);
    if (signal) stopListening = onAbort(signal, abort);
  }
  return stop;
}
