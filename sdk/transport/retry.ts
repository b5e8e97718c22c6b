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
}

export interface Decision {
  readonly retry: boolean;
  readonly because: string;
}

export const again = (because: string): Decision => ({ retry: true, because });
const stop = (because: string): Decision => ({ retry: false, because });

/** Decides whether to send a request again, by the first line that applies. Source: Endpoints, Common rules; Errors. */
export function decideRetry({ retries, maxRetries, repeatable, response }: Situation): Decision {
  if (response !== undefined && response.status < 400) return stop('not an error');
  if (!repeatable) return stop('it could be carried out twice');
  if (retries >= maxRetries) return stop('no retries left');
  if (response === undefined) return again('its result is unknown, and it is safe to repeat');

  // A decline is stored under its key: the same request would get the same response. Another attempt needs a new key,
  // which is a new charge. Only the caller can decide that; the advice is in shouldRetry.
  if (response.status === 402) return stop('a decline is stored under its key');

  const advice = shouldRetryOf(response.headers);
  if (advice !== undefined) return advice ? again('the service advises it') : stop('the service advises against it');

  if (response.status === 409) return again('another request is in progress');
  if (response.status === 429) return again('the service accepts requests again after a while');
  if (response.status >= 500) return again('a failure of the service may be temporary');
  return stop('the request is invalid');
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
