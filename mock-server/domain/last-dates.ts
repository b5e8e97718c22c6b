import { fromIso, toIso } from '../time/clock';

const DAY_MS = 86_400_000;

/** Returns the date in UTC of an instant in ISO 8601, such as `2027-01-31`. */
export function dateOf(instant: string): string {
  return instant.slice(0, 10);
}

/** Returns the dates in UTC of the days that end with that of an instant, oldest first. */
export function lastDates(instant: string, days: number): string[] {
  const now = fromIso(instant);
  return Array.from({ length: days }, (_, day) => dateOf(toIso(now - (days - 1 - day) * DAY_MS)));
}
