import { isBackgroundJob, type BackgroundJob } from '../../spec/tables/background-jobs';
import type { components } from '../../spec/generated/control-types';
import { SandboxError } from '../sandbox-error';
import { afterDueJobs } from '../events/outbox';
import type { Platform } from './platform';
import { presentJob } from '../present/jobs';
import type { JobRow } from '../rows';
import type { Duration } from '../time/duration';
import { allSettings, changedSettings, parseJobSetting, type JobSettingValues } from '../time/job-settings';

type Schemas = components['schemas'];

/** What asynchronous work asks of its platform. */
type Owner = Pick<Platform, 'rows' | 'transact' | 'runDueJobs'>;

/** Which jobs are asked for: those that have all that is named. */
export interface JobFilter {
  readonly subject_id?: string | undefined;
  readonly kind?: string | undefined;
}

/** When a platform does what the API leaves for after the answer. */
export interface JobSettings {
  /** How every step is set. */
  readonly get: () => JobSettingValues;
  /**
   * Sets steps to `default`, `immediate`, `manual`, or a span of time: `'2d'` or `{ days: 2 }`. Holds for work that is left from
   * then on. Throws an `ApiError` for a step that there is not, or that cannot be set so, and then sets none.
   */
  readonly set: (modes: { readonly [Step in BackgroundJob]?: string | Duration | undefined }) => JobSettingValues; // parameter_invalid
}

/** The work that waits. */
export interface Jobs {
  /** Newest first. What is held has no `due_at`. */
  readonly list: (filter?: JobFilter) => Schemas['Job'][];
  /**
   * Does one now, at the present instant. Throws an `ApiError` where there is none, and for a time limit, which only the clock
   * brings.
   */
  readonly run: (id: string) => Schemas['Job']; // resource_not_found job_follows_clock
}

/** `runNow` does a job at the present instant, whenever it is due. */
export function jobControls(
  platform: Owner,
  runNow: (job: JobRow) => void,
): { readonly work: JobSettings; readonly jobs: Jobs } {
  const modesNow = () => platform.rows.find('job_settings', 'job_settings');
  const work: JobSettings = {
    get: () => allSettings(modesNow()),
    set: (modes) => {
      const row = changedSettings(modesNow(), parseSettings(modes)); // parameter_invalid
      platform.transact(afterDueJobs, ({ rows }) =>
        row ? rows.put('job_settings', row) : rows.delete('job_settings', 'job_settings'),
      );
      return allSettings(row);
    },
  };
  const jobs: Jobs = {
    list: (filter = {}) =>
      [...platform.rows.walk('jobs', 'newest', jobPartition(filter), 'descending')].map(presentJob),
    run: (id) => {
      platform.runDueJobs();
      const job = platform.rows.find('jobs', id);
      if (job === undefined) throw new SandboxError('resource_not_found', {});
      if (!isBackgroundJob(job.kind))
        throw new SandboxError('job_follows_clock', { kind: job.kind, due_at: String(job.due_at) });
      runNow(job);
      return presentJob(job);
    },
  };
  return { work, jobs };
}

/** The list of the jobs that are asked for. */
export function jobPartition({ subject_id, kind }: JobFilter): string {
  if (subject_id === undefined) return kind === undefined ? 'all' : `is ${kind}`;
  return kind === undefined ? `of ${subject_id}` : `of ${subject_id} ${kind}`;
}

/** What steps are to be set to. */
function parseSettings(modes: Parameters<JobSettings['set']>[0]): Partial<Record<BackgroundJob, string>> {
  const read: Partial<Record<BackgroundJob, string>> = {};
  for (const [step, asked] of Object.entries(modes)) {
    if (asked === undefined) continue;
    const mode = parseJobSetting(asked);
    if (mode === undefined || !isBackgroundJob(step)) throw new SandboxError('parameter_invalid', { name: step });
    read[step] = mode;
  }
  return read;
}
