/** A source of instants: milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** The machine's clock. Only this file reads it. */
export const systemClock: Clock = { now: () => Date.now() };

/** Formats an instant as ISO 8601 in UTC with milliseconds: such texts compare as instants. */
export function toIso(instant: number): string {
  return new Date(instant).toISOString();
}

/** Parses an instant to milliseconds since 1970. */
export function fromIso(iso: string): number {
  return Date.parse(iso);
}

/** Returns the instant some seconds later. */
export function secondsAfter(iso: string, seconds: number): string {
  return new Date(fromIso(iso) + seconds * 1000).toISOString();
}

/** Taken when the module is loaded, and from Node, so that the fake timers of a test do not stop it. */
const { performance } = globalThis.process?.getBuiltinModule?.('node:perf_hooks') ?? globalThis;

/** Milliseconds of the machine's monotonic clock. Only differences of two values have a meaning. */
export const elapsed = (): number => performance.now();

/** Milliseconds since 1970 on the machine's clock, even while a test replaces `Date`. */
export const realNow = (): number => performance.timeOrigin + performance.now();
