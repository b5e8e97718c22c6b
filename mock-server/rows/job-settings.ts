import type { BackgroundJob } from '../../spec/tables/background-jobs';
import type { Row } from './row';
import { backgroundJobNames } from '../../spec/tables/background-jobs';
import { nonEmptyString, oneOf, optional } from '../fields/field';
import { fieldsOf } from './fields';
import { objectOf } from '../fields/object-field';
import { table } from './table-definition';

/** When a platform runs its background jobs. Without this row every job has its default. */
export interface JobSettingsRow extends Row {
  readonly id: 'job_settings';
  /** `immediate`, `manual`, or a duration such as `2d`; a job that is not listed has its default. */
  readonly settings: Readonly<Partial<Record<BackgroundJob, string>>>;
}

export const jobSettings = table<JobSettingsRow>()({
  type: 'job_settings',
  indexes: {},
  fields: fieldsOf<JobSettingsRow>({
    id: oneOf(['job_settings']),
    settings: objectOf(Object.fromEntries(backgroundJobNames.map((job) => [job, optional(nonEmptyString)]))),
  }),
});
