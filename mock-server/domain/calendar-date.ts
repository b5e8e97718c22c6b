/** A date as three numbers with leading zeros. */
export interface CalendarDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Whether the date exists. */
export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  const days = [31, isLeapYear(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) >= 1 && Number(day) <= (days[Number(month) - 1] ?? 0);
}

/** Whether a text is a date that exists, as `yyyy-mm-dd`. */
export function isDateText(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return isCalendarDate({ year, month, day });
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * Whether a person born on a date is at least `years` old at an instant. Dates in the same format compare as text. In a common
 * year, a person born on a leap day turns a year older on March 1.
 */
export function isOfAge({ year, month, day }: CalendarDate, years: number, now: string): boolean {
  const latest = `${Number(now.slice(0, 4)) - years}${now.slice(4, 'yyyy-mm-dd'.length)}`;
  return `${year}-${month}-${day}` <= latest;
}
