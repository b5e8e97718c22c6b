import { Date } from './globals';

const DATE_TIME_PATTERN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Returns the instant of an ISO 8601 text in milliseconds since 1970, or undefined for any other text. A date without a time
 * is the start of the day. A time without an offset is in UTC.
 */
export function parseDateTime(text: string): number | undefined {
  const [, day = '', time = '00:00', seconds = ':00', offset = 'Z'] = DATE_TIME_PATTERN.exec(text) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const instant = Date.parse(`${day}T${time}${seconds}${offset}`);
  if (Number.isNaN(midnight) || Number.isNaN(instant)) return undefined;
  // Date.parse reads February 30 as a day in March.
  return new Date(midnight).toISOString().startsWith(day) ? instant : undefined;
}
