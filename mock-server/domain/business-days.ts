import { fromIso, toIso } from '../time/clock';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first of January 1970 was a Thursday. */
const WEEKDAY_OF_DAY_0 = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** The first midnight in UTC after an instant. */
export function nextMidnight(instant: string): string {
  return toIso((dayOf(instant) + 1) * DAY_MS);
}

/** The midnight in UTC that begins the day before an instant. */
export function dayBefore(instant: string): string {
  return toIso((dayOf(instant) - 1) * DAY_MS);
}

/** The midnight in UTC that begins the last of some business days after the day of an instant. */
export function businessDaysAfter(instant: string, days: number): string {
  let day = dayOf(instant);
  for (let left = days; left > 0;) if (isBusinessDay(++day)) left--;
  return toIso(day * DAY_MS);
}

/** Monday to Friday. Holidays differ between banks and are ignored. */
function isBusinessDay(day: number): boolean {
  const weekday = (day + WEEKDAY_OF_DAY_0) % 7;
  return weekday !== SATURDAY && weekday !== SUNDAY;
}

/** Whole days since 1970. */
function dayOf(instant: string): number {
  return Math.floor(fromIso(instant) / DAY_MS);
}
