import type { DueDelivery } from '../../../platform/due-next';

/** A job that has not run yet. */
export interface PendingJob extends JobOf {
  readonly id: string;
  /** Null while it is held for a manual run. */
  readonly due_at: string | null;
}

interface JobOf {
  readonly kind: string;
  readonly subject_id: string;
  /** The delivery that it attempts again, where that is known. */
  readonly delivery?: DueDelivery | null;
}
