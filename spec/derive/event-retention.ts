import { limits } from '../tables/limits';
import { addDuration, type Duration, isDuration, parseDuration } from '../vocabulary/duration';

const { value: SECONDS } = limits.idempotency_retention_seconds;

/** Says what is valid. */
export const eventRetentionRule =
  `It must be a duration from ${SECONDS / 86_400}d, such as 30d: ` +
  'for so long a response is repeated for its Idempotency-Key, and it may refer to an event.';

/** Returns for how many milliseconds events are kept; undefined for what is not valid. A month has 31 days, and a year 365. */
export function eventRetention(value: string | Duration): number | undefined {
  const duration = typeof value === 'string' ? parseDuration(value) : value;
  if (duration === undefined || !isDuration(duration)) return undefined;
  const milliseconds = addDuration(0, duration);
  return milliseconds >= SECONDS * 1000 ? milliseconds : undefined;
}
