/** A day as its three numbers, each written with all its digits. */
export interface CalendarDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Whether the month has such a day in that year. */
export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  const days = [31, isLeapYear(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) >= 1 && Number(day) <= (days[Number(month) - 1] ?? 0);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * Whether somebody born on that day is so old at an instant. Dates written alike compare as text; who was born on a leap
 * day is a year older on the first of March in other years.
 */
export function isOfAge({ year, month, day }: CalendarDate, years: number, now: string): boolean {
  const latest = `${Number(now.slice(0, 4)) - years}${now.slice(4, 'yyyy-mm-dd'.length)}`;
  return `${year}-${month}-${day}` <= latest;
}
