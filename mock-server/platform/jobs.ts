import { isBackgroundJob } from '../../spec/tables/background-jobs';
import type { components } from '../../spec/generated/control-types';
import type { UnitOfWork } from '../context';
import { type Cause, controlCall, followUp } from '../events/cause';
import { jobs } from '../jobs';
import { type JobFilter, jobList } from '../jobs/job-filter';
import { placeOf } from '../rows/filters';
import { presentJob } from '../present/jobs';
import type { JobRow } from '../rows';
import { SandboxError } from '../sandbox-error';
import type { Reader } from '../store/reader';
import { fromIso } from '../time/clock';
import { JobRunner } from '../time/job-runner';

type Schemas = components['schemas'];

/** Pending background jobs and time limits. */
export interface Jobs {
  /** Returns pending jobs, newest first. A job that is held has no `due_at`. */
  readonly list: (filter?: JobFilter) => Schemas['Job'][];
  /**
   * Runs a background job now. Throws a `SandboxError` for an unknown id, and for a time limit: only the clock brings it.
   */
  readonly run: (id: string) => Schemas['Job']; // resource_not_found job_follows_clock
}

/** The platform, as jobs use it. */
export interface JobsPort {
  readonly rows: () => Reader;
  /** Whether changes can be written: no job runs otherwise. */
  readonly isAvailable: () => boolean;
  readonly now: () => number;
  readonly timeUntil: (instant: number) => number;
  readonly transactAt: (instant: number, cause: Cause, run: (work: UnitOfWork) => void) => void;
  readonly onError: (error: unknown) => void;
}

/** Runs each job at the instant it was due, however late the machine notices: the outcome is the same on every machine. */
export function jobRunner({ rows, isAvailable, now, timeUntil, transactAt, onError }: JobsPort): JobRunner {
  return new JobRunner(
    {
      isAvailable,
      first: () => rows().first('jobs', 'due', 'all'),
      all: () => rows().walk('jobs', 'due', 'all', 'ascending'),
      now,
      timeUntil,
      run: (job) => transactAt(fromIso(job.due_at), followUp, (work) => runJob(work, job)),
    },
    onError,
  );
}

export function jobControls({ rows, now, transactAt }: JobsPort, runDueJobs: () => void): Jobs {
  return {
    list: (filter = {}) => {
      const { index, partition } = placeOf(jobList(filter));
      return [...rows().walk('jobs', index, partition, 'descending')].map(presentJob);
    },
    run: (id) => {
      runDueJobs();
      const job = rows().find('jobs', id);
      if (job === undefined) throw new SandboxError('resource_not_found', {});
      if (!isBackgroundJob(job.kind))
        throw new SandboxError('job_follows_clock', { kind: job.kind, due_at: String(job.due_at) });
      transactAt(now(), controlCall, (work) => runJob(work, job));
      return presentJob(job);
    },
  };
}

function runJob(work: UnitOfWork, { id, kind, subject_id }: JobRow): void {
  work.rows.delete('jobs', id);
  jobs[kind].run(work, subject_id);
}

/** The platform, as its jobs use it. */
export interface JobsPlatform {
  readonly rows: Reader;
  readonly failure: unknown;
  readonly now: () => number;
  readonly clock: { readonly timeUntil: JobsPort['timeUntil'] };
}

/** Returns what jobs use of a platform. */
export function jobsPortOf(
  platform: JobsPlatform,
  transactAt: JobsPort['transactAt'],
  onError: JobsPort['onError'],
): JobsPort {
  return {
    rows: () => platform.rows,
    isAvailable: () => platform.failure === undefined,
    now: () => platform.now(),
    timeUntil: (instant) => platform.clock.timeUntil(instant),
    transactAt,
    onError,
  };
}
