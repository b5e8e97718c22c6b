import type { DueDelivery } from '../../../platform/due-next';
import type { Visit } from '../page';
import { Id } from './id';

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

/** The object that a job changes: of a delivery, the event. */
export function JobSubject({ visit, job: { subject_id, delivery } }: { readonly visit: Visit; readonly job: JobOf }) {
  return <Id visit={visit} of={delivery?.event_id ?? subject_id} />;
}
