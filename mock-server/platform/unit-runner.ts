import type { UnitOfWork } from '../context';
import type { ControlOperationId } from '../../spec/control';
import type { Cause, Transact } from '../events/cause';
import { deleteExpired, findExpired } from '../events/delete-expired';
import type { DueJobRow } from '../rows';
import type { Store } from '../store/store';
import type { StepOrigin } from '../store/undo-log';
import { toIso } from '../time/clock';
import type { JobRunner } from '../time/job-runner';
import type { PlatformClock } from '../time/platform-clock';
import { withoutUnavailable } from './availability';
import { storedClock } from './clock';
import { jobRunner } from './jobs';
import type { PlatformOptions } from './options';
import { lastEventInstant } from './restart';
import { runUnitOfWork, type UnitContext } from './unit-of-work';

/** Options of a sandbox that its units of work follow. */
export type UnitRunnerOptions = Pick<PlatformOptions, 'clock' | 'startAt' | 'keepEventsMs' | 'observer' | 'onError'>;

/**
 * Runs units of work as transactions on the clock of a platform: those of requests and calls at its present instant, those of
 * jobs at the instant at which they were due.
 */
export class UnitRunner {
  /** A move of it runs the jobs that are due on the way. */
  readonly clock: PlatformClock;
  readonly #store: Store;
  readonly #context: UnitContext;
  readonly #options: UnitRunnerOptions;
  readonly #jobs: JobRunner;
  /** The instant of the last unit of work: later ones never have an earlier one. */
  #latest: number;
  #watcher: () => void = () => undefined;

  constructor(store: Store, context: UnitContext, options: UnitRunnerOptions) {
    this.#store = store;
    this.#context = context;
    this.#options = options;
    this.#latest = lastEventInstant(store.rows);
    this.clock = storedClock(store, options, {
      latest: this.#latest,
      origin: () => this.controlOrigin('moveClock'),
      onReset: () => void (this.#latest = lastEventInstant(store.rows)),
      runEach: (until, onStart) => this.#jobs.runEach(until, onStart),
      wake: () => this.#jobs.wake(),
    });
    this.#jobs = jobRunner(store, this.clock, this.transactAt, withoutUnavailable(options.onError));
  }

  /** Calls back after each unit of work. */
  watch(watcher: () => void): void {
    this.#watcher = watcher;
  }

  /** The instant on the clock, which never goes back. */
  readonly now = (): number => this.clock.now();

  /** Runs a unit of work at the present instant. A control call runs after the jobs that are due. */
  readonly transact: Transact = (cause, run) => {
    if (cause.request_id === null && cause.operation !== null) this.runDueJobs();
    return this.transactAt(this.now(), cause, run);
  };

  /** Runs a unit of work at an instant: that of a job that was due before now. */
  readonly transactAt = <Result>(instant: number, cause: Cause, run: (work: UnitOfWork) => Result): Result => {
    this.#latest = Math.max(this.#latest, instant);
    const now = toIso(this.#latest);
    const { request_id, operation } = cause;
    const origin = operation === null ? undefined : { request_id, operation, created_at: now };
    const result = this.#store.transact((rows) => runUnitOfWork(run, rows, cause, now, this.#context), origin);
    this.#jobs.wakeIfNextChanged();
    this.#watcher();
    return result;
  };

  /** Runs the jobs that are due, see `JobRunner.runDue`, and deletes some of the expired events. */
  readonly runDueJobs = (): void => {
    this.#jobs.runDue();
    const { keepEventsMs, observer } = this.#options;
    if (keepEventsMs === Infinity || this.#store.failure !== undefined) return;
    const before = toIso(Math.max(0, this.now() - keepEventsMs));
    if (findExpired(this.#store.rows, before) === undefined) return;
    const deleted = this.#store.transact((rows) => deleteExpired(rows, before));
    observer.eventsDeleted?.(deleted);
  };

  /** The job that is due next, whether or not it can run now. */
  get nextJob(): DueJobRow | undefined {
    return this.#jobs.next();
  }

  /** The origin of a step that a control call begins. */
  readonly controlOrigin = (operation: ControlOperationId): StepOrigin => ({
    request_id: null,
    operation,
    created_at: toIso(this.now()),
  });

  /** Sets the timer for the job that is due next. */
  wake(): void {
    this.#jobs.wake();
  }

  /** Continues from rows that were replaced. */
  restart(): void {
    this.#latest = lastEventInstant(this.#store.rows);
    this.clock.restart(this.#latest);
    this.#jobs.restart();
  }

  /** Runs no more jobs by itself. */
  close(): void {
    this.#jobs.close();
  }
}
