import { type InstantName, instants } from '../../spec/tables/instants';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { ClockRow } from '../rows';
import { type Clock, fromIso, toIso } from './clock';
import { behindNotice } from './clock-notices';
import { addDuration, type Duration, isDuration, parseDuration } from '../../spec/vocabulary/duration';
import type { CompletedJob } from './job-runner';
import { type ClockMove, type ClockReset, type LaterThanClock, MoveUnderWay } from './move-under-way';
import { endOfTick } from './tick';

export type { ClockMove, ClockReset, RanJob } from './move-under-way';

/** How to move a clock. Its instant is in milliseconds since 1970. */
export interface ClockChange {
  /** The instant to move to. Default: the present one. */
  readonly to?: number | undefined;
  /** Whether the clock is frozen afterwards. Default: as it was. */
  readonly frozen?: boolean | undefined;
}

/** The platform, as a clock uses it. */
export interface ClockPort {
  /** The machine's clock, which a platform clock follows until it is moved. */
  readonly machine: Clock;
  readonly read: () => ClockRow | undefined;
  /** Stores the state after a move; `before` is the instant before it. */
  readonly put: (row: ClockRow, before: number) => void;
  /** Stores the state after a reset to an instant, at which the deliveries that wait are due. Returns what is later. */
  readonly putReset: (to: number) => LaterThanClock;
  /** Where the clock is frozen at first, and after a reset; null if it runs with the machine's. */
  readonly startAt: number | null;
  /** Runs the jobs that are due by an instant, one at each step, each at the instant it is due: see `JobRunner.runEach`. */
  readonly runEach: (until: number, onStart?: (instant: number) => void) => Iterator<CompletedJob, void, undefined>;
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
const END_OF_CLOCK = fromIso('9000-01-01T00:00:00.000Z');

/** Jobs that a move in slices runs before the event loop does: a few milliseconds. */
const JOBS_PER_SLICE = 64;

const wentForward = { went_back_ms: 0, later_objects: 0, later_jobs: 0 } as const;

/** Whether a clock can reach an instant. */
export function isReachable(instant: number): boolean {
  return instant < END_OF_CLOCK;
}

/**
 * The clock of a platform. It runs with the machine's clock until it is moved or frozen. It never goes back, even if the
 * machine's does, except by `reset`. Its state is a row, so it survives a restart.
 */
export class PlatformClock implements Clock {
  readonly #port: ClockPort;
  #latest: number;
  #move: MoveUnderWay | undefined;

  /** `latest` is the latest instant that the platform has used. @internal */
  constructor(port: ClockPort, latest: number) {
    this.#port = port;
    this.#latest = latest;
  }

  /**
   * The present instant, in milliseconds since 1970. While the clock is being moved, it is the instant of the job that ran last:
   * what was due until then is done, and what is due later is not.
   */
  now(): number {
    const instant = this.#move?.at ?? this.#storedInstant();
    if (instant > this.#latest) this.#latest = instant;
    return this.#latest;
  }

  /** The present instant of what leaves the sandbox, by the clock that it has there. @internal */
  instantOf(name: InstantName): number {
    return (instants[name].clock === 'platform' ? this : this.#port.machine).now();
  }

  #storedInstant(): number {
    const row = this.#port.read();
    return row?.frozen_at ?? this.#port.machine.now() + (row?.offset ?? 0);
  }

  /** Whether the clock is frozen. */
  get frozen(): boolean {
    return typeof this.#port.read()?.frozen_at === 'number';
  }

  /**
   * Milliseconds for which the clock stands still, because the machine's clock was set back: until that has caught up. 0 for a
   * clock that runs, and for one that is frozen.
   */
  get behindMs(): number {
    return this.frozen ? 0 : Math.max(0, this.now() - this.#storedInstant());
  }

  /** Notice about a clock that stands still. @internal */
  get notice(): string | undefined {
    return behindNotice(this.behindMs);
  }

  /**
   * Milliseconds of the machine's clock until an instant; `Infinity` if the clock is frozen before it. A move that is under way
   * counts as done: a process that ends in between leaves the rest of it to the next one. @internal
   */
  timeUntil(instant: number): number {
    const left = instant - Math.max(this.now(), this.#storedInstant());
    return left > 0 && this.frozen ? Infinity : left;
  }

  /**
   * Advances the clock by a duration: `'8d'`, `'1d 12h'`, `'P8D'` or `{ days: 8 }`. Runs the jobs that are due on the way, in
   * order. Throws a `RangeError` for an invalid duration.
   */
  advance(by: string | Duration): ClockMove {
    const duration = typeof by === 'string' ? parseDuration(by) : isDuration(by) ? by : undefined;
    if (duration === undefined)
      throw new RangeError(`${JSON.stringify(by)} is not a valid duration, such as "8d" or { days: 8 }`);
    this.#finishMove();
    return this.move({ to: addDuration(this.now(), duration) });
  }

  /**
   * Advances the clock to an instant: ISO 8601, or milliseconds since 1970. Throws a `RangeError` for an invalid or past instant.
   */
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
   * Lets the clock follow the machine's again, or freezes it where it started. Only this move may set the clock back:
   * `went_back_ms` says by how much. Deliveries that wait are due then. Objects that are later than the clock keep their instants
   * and their places in lists, and jobs their due times: `later_objects` and `later_jobs` say how many.
   */
  reset(): ClockReset {
    this.#finishMove();
    const { machine, startAt } = this.#port;
    const read = { now: this.now(), machine: machine.now() };
    const to = startAt ?? read.machine;
    // On the way forward jobs run. The state is the same as after a reset.
    if (to >= read.now) return { ...this.#runAll(this.#begin({ to, frozen: startAt !== null }, read)), ...wentForward };
    const later = this.#port.putReset(to);
    this.#latest = to;
    this.#port.wake();
    return { now: toIso(to), frozen: this.frozen, ran: [], outcomes: [], went_back_ms: read.now - to, ...later };
  }

  /**
   * Advances the clock, freezes or unfreezes it, or both. The new state is stored before the due jobs run: if the process ends
   * between two jobs, the next process runs the rest, with the same outcome. Throws a `RangeError` for a past instant or an
   * unknown member.
   */
  move(change: ClockChange): ClockMove {
    this.#finishMove();
    return this.#runAll(this.#begin(change));
  }

  /**
   * The same for callers that can wait: between some jobs and the next the event loop runs, and other requests are answered.
   * Moves follow one another in the order of the calls, and each change is taken when its turn has come. @internal
   */
  async moveInSlices(change: () => ClockChange): Promise<ClockMove> {
    while (this.#move !== undefined) await this.#move.ended;
    const move = this.#begin(change());
    for (;;) {
      const result = this.#run(move, JOBS_PER_SLICE);
      if (result !== undefined) return result;
      await endOfTick();
    }
  }

  /** Whether a move is under way. @internal */
  get isMoving(): boolean {
    return this.#move !== undefined;
  }

  /** Resolves when no move is under way. @internal */
  async moved(): Promise<void> {
    while (this.#move !== undefined) await this.#move.ended;
  }

  /** `read` is what both clocks showed when the target was chosen: a millisecond later it may be past. */
  #begin(change: ClockChange, read = { now: this.now(), machine: this.#port.machine.now() }): MoveUnderWay {
    requireKnownChange(change);
    const { to, frozen = this.frozen } = change;
    const { now } = read;
    const target = to ?? now;
    if (!isReachable(target)) throw new RangeError('a clock ends before the year 9000');
    if (target < now) throw new ClockBackwardsError(toIso(now));
    const { put, runEach } = this.#port;
    const overdue = runEach(now); // jobs that were due before are not part of this move
    while (!overdue.next().done);
    put({ id: 'clock', offset: frozen ? 0 : target - read.machine, frozen_at: frozen ? target : null }, now);
    return (this.#move = new MoveUnderWay(now, (onStart) => runEach(target, onStart)));
  }

  /** Runs some jobs of a move. Returns its result if it has ended. */
  #run(move: MoveUnderWay, jobs: number): ClockMove | undefined {
    for (let count = 0; count < jobs && move.result === undefined; count++) if (!move.step()) this.#end(move);
    return move.result;
  }

  #runAll(move: MoveUnderWay): ClockMove {
    return this.#run(move, Infinity) ?? this.#end(move);
  }

  /** Runs the rest of a move that is under way: a caller that cannot wait comes after it. */
  #finishMove(): void {
    if (this.#move !== undefined) this.#runAll(this.#move);
  }

  #end(move: MoveUnderWay): ClockMove {
    this.#move = undefined;
    this.#port.wake();
    return move.end({ now: toIso(this.now()), frozen: this.frozen });
  }

  /** Continues from rows that were replaced: a move that is under way ends. `latest` is the latest instant in them. @internal */
  restart(latest = 0): void {
    const move = this.#move;
    this.#latest = latest;
    move?.stop();
    if (move !== undefined) this.#end(move);
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
