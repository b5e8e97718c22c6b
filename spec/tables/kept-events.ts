import { type Duration, millisecondsFrom } from '../vocabulary/duration';
import { limits } from './limits';

const { value: leastSeconds } = limits.idempotency_retention_seconds;

/** The times for which events may be kept, in words. */
export const keptEventsRule = `a duration from ${leastSeconds / 86_400}d, such as 30d: for so long a response is repeated, and it may refer to an event`;

/** Returns for how long events are kept, in milliseconds; undefined for what is no such time. */
export const keptEventsMs = (value: string | Duration): number | undefined => millisecondsFrom(leastSeconds, value);
