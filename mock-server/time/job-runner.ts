import type { DueJobRow, JobRow } from '../rows';
import { fromIso, toIso } from './clock';
import { type SetTimer, unrefTimer } from './timers';

/** The platform, as the runner uses it. */
export interface JobSource {
  /** Whether jobs can run: their changes can be written. */
  readonly isAvailable: () => boolean;
  /** The job that is due next. */
  readonly first: () => JobRow | undefined;
  /** All jobs that become due, in that order. */
  readonly all: () => Iterable<JobRow>;
  readonly now: () => number;
  /** Milliseconds until an instant; `Infinity` if the clock is frozen before it. */
  readonly timeUntil: (instant: number) => number;
  /** Runs a job and deletes it, in one transaction. Returns the names of the events that it emitted. */
  readonly run: (job: DueJobRow) => readonly string[];
  /** Default: a timer in real time that does not keep the process running. */
  readonly setTimer?: SetTimer | undefined;
}

/** A job that ran, and the names of the events that it emitted. */
export interface CompletedJob {
  readonly job: DueJobRow;
  readonly events: readonly string[];
}

/** The longest delay of a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Runs jobs when they are due, one at a time, in due order. Its timer does not keep the process running. */
export class JobRunner {
  readonly #source: JobSource;
  readonly #onFailure: (error: unknown) => void;
  /** Jobs that failed in this process. They stay pending, and the next process runs them again. */
  readonly #failed = new Set<string>();
  #cancel: () => void = () => undefined;
  #closed = false;
  #running = false;
  /** The timer is set for a job that is already due. */
  #runsSoon = false;
  /** The job that was due next when the timer was set. */
  #awaited: DueJobRow | undefined;

  constructor(source: JobSource, onFailure: (error: unknown) => void) {
    this.#source = source;
    this.#onFailure = onFailure;
  }

  /**
   * Sets the timer for the job that is due next. Called after a change of the jobs or of the clock. Jobs that are already due run
   * after the response has been sent.
   */
  wake(): void {
    if (this.#closed || this.#running || this.#runsSoon) return;
    this.#cancel();
    const next = (this.#awaited = this.#runnable());
    if (next === undefined) return;
    const left = this.#source.timeUntil(fromIso(next.due_at));
    if (left === Infinity) return;
    this.#runsSoon = left <= 0;
    const { setTimer = unrefTimer } = this.#source;
    this.#cancel = setTimer(() => this.#onTimer(), Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
  }

  /** The same after a change that does not move the clock: the timer stays as it is if the same job as before is due next. */
  wakeIfNextChanged(): void {
    if (this.next() !== this.#awaited) this.wake();
  }

  /** A timer may fire early, or its maximum delay may have been too short: then it is set again. */
  #onTimer(): void {
    this.#runsSoon = false;
    this.runDue();
    this.wake();
  }

  /**
   * Runs the jobs that are due by an instant (default: now), and returns them. Called before each request as well: after a
   * response, a client finds its consequences done.
   */
  runDue(until = this.#source.now()): readonly DueJobRow[] {
    const next = this.#running ? undefined : this.#runnable();
    if (next === undefined || next.due_at > toIso(until)) return none;
    return Array.from(this.runEach(until), ({ job }) => job);
  }

  /**
   * Runs the jobs that are due by an instant, one at each step, and yields those that succeeded. From the first step to the end
   * nothing else runs jobs, whatever happens between the steps. `onStart` is called with the instant of each job before it runs.
   */
  *runEach(
    until: number,
    onStart: (instant: number) => void = () => undefined,
  ): Generator<CompletedJob, void, undefined> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let next = this.#runnable(); next !== undefined; next = this.#runnable()) {
        const instant = fromIso(next.due_at);
        if (instant > until) break;
        onStart(instant);
        const events = this.#run(next);
        if (events !== undefined) yield { job: next, events };
      }
    } finally {
      this.#running = false;
      this.#runsSoon = false;
    }
    this.wake();
  }

  /**
   * Returns the events of a job; undefined for one that failed, which changes nothing. It is skipped from then on, because it
   * would fail again, and does not block other jobs.
   */
  #run(job: DueJobRow): readonly string[] | undefined {
    try {
      return this.#source.run(job);
    } catch (error) {
      this.#failed.add(job.id);
      this.#onFailure(error);
      return undefined;
    }
  }

  #runnable(): DueJobRow | undefined {
    return !this.#closed && this.#source.isAvailable() ? this.next() : undefined;
  }

  /** Returns the job that is due next, except those that failed, whether or not it can run now. */
  next(): DueJobRow | undefined {
    if (this.#failed.size === 0) {
      const job = this.#source.first();
      return job && isDue(job) ? job : undefined;
    }
    for (const job of this.#source.all()) if (isDue(job) && !this.#failed.has(job.id)) return job;
    return undefined;
  }

  /** Continues with rows that were replaced: no job has failed yet. */
  restart(): void {
    this.#failed.clear();
    this.wake();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }
}

const none: readonly DueJobRow[] = [];

/** A job that is held has no due time. The index of due jobs excludes it. */
function isDue(job: JobRow): job is DueJobRow {
  return job.due_at !== null;
}
