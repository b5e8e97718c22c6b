import { fromIso } from '../time/clock';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns the day of an instant, in UTC, as people read it: `Dec 9, 2026`. */
export const dayText = (at: string): string => day.format(fromIso(at));
