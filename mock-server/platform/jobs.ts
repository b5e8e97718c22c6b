import { isBackgroundJob } from '../../spec/tables/background-jobs';
import type { EventName } from '../../spec/tables/events';
import type { components } from '../../spec/generated/control-types';
import type { UnitOfWork } from '../context';
import { type Cause, controlCall, followUp } from '../events/cause';
import { jobs } from '../jobs';
import { type JobFilter, jobList } from '../jobs/job-filter';
import { presentJob } from '../present/jobs';
import type { JobRow } from '../rows';
import { SandboxError } from '../sandbox-error';
import type { Reader } from '../store/reader';
import type { Store } from '../store/store';
import { fromIso } from '../time/clock';
import { JobRunner } from '../time/job-runner';
import type { PlatformClock } from '../time/platform-clock';

type Schemas = components['schemas'];

/** Pending background jobs and time limits. */
export interface Jobs {
  /** Returns pending jobs, the next one first. Those that are held come last, and have no `due_at`. */
  readonly list: (filter?: JobFilter) => Schemas['Job'][];
  /**
   * Runs a background job now. Throws a `SandboxError` for an unknown id, and for a time limit: only the clock brings it.
   */
  readonly run: (id: string) => Schemas['Job']; // resource_not_found job_follows_clock
}

/** The units of work of a platform, as its jobs use them. */
interface JobUnits {
  readonly now: () => number;
  readonly runDueJobs: () => void;
  readonly transactAt: <Result>(instant: number, cause: Cause, run: (work: UnitOfWork) => Result) => Result;
}

/** Runs each job at the instant it was due, however late the machine notices: the outcome is the same on every machine. */
export function jobRunner(
  store: Pick<Store, 'rows' | 'failure'>,
  clock: Pick<PlatformClock, 'now' | 'timeUntil'>,
  transactAt: JobUnits['transactAt'],
  onError: (error: unknown) => void,
): JobRunner {
  const { rows } = store;
  return new JobRunner(
    {
      isAvailable: () => store.failure === undefined,
      first: () => rows.first('jobs', 'due', 'all'),
      all: () => rows.walk('jobs', 'due', 'all', 'ascending'),
      now: () => clock.now(),
      timeUntil: (instant) => clock.timeUntil(instant),
      run: (job) => transactAt(fromIso(job.due_at), followUp, (work) => runJob(work, job)),
    },
    onError,
  );
}

export function jobControls(rows: Reader, { now, runDueJobs, transactAt }: JobUnits): Jobs {
  return {
    list: (filter = {}) => [...rows.walkList(jobList(filter), 'ascending')].map(presentJob),
    run: (id) => {
      runDueJobs();
      const job = rows.find('jobs', id);
      if (job === undefined) throw new SandboxError('resource_not_found', {});
      if (!isBackgroundJob(job.kind))
        throw new SandboxError('job_follows_clock', { kind: job.kind, due_at: String(job.due_at) });
      transactAt(now(), controlCall('runJob'), (work) => runJob(work, job));
      return presentJob(job);
    },
  };
}

/** Returns the names of the events of the job. */
function runJob(work: UnitOfWork, { id, kind, subject_id }: JobRow): readonly EventName[] {
  const emitted: EventName[] = [];
  const emit: UnitOfWork['emit'] = (event, of, data) => {
    emitted.push(event);
    work.emit(event, of, data);
  };
  work.rows.delete('jobs', id);
  jobs[kind].run({ ...work, emit }, subject_id);
  return emitted;
}
