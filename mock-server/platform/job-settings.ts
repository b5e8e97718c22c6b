import {
  type BackgroundJob,
  backgroundJobs,
  isBackgroundJob,
  jobSettingModes,
} from '../../spec/tables/background-jobs';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { invalidControlParameter } from '../sandbox-error';
import { controlCall, type Transact } from '../events/cause';
import type { JobSettingsRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Duration } from '../../spec/vocabulary/duration';
import { parseJobSetting } from '../time/job-settings';

/** The setting of each background job: `default`, `immediate`, `manual`, or a duration such as `2d`. */
export type JobSettingValues = Readonly<Record<BackgroundJob, string>>;

/** When each type of background job runs. */
export interface JobSettings {
  /** Returns the setting of every background job. */
  readonly get: () => JobSettingValues;
  /**
   * Sets background jobs to `default`, `immediate`, `manual`, or a duration: `'2d'` or `{ days: 2 }`. Applies to jobs that are
   * scheduled from now on. Throws a `SandboxError` for an unknown job or an invalid setting, and then changes none.
   */
  readonly set: (settings: { readonly [Job in BackgroundJob]?: string | Duration | undefined }) => JobSettingValues; // parameter_invalid
}

/** The platform, as job settings use it. */
export interface JobSettingsPort {
  readonly rows: Reader;
  readonly transact: Transact;
}

export function jobSettings(platform: JobSettingsPort): JobSettings {
  const current = () => platform.rows.find('job_settings', 'job_settings');
  return {
    get: () => allSettings(current()),
    set: (settings) => {
      const before = current();
      const row = changedSettings(before, parseSettings(settings)); // parameter_invalid
      platform.transact(controlCall('setJobSettings'), ({ rows }) => {
        if (row === undefined) rows.delete('job_settings', 'job_settings');
        else if (before) rows.replace('job_settings', row);
        else rows.insert('job_settings', row);
      });
      return allSettings(row);
    },
  };
}

function parseSettings(settings: Parameters<JobSettings['set']>[0]): Partial<Record<BackgroundJob, string>> {
  const parsed: Partial<Record<BackgroundJob, string>> = {};
  for (const [job, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    if (!isBackgroundJob(job)) throw invalidControlParameter(job, jobRule(job));
    const setting = parseJobSetting(value);
    if (setting === undefined) throw invalidControlParameter(job, settingRule(value));
    parsed[job] = setting;
  }
  return parsed;
}

function jobRule(job: string): string {
  const jobs = Object.keys(backgroundJobs);
  return `The jobs are: ${jobs.join(', ')}.${didYouMean(job, jobs)}`;
}

function settingRule(value: string | Duration): string {
  const rule = `It must be ${jobSettingModes.join(', ')}, or a span such as 2d, of 100 years at most.`;
  return typeof value === 'string' ? rule + didYouMean(value, jobSettingModes) : rule;
}

/** Returns the settings with some of them changed; undefined when all have their default. */
function changedSettings(
  row: JobSettingsRow | undefined,
  changes: Readonly<Partial<Record<BackgroundJob, string>>>,
): JobSettingsRow | undefined {
  const entries = Object.entries({ ...row?.settings, ...changes }).filter(([, setting]) => setting !== 'default');
  return entries.length === 0 ? undefined : { id: 'job_settings', settings: Object.fromEntries(entries) };
}

function allSettings(row: JobSettingsRow | undefined): JobSettingValues {
  const defaults = {
    enable_sub_account: 'default',
    map_bin: 'default',
    settle_payment: 'default',
    settle_refund: 'default',
    open_dispute: 'default',
    decide_dispute: 'default',
    close_payout_batch: 'default',
    send_payout: 'default',
    pay_payout: 'default',
    close_proceeds_batch: 'default',
    send_proceeds_payout: 'default',
    pay_proceeds_payout: 'default',
  } as const satisfies JobSettingValues;
  return { ...defaults, ...row?.settings };
}
