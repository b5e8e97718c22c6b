import { Date } from './globals';

/**
 * The names of a unit after a number, its designator in ISO 8601, and its length. A month has the length of the calendar month.
 */
interface UnitRow {
  readonly words: string;
  readonly iso: string;
  readonly months?: number;
  readonly milliseconds?: number;
}

const second = 1000;
const hour = 3600 * second;

const units = {
  years: { words: 'y|years?', iso: 'Y', months: 12 },
  months: { words: 'mo|months?', iso: 'M', months: 1 },
  weeks: { words: 'w|weeks?', iso: 'W', milliseconds: 7 * 24 * hour },
  days: { words: 'd|days?', iso: 'D', milliseconds: 24 * hour },
  hours: { words: 'h|hrs?|hours?', iso: 'H', milliseconds: hour },
  minutes: { words: 'm|mins?|minutes?', iso: 'M', milliseconds: 60 * second },
  seconds: { words: 's|secs?|seconds?', iso: 'S', milliseconds: second },
  milliseconds: { words: 'ms|milliseconds?', iso: '', milliseconds: 1 },
} as const satisfies Record<string, UnitRow>;

/** A unit of a duration. */
export type Unit = keyof typeof units;

/** A duration as non-negative numbers of units: `{ days: 8 }`. */
export type Duration = Readonly<Partial<Record<Unit, number>>>;

const rows: readonly (readonly [string, UnitRow])[] = Object.entries(units);
const NUMBER = '\\d+(?:[.,]\\d+)?';

/** `1d 12h`, `90s`, `8 days`: from the longest unit to the shortest, each at most once. */
const formatUnits = new RegExp(
  `^(?=\\d)${rows.map(([name, { words }]) => `(?:(?<${name}>${NUMBER})\\s*(?:${words})(?![a-z])\\s*)?`).join('')}$`,
);

const isoParts = (of: readonly string[]) =>
  rows.map(([name, { iso }]) => (of.includes(name) ? `(?:(?<${name}>${NUMBER})${iso})?` : '')).join('');

/** `P8D`, `PT25M`, `P1DT12H`. */
const formatIso = new RegExp(
  `^P(?=\\d|T)${isoParts(['years', 'months', 'weeks', 'days'])}` +
    `(?:T(?=\\d)${isoParts(['hours', 'minutes', 'seconds'])})?$`,
);

/** Parses a duration; undefined if the text is not a valid one. */
export function parseDuration(text: string): Duration | undefined {
  const groups = (formatUnits.exec(text.trim()) ?? formatIso.exec(text.trim()))?.groups;
  if (groups === undefined) return undefined;
  const given = Object.entries(groups).filter(([, number]) => number !== undefined);
  const duration = Object.fromEntries(given.map(([name, number]) => [name, Number(number.replace(',', '.'))]));
  return isDuration(duration) ? duration : undefined;
}

/** Formats a duration as text that `parseDuration` accepts: `1d 12h`. */
export function formatDuration(duration: Duration): string {
  const parts = rows.flatMap(([name, { words }]) => {
    const number = isUnit(name) ? duration[name] : undefined;
    return number === undefined ? [] : [`${number}${words.split('|', 1)[0]}`];
  });
  return parts.join(' ');
}

/** Whether a value has only known units and valid numbers. Months and years must be integers. */
export function isDuration(value: object): value is Duration {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return entries.length > 0 && entries.every(([name, number]) => isAmountOf(name, number));
}

function isAmountOf(name: string, number: unknown): boolean {
  const unit = rows.find(([known]) => known === name)?.[1];
  if (unit === undefined || typeof number !== 'number' || !Number.isFinite(number) || number < 0) return false;
  return unit.months === undefined || Number.isInteger(number);
}

/** Returns the instant after a duration, to the millisecond: first adds the calendar months, then the rest. */
export function addDuration(instant: number, duration: Duration): number {
  let months = 0;
  let milliseconds = 0;
  for (const [name, unit] of rows) {
    const number = isUnit(name) ? (duration[name] ?? 0) : 0;
    months += number * (unit.months ?? 0);
    milliseconds += number * (unit.milliseconds ?? 0);
  }
  return addMonths(instant, months) + Math.round(milliseconds);
}

/**
 * Returns the milliseconds of a duration that has at least so many seconds; undefined for anything else. A month has 31 days,
 * and a year 365.
 */
export function millisecondsFrom(leastSeconds: number, value: string | Duration): number | undefined {
  const duration = typeof value === 'string' ? parseDuration(value) : value;
  if (duration === undefined || !isDuration(duration)) return undefined;
  const milliseconds = addDuration(0, duration);
  return milliseconds >= leastSeconds * 1000 ? milliseconds : undefined;
}

function isUnit(name: string): name is Unit {
  return Object.hasOwn(units, name);
}

/** If the month has no such day, its last day is used: one month after January 31 is the end of February. */
function addMonths(instant: number, months: number): number {
  if (months === 0) return instant;
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/** Returns a span of milliseconds as people say it, in its two largest units: `7d 13h`. */
export function roughSpan(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [seconds % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0s';
  const shown = parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count}${unit}`).join(' ');
}
