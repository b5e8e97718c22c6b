import { limits } from '../../../spec/tables/limits';
import type { Platform } from '../..';
import { fromIso } from '../../time/clock';
import type { Activity } from './activity';
import type { Courier } from './courier';
import type { Moves } from './moves';

/** Ticks that a pending scenario is given before the clock moves to the next retry. */
const PATIENCE_TICKS = 40;
/** A program that does nothing for this long in real time has stopped. */
const STOPPED_MS = 2_000;
/** A scenario that waits for longer than this gets what was to come after its end. */
const DELAYED_TICKS = 400;
/** A program that repeats itself for so many times 500 ticks has stopped. */
const MAX_REPETITIONS = 4;
/** The clock moves by at most three spans of retries. */
const MAX_MOVE_MS = 3 * limits.webhook_retries.test.within_seconds * 1_000;
/** While the program waits, fake timers move by this much first, and by twice as much each time that it goes on to wait. */
const FIRST_TIMER_STEP_MS = 1_000;
const MAX_TIMER_STEPS = 120;

/** How a promise of the program ended. */
export type Ended<Result> =
  | { readonly as: 'resolved'; readonly value: Result }
  | { readonly as: 'rejected'; readonly error: unknown }
  | { readonly as: 'restarted' }
  | { readonly as: 'stopped' };

export interface ProgressPort {
  readonly platform: Pick<Platform, 'now'>;
  readonly activity: Activity;
  readonly courier: Pick<Courier, 'hasPending' | 'nextRetryAt'>;
  readonly moves: Moves;
  /** Ticks without a request or a delivery after which the program waits. */
  readonly gap: number;
  readonly hasFakeTimers: boolean;
}

/** Lets a run go on: when the program waits, the next thing happens that it can wait for. */
export class Progress {
  readonly #port: ProgressPort;
  /** Set by a disturbance: the program is to be started again. */
  isRestarting = false;
  #movedMs = 0;
  #timerSteps = 0;
  #timerStepMs = FIRST_TIMER_STEP_MS;
  #stepsAtTimers = 0;

  constructor(port: ProgressPort) {
    this.#port = port;
  }

  /** Lets the run go on until something of the program ends. */
  async until<Result>(begin: () => Promise<Result>): Promise<Ended<Result>> {
    let ended: Ended<Result> | undefined;
    let repetitions = 0;
    begin().then(
      (value) => (ended = { as: 'resolved', value }),
      (error: unknown) => (ended = { as: 'rejected', error }),
    );
    // A process that ended gives no result, even if it was ready in the same tick.
    const isOver = () => ended !== undefined || this.isRestarting;
    this.#port.activity.resume();
    while (!isOver()) {
      const isSilent = await this.#port.activity.quiet(this.#port.gap, isOver);
      repetitions += isSilent ? 0 : 1;
      if (!isOver() && !(await this.#goOn(isSilent)) && (isSilent || repetitions > MAX_REPETITIONS))
        return { as: 'stopped' };
    }
    return this.isRestarting ? { as: 'restarted' } : (ended ?? { as: 'stopped' });
  }

  /** Lets happen next what a waiting program can wait for. Returns false if it waits for nothing that could happen. */
  async #goOn(isSilent: boolean): Promise<boolean> {
    const { activity, courier } = this.#port;
    if (courier.hasPending || activity.releaseNext('quiet', 'webhooks')) return true;
    if (isSilent && activity.silentTicks < PATIENCE_TICKS) return true;
    if (await this.#moveTimers()) return true;
    if (isSilent && this.#isResponding) return true;
    if ((!isSilent || activity.silentTicks >= DELAYED_TICKS) && activity.releaseNext('scenario_end')) return true;
    if (await this.moveToNextRetry()) return true;
    return isSilent && activity.silentMs < STOPPED_MS;
  }

  /**
   * Resolves with true when no request is under way or held, and no delivery can be made; with false when the program is to be
   * started again.
   */
  async untilQuiet(): Promise<boolean> {
    for (;;) {
      await this.#port.activity.quiet(this.#port.gap, () => this.isRestarting);
      if (this.isRestarting) return false;
      if (this.#port.courier.hasPending || this.#port.activity.releaseNext('quiet', 'webhooks', 'scenario_end'))
        continue;
      if (!this.#isResponding) return true;
    }
  }

  /** Whether an endpoint of the program still responds to a delivery. */
  get #isResponding(): boolean {
    return this.#port.activity.isBusy && this.#port.activity.silentMs < STOPPED_MS;
  }

  /** Moves the clock to the next retry of a delivery. Returns false if there is none, or if it has moved far enough. */
  async moveToNextRetry(): Promise<boolean> {
    const milliseconds = this.#untilRetry;
    if (!this.#mayMove(milliseconds)) return false;
    await this.#port.moves.advance({ milliseconds });
    this.#port.activity.resume();
    return true;
  }

  /** Moves fake timers, and the platform's clock with them: no further than to the next retry. */
  async #moveTimers(): Promise<boolean> {
    const { activity, hasFakeTimers, moves } = this.#port;
    if (!hasFakeTimers || this.#timerSteps >= MAX_TIMER_STEPS) return false;
    const isWaiting = activity.steps === this.#stepsAtTimers;
    this.#timerStepMs = isWaiting ? 2 * this.#timerStepMs : FIRST_TIMER_STEP_MS;
    const milliseconds = Math.min(this.#timerStepMs, Math.max(1, this.#untilRetry));
    if (!this.#mayMove(milliseconds)) return false;
    this.#timerSteps += 1;
    await moves.advance({ milliseconds });
    this.#stepsAtTimers = activity.steps;
    return true;
  }

  /** Milliseconds until the next retry of a delivery: 0 for one that is due, infinite if there is none. */
  get #untilRetry(): number {
    const { courier, platform } = this.#port;
    const next = courier.nextRetryAt;
    return next === undefined ? Infinity : Math.max(0, fromIso(next) - platform.now());
  }

  /** Whether the clock has not moved far enough yet. Counts the move. */
  #mayMove(milliseconds: number): boolean {
    if (this.#movedMs + milliseconds > MAX_MOVE_MS) return false;
    this.#movedMs += milliseconds;
    return true;
  }
}
