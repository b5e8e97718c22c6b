import { Date } from './globals';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns the day of an instant, in UTC, as people read it: `Dec 9, 2026`. */
export const dayText = (at: string | number): string => day.format(new Date(at));

/** Returns a span of whole days in words: `7 days`. */
export const daysText = (seconds: number): string => `${seconds / 86_400} days`;
