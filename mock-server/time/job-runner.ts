import type { JobRow } from '../store/rows';

/** What the runner asks of a platform. */
export interface JobSource {
  /** The job that is due next, and in how many milliseconds; 0 or less for one that is due. */
  readonly nextJob: () => { readonly job: JobRow; readonly inMilliseconds: number } | undefined;
  /** Does a job and takes it off the list, in one transaction. */
  readonly run: (job: JobRow) => void;
}

/** The longest time a timer can be set for. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Runs jobs when they are due, one at a time, in the order of their instants. Holds no process open. */
export class JobRunner {
  readonly #source: JobSource;
  readonly #onFailure: (error: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The timer is set for work that is due already. */
  #runsSoon = false;

  constructor(source: JobSource, onFailure: (error: unknown) => void) {
    this.#source = source;
    this.#onFailure = onFailure;
  }

  /** Sets the timer for the job that is due next. Jobs that are due run after the answer that is on its way. */
  wake(): void {
    if (this.#closed || this.#runsSoon) return;
    clearTimeout(this.#timer);
    const next = this.#source.nextJob();
    if (next === undefined) return;
    this.#runsSoon = next.inMilliseconds <= 0;
    this.#timer = setTimeout(() => this.runDue(), Math.min(Math.max(next.inMilliseconds, 0), LONGEST_TIMER));
    if (typeof this.#timer === 'object') this.#timer.unref();
  }

  /** Runs all that is due. Also before each request: whoever has an answer finds what was to follow it done. */
  runDue(): void {
    if (this.#closed) return;
    let next = this.#source.nextJob();
    if (!this.#runsSoon && (next === undefined || next.inMilliseconds > 0)) return;
    this.#runsSoon = false;
    try {
      for (; next && next.inMilliseconds <= 0; next = this.#source.nextJob()) this.#source.run(next.job);
    } catch (error) {
      this.close();
      this.#onFailure(error);
    }
    this.wake();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
