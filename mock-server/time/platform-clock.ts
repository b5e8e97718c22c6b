import { didYouMean } from '../../spec/vocabulary/closest-names';
import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { ClockRow, DueJobRow, JobKind } from '../rows';
import { type Clock, fromIso, toIso } from './clock';
import { addDuration, type Duration, isDuration, parseDuration } from './duration';

/** The new instant of the clock, and the jobs that ran on the way, in order. */
export interface ClockMove {
  readonly now: string;
  readonly frozen: boolean;
  readonly ran: readonly RanJob[];
}

/** How to move a clock. Its instant is in milliseconds since 1970. */
export interface ClockChange {
  readonly to?: number | undefined;
  readonly frozen?: boolean | undefined;
}

/** A job that ran: `subject_id` is what it changed. */
export interface RanJob {
  readonly kind: JobKind;
  readonly subject_id: string;
  readonly due_at: string;
}

/** The platform, as a clock uses it. */
export interface ClockPort {
  /** The machine's clock, which a platform clock follows until it is moved. */
  readonly machine: Clock;
  readonly read: () => ClockRow | undefined;
  readonly put: (row: ClockRow) => void;
  /** Runs the jobs that are due by an instant, each at the instant it is due. */
  readonly runDue: (until: number) => readonly DueJobRow[];
  /** Sets the timer for the next job. */
  readonly wake: () => void;
}

/** A clock was set to an instant in its past. */
export class ClockBackwardsError extends RangeError {
  constructor(readonly now: string) {
    super(`the clock cannot go back: it shows ${now} already`);
    this.name = 'ClockBackwardsError';
  }
}

/** Instants compare as text, so their year must have four digits, even for jobs that are due long after the last instant. */
const LAST_INSTANT = fromIso('9000-01-01T00:00:00.000Z');

/** Whether a clock can reach an instant. */
export function isReachable(instant: number): boolean {
  return instant <= LAST_INSTANT;
}

/**
 * The clock of a platform. It runs with the machine's clock until it is moved or frozen. It never goes back, even if the
 * machine's does. Its state is a row, so it survives a restart.
 */
export class PlatformClock implements Clock {
  readonly #port: ClockPort;
  #latest: number;

  /** `latest` is the latest instant that the platform has used. @internal */
  constructor(port: ClockPort, latest: number) {
    this.#port = port;
    this.#latest = latest;
  }

  /** The present instant, in milliseconds since 1970. */
  now(): number {
    const row = this.#port.read();
    const instant = row?.frozen_at ?? this.#port.machine.now() + (row?.offset ?? 0);
    if (instant > this.#latest) this.#latest = instant;
    return this.#latest;
  }

  /** Whether the clock is frozen. */
  get frozen(): boolean {
    return typeof this.#port.read()?.frozen_at === 'number';
  }

  /** Milliseconds of the machine's clock until an instant; `Infinity` if the clock is frozen before it. @internal */
  timeUntil(instant: number): number {
    const left = instant - this.now();
    return left > 0 && this.frozen ? Infinity : left;
  }

  /**
   * Advances the clock by a duration: `'8d'`, `'1d 12h'`, `'P8D'` or `{ days: 8 }`. Runs the jobs that are due on the way, in order.
   * Throws a `RangeError` for an invalid duration.
   */
  advance(by: string | Duration): ClockMove {
    const duration = typeof by === 'string' ? parseDuration(by) : isDuration(by) ? by : undefined;
    if (duration === undefined)
      throw new RangeError(`${JSON.stringify(by)} is not a valid duration, such as "8d" or { days: 8 }`);
    return this.move({ to: addDuration(this.now(), duration) });
  }

  /** Advances the clock to an instant: ISO 8601, or milliseconds since 1970. Throws a `RangeError` for an invalid or past instant. */
  set(instant: string | number | Date): ClockMove {
    const to = typeof instant === 'string' ? parseDateTime(instant) : Number(instant);
    if (to === undefined)
      throw new RangeError(`"${String(instant)}" is not a valid instant, such as "2027-01-01T00:00:00Z"`);
    return this.move({ to });
  }

  /** Freezes the clock. Jobs that are due immediately still run immediately. */
  freeze(): ClockMove {
    return this.move({ frozen: true });
  }

  /** Lets the clock run on from its present instant. */
  unfreeze(): ClockMove {
    return this.move({ frozen: false });
  }

  /**
   * Advances the clock, freezes or unfreezes it, or both. The new state is stored before the due jobs run: if the process ends
   * between two jobs, the next process runs the rest, with the same outcome. Throws a `RangeError` for a past instant or an unknown
   * member.
   */
  move(change: ClockChange): ClockMove {
    requireKnownChange(change);
    const { to, frozen = this.frozen } = change;
    const now = this.now();
    const target = to ?? now;
    if (!isReachable(target)) throw new RangeError('a clock goes up to the year 9000');
    if (target < now) throw new ClockBackwardsError(toIso(now));
    this.#port.runDue(now); // jobs that were due before are not part of this move
    const { machine, put, runDue, wake } = this.#port;
    put({ id: 'clock', offset: frozen ? 0 : target - machine.now(), frozen_at: frozen ? target : null });
    const ran = runDue(target).map(({ kind, subject_id, due_at }) => ({ kind, subject_id, due_at }));
    wake();
    return { now: toIso(this.now()), frozen, ran };
  }

  /** Continues from rows that were replaced. `latest` is the latest instant in them. @internal */
  restart(latest = 0): void {
    this.#latest = latest;
  }
}

/** Callers without types may misspell a member. */
function requireKnownChange(change: ClockChange): void {
  const known = ['to', 'frozen'] satisfies (keyof ClockChange)[];
  const unknown = Object.keys(change).find((name) => !known.some((each) => each === name));
  if (unknown !== undefined)
    throw new RangeError(
      `"${unknown}" is no change of a clock: it takes ${known.join(' and ')}.${didYouMean(unknown, known)}`,
    );
}
