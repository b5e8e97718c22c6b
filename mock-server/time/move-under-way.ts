import { type JobOutcome, OutcomeCounts } from '../../spec/derive/job-outcome';
import type { JobKind } from '../rows';
import type { CompletedJob } from './job-runner';

/** The new instant of the clock, and the jobs that ran on the way, in order. */
export interface ClockMove {
  /** The instant after the move, in ISO 8601. */
  readonly now: string;
  /** Whether the clock is frozen after the move. */
  readonly frozen: boolean;
  /** The jobs that ran, in order. */
  readonly ran: readonly RanJob[];
  /** Their outcomes, counted. */
  readonly outcomes: readonly JobOutcome[];
}

/** What a move back leaves as it is, although it is later than the clock. */
export interface LaterThanClock {
  /** Number of objects with an event that is later; 0 if the clock went forward. */
  readonly later_objects: number;
  /** Number of pending jobs that are due later, except retries of deliveries; 0 if the clock went forward. */
  readonly later_jobs: number;
}

/** A move that may have set the clock back. */
export interface ClockReset extends ClockMove, LaterThanClock {
  /** Milliseconds by which the clock went back; 0 if it went forward. */
  readonly went_back_ms: number;
}

/** A job that ran: `subject_id` is what it changed. */
export interface RanJob {
  /** The type of the job. */
  readonly kind: JobKind;
  /** Id of the object that the job is about. */
  readonly subject_id: string;
  /** The instant at which it was due, in ISO 8601. */
  readonly due_at: string;
}

type Jobs = Iterator<CompletedJob, void, undefined>;

/** A move of a clock whose jobs run one by one. */
export class MoveUnderWay {
  /** Resolves when it has ended, at its target or before. Never rejects. */
  readonly ended: Promise<void>;
  readonly #jobs: Jobs;
  readonly #ran: RanJob[] = [];
  readonly #outcomes = new OutcomeCounts();
  #at: number;
  #result: ClockMove | undefined;
  #resolve: () => void = () => undefined;

  /** `jobs` begins to run the jobs on the way, one at each step. It calls back with the instant of each job before it runs. */
  constructor(start: number, jobs: (onStart: (instant: number) => void) => Jobs) {
    this.#at = start;
    this.#jobs = jobs((instant) => (this.#at = Math.max(this.#at, instant)));
    this.ended = new Promise((resolve) => (this.#resolve = resolve));
  }

  /** The instant of the last job, in milliseconds since 1970. */
  get at(): number {
    return this.#at;
  }

  /** Defined when it has ended. */
  get result(): ClockMove | undefined {
    return this.#result;
  }

  /** Runs the next job. Returns whether there was one. */
  step(): boolean {
    const next = this.#jobs.next();
    if (next.done) return false;
    const { job, events } = next.value;
    this.#ran.push({ kind: job.kind, subject_id: job.subject_id, due_at: job.due_at });
    this.#outcomes.add(job.kind, events);
    return true;
  }

  /** Leaves the jobs that have not run. */
  stop(): void {
    this.#jobs.return?.();
  }

  end(reached: Omit<ClockMove, 'ran' | 'outcomes'>): ClockMove {
    this.#result = { ...reached, ran: this.#ran, outcomes: this.#outcomes.list() };
    this.#resolve();
    return this.#result;
  }
}
