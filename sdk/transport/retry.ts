import { Date } from '../../spec/vocabulary/globals';
import type { Settings } from '../client-options';
import { shouldRetryOf, type ResponseHead } from './response';

/** The upper limit of the delay before the first retry. It doubles with every further one. */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

/** The input of a decision. */
export interface Situation {
  /** The retries so far. */
  readonly retries: number;
  readonly maxRetries: number;
  /** Safe to send twice. */
  readonly repeatable: boolean;
  /** Undefined without a response. */
  readonly response: ResponseHead | undefined;
  /** Whether the service responded, with a body that was damaged on its way. */
  readonly isDamaged?: boolean;
}

/**
 * Returns why a request is sent again, as a clause, by the first line that applies; undefined if it is not. Source: Endpoints,
 * Common rules; Errors.
 */
export function reasonToRetry(situation: Situation): string | undefined {
  const { retries, maxRetries, repeatable, response, isDamaged = false } = situation;
  if (response !== undefined && response.status < 400 && !isDamaged) return undefined; // not an error
  if (!repeatable) return undefined; // it could be carried out twice
  if (retries >= maxRetries) return undefined;
  if (response === undefined) return 'its result is unknown, and it is safe to repeat';

  const advice = shouldRetryOf(response.headers);
  // Also that of a decline or of an invalid request: the stored response says what it was.
  if (isDamaged && advice !== false) return 'its body cannot be read, and it is safe to repeat';

  // A decline is stored under its key: the same request would get the same response. Another attempt needs a new key,
  // which is a new charge. Only the caller can decide that; the advice is in shouldRetry.
  if (response.status === 402) return undefined;

  if (advice !== undefined) return advice ? 'the service advises it' : undefined;

  if (response.status === 409) return 'another request is in progress';
  if (response.status === 429) return 'the service accepts requests again after a while';
  if (response.status >= 500) return 'a failure of the service may be temporary';
  return undefined; // the request is invalid
}

/** Returns the milliseconds before the next attempt: random up to a limit that doubles, so that clients spread out. */
export function backOffMs(retries: number, random: () => number): number {
  return random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** retries);
}

/**
 * Returns the milliseconds before the next attempt. A `Retry-After` of the service replaces the back-off: clients wait
 * that long or up to 10 % longer, so that they spread out.
 */
export function delayMs(retries: number, response: ResponseHead | undefined, settings: DelaySettings): number {
  const { system, maxRetryAfterMs } = settings;
  const after = retryAfterMs(response?.headers.get('Retry-After') ?? '', system.now());
  if (after === undefined) return backOffMs(retries, system.random);
  return Math.min(maxRetryAfterMs, after * (1 + 0.1 * system.random()));
}

export type DelaySettings = Pick<Settings, 'maxRetryAfterMs' | 'system'>;

/** Returns the milliseconds of a `Retry-After` in seconds or as a date; undefined for any other value. */
function retryAfterMs(value: string, now: number): number | undefined {
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const until = /GMT$/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}
