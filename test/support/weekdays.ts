import type { TestClock } from './clock';

const DAY = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Advances a clock to a time (default: midnight, UTC) of the next given weekday. Returns the instant. */
export function goTo(clock: TestClock, weekday: Weekday, time = '00:00:00.000'): string {
  const instant = next(clock.now(), weekday, time);
  clock.advance({ milliseconds: Date.parse(instant) - clock.now() });
  return instant;
}

/** Returns a time of the next given weekday after an instant. */
export function next(instant: number, weekday: Weekday, time = '00:00:00.000'): string {
  for (let day = Math.floor(instant / DAY); ; day++) {
    const [date = ''] = new Date(day * DAY).toISOString().split('T');
    const found = Date.parse(`${date}T${time}Z`);
    if (found > instant && weekdays[new Date(found).getUTCDay()] === weekday) return new Date(found).toISOString();
  }
}
