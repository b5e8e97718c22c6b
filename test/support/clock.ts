import type { Clock } from '../../mock-server';

const units = { milliseconds: 1, seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

export type Duration = Partial<Record<keyof typeof units, number>>;

/** A clock that moves only when a test advances it. */
export class TestClock implements Clock {
  #now = Date.parse('2031-05-04T10:20:30.400Z');

  now(): number {
    return this.#now;
  }

  advance(span: Duration): void {
    for (const unit of ['milliseconds', 'seconds', 'minutes', 'hours', 'days'] as const) {
      this.#now += (span[unit] ?? 0) * units[unit];
    }
  }
}
