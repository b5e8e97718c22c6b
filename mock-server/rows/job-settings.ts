import type { BackgroundJob } from '../../spec/tables/background-jobs';
import type { Row } from './row';

/** When the steps of asynchronous work of a platform are done. Without this row: as usual. */
export interface JobSettingsRow extends Row {
  readonly id: 'job_settings';
  /** `immediate`, `manual`, or a span such as `2d`; a step that is not here is done as usual. */
  readonly settings: Readonly<Partial<Record<BackgroundJob, string>>>;
}
