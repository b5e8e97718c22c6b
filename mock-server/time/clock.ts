import { Date, presentInstant } from '../../spec/vocabulary/globals';

/** A source of instants: milliseconds since 1970. */
export interface Clock {
  /** Returns the present instant. */
  now(): number;
}

/** The machine's clock. Only this file reads it. */
export const systemClock: Clock = { now: presentInstant };

let lastInstant = Number.NaN;
let lastIso = '';

/** Formats an instant as ISO 8601 in UTC with milliseconds: such texts compare as instants. The last one is cached. */
export function toIso(instant: number): string {
  if (instant !== lastInstant) {
    lastIso = new Date(instant).toISOString();
    lastInstant = instant;
  }
  return lastIso;
}

let lastParsedIso = '';
let lastParsedInstant = Number.NaN;

/**
 * Parses an instant to milliseconds since 1970. Usually it is the last one that was formatted, or the last one that was parsed.
 */
export function fromIso(iso: string): number {
  if (iso === lastIso) return lastInstant;
  if (iso !== lastParsedIso) {
    lastParsedInstant = Date.parse(iso);
    lastParsedIso = iso;
  }
  return lastParsedInstant;
}

/** Returns the instant some seconds later. */
export function secondsAfter(iso: string, seconds: number): string {
  return new Date(fromIso(iso) + seconds * 1000).toISOString();
}

/** Taken when the module is loaded, and from Node, so that the fake timers of a test do not stop it. */
const { performance } = globalThis.process?.getBuiltinModule?.('node:perf_hooks') ?? globalThis;
const sinceOrigin = performance.now.bind(performance);
const { timeOrigin } = performance;

/** Milliseconds of the machine's monotonic clock. Only differences of two values have a meaning. */
export const elapsed = (): number => sinceOrigin();

/** Milliseconds since 1970 on the machine's clock, even while a test replaces `Date`. */
export const realNow = (): number => timeOrigin + sinceOrigin();
