import type { DueDelivery } from '../../../platform/due-next';
import type { JobKind } from '../../../rows';
import type { Links } from '../links';
import { IdLink, Text } from './values';

/** The page of what each kind of job changes; null if that has none. */
const pages = {
  enable_sub_account: 'sub_accounts',
  map_bin: 'payment_methods',
  settle_payment: 'payments',
  settle_refund: 'refunds',
  open_dispute: 'payments',
  decide_dispute: 'disputes',
  close_payout_batch: null,
  send_payout: 'payouts',
  pay_payout: 'payouts',
  close_proceeds_batch: null,
  send_proceeds_payout: 'proceeds_payouts',
  pay_proceeds_payout: 'proceeds_payouts',
  lapse_authorization: 'payments',
  lose_dispute: 'disputes',
  expire_checkout: 'checkouts',
  retry_delivery: null,
} as const satisfies Record<JobKind, string | null>;

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

interface JobSubjectProps {
  readonly links: Links;
  readonly job: JobOf;
}

/** The object that a job changes, with a link to its page: of a delivery, the event. */
export function JobSubject({ links, job: { kind, subject_id, delivery } }: JobSubjectProps) {
  if (delivery) return <IdLink links={links} list="events" id={delivery.event_id} />;
  const page = isJobKind(kind) ? pages[kind] : null;
  if (page !== null) return <IdLink links={links} list={page} id={subject_id} />;
  return (
    <span class="id">
      <Text of={subject_id} />
    </span>
  );
}

function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(pages, kind);
}
