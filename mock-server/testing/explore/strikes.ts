import { disturbances } from '../../../spec/tables/disturbances';
import type { Schedule, Strike } from './schedule';

/** The strikes of a run: which of them strikes an attempt, and which have struck. */
export class Strikes {
  readonly #schedule: Schedule;
  readonly #struck = new Set<Strike>();
  readonly #struckLately = new Set<Strike>();
  readonly #ended = new Set<Strike>();
  /** Points at which nothing could be tried, with the reason. */
  readonly notTried: string[] = [];

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Returns the strike on an attempt at a point, which counts as struck. Of those that strike once only, none strikes twice. */
  find(point: string, attempt: number): Strike | undefined {
    const strike = this.#schedule.find((each) => each.point === point);
    if (strike === undefined || this.#ended.has(strike)) return undefined;
    const strikesAll = 'perAttempt' in disturbances[strike.disturbance] && !strike.isFirstOnly;
    if (!strikesAll && attempt > 1) return undefined;
    this.#struck.add(strike);
    this.#struckLately.add(strike);
    return strike;
  }

  /** Whether each strike has struck. */
  get areAllMet(): boolean {
    return this.#schedule.every((strike) => this.#struck.has(strike));
  }

  /** Begins a round of background work: see `endLate`. */
  beginRound(): void {
    this.#struckLately.clear();
  }

  /** Ends the strikes that struck in this round, as the program only repeats what they strike. Returns whether there were any. */
  endLate(): boolean {
    const late = [...this.#struckLately].filter((strike) => !this.#ended.has(strike));
    for (const strike of late) this.#ended.add(strike);
    return late.length > 0;
  }
}
