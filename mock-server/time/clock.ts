/** Where a platform's instants come from: milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** The time of the machine. The only place that asks for it. */
export const systemClock: Clock = { now: () => Date.now() };

let lastInstant = Number.NaN;
let lastIso = '';

/** ISO 8601 in UTC, with milliseconds: instants written so compare as text. Many things happen in the same millisecond. */
export function toIso(instant: number): string {
  if (instant !== lastInstant) {
    lastIso = new Date(instant).toISOString();
    lastInstant = instant;
  }
  return lastIso;
}

/** Milliseconds since 1970. Most often it is the latest instant that was written. */
export function fromIso(iso: string): number {
  return iso === lastIso ? lastInstant : Date.parse(iso);
}

/** An instant some seconds later. */
export function secondsAfter(iso: string, seconds: number): string {
  return new Date(fromIso(iso) + seconds * 1000).toISOString();
}

/** Milliseconds of the machine since some moment: to be subtracted from each other, and to tell nothing else. */
export const elapsed = (): number => performance.now();
