import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { ClockRow, DueJobRow } from '../rows';
import { type Clock, fromIso, toIso } from './clock';
import { addDuration, type Duration, isDuration, parseDuration } from './duration';

/** What the clock shows, and what came due on the way there, in the order in which it was done. */
export interface ClockMove {
  readonly now: string;
  readonly frozen: boolean;
  readonly ran: readonly Pick<DueJobRow, 'kind' | 'subject_id' | 'due_at'>[];
}

/** What a clock asks of its platform. */
export interface ClockPort {
  /** What it shows until it is moved. */
  readonly machine: Clock;
  readonly read: () => ClockRow | undefined;
  readonly put: (row: ClockRow) => void;
  /** Does what is due up to an instant, each job at its own. */
  readonly runDue: (until: number) => readonly DueJobRow[];
  /** Sets the timer for what comes next. */
  readonly wake: () => void;
}

/** A clock was to go back. */
export class ClockBackwardsError extends RangeError {
  constructor(readonly now: string) {
    super(`the clock cannot go back: it shows ${now} already`);
    this.name = 'ClockBackwardsError';
  }
}

/** Instants compare as text, for which their year must have four digits: also when work is left for much later. */
const LAST_INSTANT = fromIso('9000-01-01T00:00:00.000Z');

/** Whether a clock can ever show an instant. */
export function isReachable(instant: number): boolean {
  return instant <= LAST_INSTANT;
}

/**
 * The clock of a platform. It runs with the machine's until it is moved or frozen, and never goes back, whatever the
 * machine's does. Its state is a row: it outlives the process.
 */
export class PlatformClock implements Clock {
  readonly #port: ClockPort;
  #latest: number;

  /** `latest` is an instant that the platform has seen. */
  constructor(port: ClockPort, latest: number) {
    this.#port = port;
    this.#latest = latest;
  }

  /** The instant that it shows: milliseconds since 1970. */
  now(): number {
    const row = this.#port.read();
    const shown = row?.frozen_at ?? this.#port.machine.now() + (row?.offset ?? 0);
    if (shown > this.#latest) this.#latest = shown;
    return this.#latest;
  }

  get frozen(): boolean {
    return typeof this.#port.read()?.frozen_at === 'number';
  }

  /** In how many milliseconds of the machine it shows an instant; infinite while it stands still before it. */
  timeUntil(instant: number): number {
    const left = instant - this.now();
    return left > 0 && this.frozen ? Infinity : left;
  }

  /** Moves it on: by `'8d'`, `'1d 12h'`, `'P8D'` or `{ days: 8 }`. Does what is due on the way, in order. Throws a `RangeError`. */
  advance(by: string | Duration): ClockMove {
    const duration = typeof by === 'string' ? parseDuration(by) : isDuration(by) ? by : undefined;
    if (duration === undefined)
      throw new RangeError(`${JSON.stringify(by)} is no duration, such as "8d" or { days: 8 }`);
    return this.move({ to: addDuration(this.now(), duration) });
  }

  /** Moves it on to an instant: ISO 8601, or milliseconds since 1970. Throws a `RangeError`, also for one that has passed. */
  set(instant: string | number | Date): ClockMove {
    const to = typeof instant === 'string' ? parseDateTime(instant) : Number(instant);
    if (to === undefined) throw new RangeError(`"${String(instant)}" is no instant, such as "2027-01-01T00:00:00Z"`);
    return this.move({ to });
  }

  /** Lets it stand still. What is due at once is still done at once. */
  freeze(): ClockMove {
    return this.move({ frozen: true });
  }

  /** Lets it run on from where it stands. */
  unfreeze(): ClockMove {
    return this.move({ frozen: false });
  }

  /**
   * Moves it on, freezes or unfreezes it, or both. The new state is kept before what is due is done: should the process die
   * between two jobs, the next one does the rest, with the same outcome.
   */
  move({ to, frozen = this.frozen }: { readonly to?: number; readonly frozen?: boolean }): ClockMove {
    const now = this.now();
    const target = to ?? now;
    if (!isReachable(target)) throw new RangeError('a clock goes up to the year 9000');
    if (target < now) throw new ClockBackwardsError(toIso(now));
    this.#port.runDue(now); // what was due before is not due because of this
    const { machine, put, runDue, wake } = this.#port;
    put({ id: 'clock', offset: frozen ? 0 : target - machine.now(), frozen_at: frozen ? target : null });
    const ran = runDue(target).map(({ kind, subject_id, due_at }) => ({ kind, subject_id, due_at }));
    wake();
    return { now: toIso(this.now()), frozen, ran };
  }

  /** Forgets what it showed, when the platform goes on from other rows. `latest` is an instant that they have seen. */
  restart(latest = 0): void {
    this.#latest = latest;
  }
}
