/** Where a platform's instants come from: milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** The time of the machine. The only place that asks for it. */
export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC, with milliseconds: instants written so compare as text. */
export function toIso(instant: number): string {
  return new Date(instant).toISOString();
}

export function fromIso(iso: string): number {
  return Date.parse(iso);
}

/** An instant some seconds later. */
export function secondsAfter(iso: string, seconds: number): string {
  return toIso(fromIso(iso) + seconds * 1000);
}
