import { parseDateTime } from '../../spec/vocabulary/date-time';
import { isReachable } from './platform-clock';

/** An instant: ISO 8601, or milliseconds since 1970. */
export type StartAt = string | number | Date;

/** Where clocks begin unless something else is asked for. */
const DEFAULT_START: StartAt = '2026-01-01T00:00:00.000Z';

/** Where the clocks of a sandbox begin, in milliseconds since 1970; null for one without a seed, where they run. */
export function parseStartAt(seed: string | undefined, startAt: StartAt | undefined): number | null {
  if (seed === undefined && startAt === undefined) return null;
  if (seed === undefined) throw new RangeError('startAt is for a sandbox with a seed; any other runs with the machine');
  const given = startAt ?? DEFAULT_START;
  const instant = typeof given === 'string' ? parseDateTime(given) : Number(given);
  if (instant === undefined || !Number.isSafeInteger(instant) || !isReachable(instant) || instant < 0)
    throw new RangeError(`"${String(given)}" is no instant, such as "2026-01-01T00:00:00Z"`);
  return instant;
}
