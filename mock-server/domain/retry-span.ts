import { limits } from '../../spec/tables/limits';
import type { Mode, RetrySpan } from '../rows';
import { secondsAfter } from '../time/clock';
import { retryAfterSeconds } from './webhook-retries';

/** A delivery whose last attempt failed. */
export interface FailedDelivery {
  readonly mode: Mode;
  /** When it was queued. */
  readonly created_at: string;
  /** The number of its attempts, and the instant of the last one. */
  readonly failures: number;
  readonly attempted_at: string;
}

/** The span of an endpoint after a failure. It is over when a delivery has no retry left and the endpoint failed all the time. */
export function spanAfterFailure(
  span: RetrySpan | null,
  { mode, failures, attempted_at }: Omit<FailedDelivery, 'created_at'>,
): RetrySpan {
  const { counted_from = attempted_at, is_over = false } = span ?? {};
  const failing_since = span?.failing_since ?? attempted_at;
  const isLast = retryAfterSeconds(mode, failures) === undefined;
  const end = secondsAfter(failing_since, limits.webhook_retries[mode].within_seconds);
  return { counted_from, failing_since, is_over: is_over || (isLast && end <= attempted_at) };
}

/** The span of an endpoint that received an event while others wait. */
export function spanAfterSuccess(span: RetrySpan | null): RetrySpan | null {
  return span && { ...span, failing_since: null, is_over: false };
}

/**
 * The instant of the next attempt; null when none is left. Deliveries that waited behind another one share its instants. For
 * those that have passed, an attempt is due at once: so each delivery is decided within one span of retries after it was queued.
 */
export function nextAttemptAt(
  { counted_from, is_over }: RetrySpan,
  { mode, created_at, failures, attempted_at }: FailedDelivery,
): string | null {
  const after = is_over ? undefined : retryAfterSeconds(mode, failures);
  if (after === undefined) return null;
  // After the clock went back, an event may be later than an attempt to deliver it.
  const isQueuedLater = created_at > counted_from && created_at <= attempted_at;
  return secondsAfter(isQueuedLater ? created_at : counted_from, after);
}
