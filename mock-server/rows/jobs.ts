import type { BackgroundJob } from '../../spec/tables/background-jobs';
import type { Row } from './row';

/** Work that is left for later. */
export interface JobRow extends Row {
  readonly sequence: number;
  /** The instant of the platform's clock at which it is done; null while it is held until somebody asks for it. */
  readonly due_at: string | null;
  readonly kind: JobKind;
  /** The id of the row it is about. */
  readonly subject_id: string;
}

/** Work that the clock brings. */
export interface DueJobRow extends JobRow {
  readonly due_at: string;
}

/** The steps whose time can be set, and what is a time limit itself. */
export type JobKind = BackgroundJob | 'lapse_authorization' | 'lose_dispute' | 'expire_checkout' | 'retry_delivery';
