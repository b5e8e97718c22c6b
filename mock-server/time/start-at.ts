import { parseDateTime } from '../../spec/vocabulary/date-time';
import { isReachable } from './platform-clock';

/** An instant: ISO 8601, or milliseconds since 1970. */
export type StartAt = string | number | Date;

/** Where clocks of a deterministic sandbox start by default. */
const DEFAULT_START: StartAt = '2026-01-01T00:00:00.000Z';

/** Returns where the clocks of a sandbox start, in milliseconds since 1970; null without a random seed: then they run. */
export function parseStartAt(randomSeed: string | undefined, startAt: StartAt | undefined): number | null {
  if (randomSeed === undefined && startAt === undefined) return null;
  if (randomSeed === undefined)
    throw new RangeError("startAt requires a randomSeed; without one, clocks run with the machine's");
  const given = startAt ?? DEFAULT_START;
  const instant = typeof given === 'string' ? parseDateTime(given) : Number(given);
  if (instant === undefined || !Number.isSafeInteger(instant) || !isReachable(instant) || instant < 0)
    throw new RangeError(`"${String(given)}" is not a valid instant, such as "2026-01-01T00:00:00Z"`);
  return instant;
}
