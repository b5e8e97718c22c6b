import type { System } from '../../../sdk';
import { onAbort } from '../../../spec/vocabulary/on-abort';
import { sleep } from '../../time/timers';
import type { Activity } from './activity';

interface Timer {
  readonly dueAt: number;
  readonly run: () => void;
}

/**
 * The time of the clients in a run. A wait ends at once, and moves it. A time-out passes only where a disturbance lets it:
 * whatever is not disturbed takes no time.
 */
export class SimulatedTime {
  #now: number;
  #timers: Timer[] = [];
  #sleepers: Timer[] = [];
  #keys = 0;
  readonly #activity: Activity;

  constructor(now: number, activity: Activity) {
    this.#now = now;
    this.#activity = activity;
  }

  /** The clock, the randomness and the timers of a client. Its keys are the same in each run, and no restart repeats one. */
  readonly system: System = {
    now: () => this.#now,
    random: () => 0.5,
    setTimer: (run, milliseconds) => this.#setTimer(run, milliseconds),
    sleep: (milliseconds, signal) => this.#activity.during(() => this.#sleep(milliseconds, signal)),
    newKey: () => `key-${++this.#keys}`,
  };

  /** Lets time-outs pass, one by one, until a condition is met. Returns whether it is. */
  passUntil(isMet: () => boolean): boolean {
    while (!isMet()) {
      const next = earliest(this.#timers);
      if (next === undefined) return false;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.dueAt);
      next.run();
    }
    return true;
  }

  #setTimer(run: () => void, milliseconds: number): () => void {
    const timer = { dueAt: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  /** Of several that sleep, the one that is due first wakes first. */
  async #sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const stop = signal ? onAbort(signal, () => reject(signal.reason)) : () => undefined;
      const run = () => {
        stop();
        resolve();
      };
      this.#sleepers.push({ dueAt: this.#now + milliseconds, run });
      void sleep(0).then(() => this.#wakeNext());
    });
  }

  #wakeNext(): void {
    const next = earliest(this.#sleepers);
    if (next === undefined) return;
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper !== next);
    this.#now = Math.max(this.#now, next.dueAt);
    next.run();
  }
}

function earliest(timers: readonly Timer[]): Timer | undefined {
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first === undefined || timer.dueAt < first.dueAt ? timer : first),
    undefined,
  );
}
