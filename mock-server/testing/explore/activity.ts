import { immediate, sleep } from '../../time/timers';

/** Turns of the event loop in which a program within this process goes on, if it does. */
const QUIET_TURNS = 8;
/** Ticks without a change after which a request or a delivery under way waits for one that is held. */
const STUCK_TICKS = 60;
/** A program that repeats itself more often than that is never silent. */
const MAX_TICKS = 500;

/**
 * The end of a hold: nothing else happens, no webhook waits any more, or the scenario has ended. In this order requests and
 * deliveries are released.
 */
export type HoldUntil = 'quiet' | 'webhooks' | 'scenario_end';

interface Hold {
  readonly until: HoldUntil;
  readonly release: () => void;
}

/**
 * The requests and deliveries of a run that are under way, and those that a disturbance holds. Silence is counted in ticks of a
 * timer: a busy machine takes longer for them, as the program does.
 */
export class Activity {
  #underWay = 0;
  #blocks = 0;
  #holds: Hold[] = [];
  #silentTicks = 0;
  #steps = 0;
  #longestSilence = 0;
  #lastStepAt: number;
  readonly #elapsed: () => number;

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
    this.#lastStepAt = elapsed();
  }

  /** Ticks of the longest silence between two steps of the program. */
  get longestSilence(): number {
    return this.#longestSilence;
  }

  /** The number of steps, for a comparison. */
  get steps(): number {
    return this.#steps;
  }

  /** Ticks since the last step. */
  get silentTicks(): number {
    return this.#silentTicks;
  }

  /** Milliseconds of real time since the last step. */
  get silentMs(): number {
    return this.#elapsed() - this.#lastStepAt;
  }

  /** Records a step of the program. */
  step(): void {
    this.#longestSilence = Math.max(this.#longestSilence, this.#silentTicks);
    this.resume();
  }

  /** Records that the run goes on by itself: its own waits are no silence of the program. */
  resume(): void {
    this.#silentTicks = 0;
    this.#steps += 1;
    this.#lastStepAt = this.#elapsed();
  }

  /** Runs something that is under way until its promise settles. */
  async during<Result>(run: () => Promise<Result>): Promise<Result> {
    this.step();
    this.#underWay += 1;
    try {
      return await run();
    } finally {
      this.#underWay -= 1;
      this.step();
    }
  }

  /** Runs something that takes real time: nothing is quiet until it ends. */
  async blocking<Result>(run: () => Promise<Result>): Promise<Result> {
    this.#blocks += 1;
    try {
      return await run();
    } finally {
      this.#blocks -= 1;
    }
  }

  /** Whether a request or a delivery is under way, and not held. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** Holds what is under way. Resolves when the run releases it, or when it is released by the function that `onHold` gets. */
  async hold(until: HoldUntil, onHold: (release: () => void) => void = () => undefined): Promise<void> {
    this.#underWay -= 1;
    await new Promise<void>((release) => {
      const hold = { until, release };
      this.#holds.push(hold);
      onHold(() => this.#release(hold));
    });
    this.#underWay += 1;
    this.resume();
  }

  /** Releases the oldest hold for one of several reasons, in their order. Returns whether there was one. */
  releaseNext(...reasons: readonly HoldUntil[]): boolean {
    const next = reasons.flatMap((reason) => this.#holds.filter(({ until }) => until === reason))[0];
    if (next === undefined) return false;
    this.#release(next);
    return true;
  }

  #release(released: Hold): void {
    this.#holds = this.#holds.filter((hold) => hold !== released);
    released.release();
  }

  /**
   * Resolves with true when nothing has happened for some ticks, or when `isOver` returns true: without a gap at once. Resolves
   * with false when the program repeats itself, and is never silent.
   */
  async quiet(gap: number, isOver: () => boolean): Promise<boolean> {
    if (gap === 0 && this.#silentTicks === 0 && (await this.#isQuietAtOnce(isOver))) return true;
    for (let ticks = 1; ; ticks++) {
      await sleep(0);
      if (isOver()) return true;
      this.#silentTicks += 1;
      const isWaiting = this.#underWay === 0 || this.#silentTicks >= STUCK_TICKS;
      if (this.#blocks > 0) continue;
      if (ticks > gap && this.#silentTicks > gap && isWaiting) return true;
      if (ticks > gap + MAX_TICKS) return false;
    }
  }

  /** A program within this process waits after a few turns of the event loop. The next look takes ticks of a timer. */
  async #isQuietAtOnce(isOver: () => boolean): Promise<boolean> {
    let steps = this.#steps;
    for (let turn = 0; turn < QUIET_TURNS; turn++) {
      await nextTurn();
      if (isOver()) return true;
      if (this.#steps !== steps) turn = 0;
      steps = this.#steps;
    }
    this.#silentTicks = 1;
    return this.#underWay === 0 && this.#blocks === 0;
  }
}

function nextTurn(): Promise<void> {
  return immediate ? new Promise((resolve) => void immediate?.(resolve)) : sleep(0);
}
