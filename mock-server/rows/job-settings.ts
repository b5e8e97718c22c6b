import type { WorkStep } from '../../spec/tables/background-jobs';
import type { Row } from '../store/table';

/** When the steps of asynchronous work of a platform are done. Without this row: as usual. */
export interface WorkModesRow extends Row {
  readonly id: 'work';
  /** `immediate`, `manual`, or a span such as `2d`; a step that is not here is done as usual. */
  readonly modes: Readonly<Partial<Record<WorkStep, string>>>;
}
