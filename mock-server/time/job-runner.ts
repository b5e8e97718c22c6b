import type { DueJobRow, JobRow } from '../rows';
import { fromIso } from './clock';

/** What the runner asks of a platform. */
export interface JobSource {
  /** The job that is due next. */
  readonly first: () => JobRow | undefined;
  /** All jobs that the clock brings, in the order in which they are due. */
  readonly all: () => Iterable<JobRow>;
  readonly now: () => number;
  /** In how many milliseconds an instant comes; infinite when it does not come by itself. */
  readonly timeUntil: (instant: number) => number;
  /** Does a job and takes it off the list, in one transaction. */
  readonly run: (job: DueJobRow) => void;
}

/** The longest time a timer can be set for. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Runs jobs when they are due, one at a time, in the order of their instants. Holds no process open. */
export class JobRunner {
  readonly #source: JobSource;
  readonly #onFailure: (error: unknown) => void;
  /** Jobs that failed: they stay in the list, and are tried again by the next process. */
  readonly #failed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #running = false;
  /** The timer is set for work that is due already. */
  #runsSoon = false;

  constructor(source: JobSource, onFailure: (error: unknown) => void) {
    this.#source = source;
    this.#onFailure = onFailure;
  }

  /**
   * Sets the timer for the job that is due next, after a change of the jobs or of the clock. Jobs that are due run after the
   * answer that is on its way.
   */
  wake(): void {
    if (this.#closed || this.#running || this.#runsSoon) return;
    clearTimeout(this.#timer);
    const next = this.next();
    if (next === undefined) return;
    const left = this.#source.timeUntil(fromIso(next.due_at));
    if (left === Infinity) return;
    this.#runsSoon = left <= 0;
    this.#timer = setTimeout(() => this.#onTimer(), Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
    if (typeof this.#timer === 'object') this.#timer.unref();
  }

  /** A timer may come too early, or have been too short for the whole way: then it is set again. */
  #onTimer(): void {
    this.#runsSoon = false;
    this.runDue();
    this.wake();
  }

  /**
   * Runs all that is due up to an instant, by default to now, and gives what it ran. Also before each request: whoever has an
   * answer finds what was to follow it done.
   */
  runDue(until = this.#source.now()): readonly DueJobRow[] {
    if (this.#closed || this.#running) return none;
    let next = this.next();
    if (next === undefined || fromIso(next.due_at) > until) return none;
    const ran: DueJobRow[] = [];
    this.#running = true;
    try {
      for (; next !== undefined && fromIso(next.due_at) <= until; next = this.next())
        if (this.#succeeds(next)) ran.push(next);
    } finally {
      this.#running = false;
      this.#runsSoon = false;
    }
    this.wake();
    return ran;
  }

  /** A job that fails changed nothing. It is set aside, as it would fail again, and holds up no other. */
  #succeeds(job: DueJobRow): boolean {
    try {
      this.#source.run(job);
      return true;
    } catch (error) {
      this.#failed.add(job.id);
      this.#onFailure(error);
      return false;
    }
  }

  /** The job that is due next, of those that did not fail. */
  next(): DueJobRow | undefined {
    if (this.#failed.size === 0) {
      const job = this.#source.first();
      return job && isDue(job) ? job : undefined;
    }
    for (const job of this.#source.all()) if (isDue(job) && !this.#failed.has(job.id)) return job;
    return undefined;
  }

  /** Goes on with other jobs than before, none of which has failed. */
  restart(): void {
    this.#failed.clear();
    this.wake();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

const none: readonly DueJobRow[] = [];

/** What is held until somebody asks for it is never due, and not in the list. */
function isDue(job: JobRow): job is DueJobRow {
  return job.due_at !== null;
}
