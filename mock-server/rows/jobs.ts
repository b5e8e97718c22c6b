import type { BackgroundJob, TimeLimit } from '../../spec/tables/background-jobs';
import type { Row } from './row';
import { id, instant, nullable, sequence } from '../fields/field';
import type { ReferencedTable } from '../fields/referenced-table';
import { withSubject } from './fields';
import { bySequence, byTextThenSequence, everyRow, notListed, table } from './table-definition';

/** A background job that is pending. */
export interface JobRow extends Row {
  readonly sequence: number;
  /** The instant on the platform's clock at which it runs; null while it is held until it is run by a call. */
  readonly due_at: string | null;
  readonly kind: JobKind;
  /** Id of the row that it changes. */
  readonly subject_id: string;
}

/** A job that the clock triggers. */
export interface DueJobRow extends JobRow {
  readonly due_at: string;
}

/** Background jobs with a setting, and time limits. */
export type JobKind = BackgroundJob | TimeLimit;

/** The table of the subject of each kind of job. */
export const jobSubjects = {
  enable_sub_account: 'accounts',
  map_bin: 'payment_methods',
  settle_payment: 'payments',
  settle_refund: 'refunds',
  open_dispute: 'payments',
  decide_dispute: 'disputes',
  close_payout_batch: 'payout_batches',
  send_payout: 'payouts',
  pay_payout: 'payouts',
  close_proceeds_batch: 'payout_batches',
  send_proceeds_payout: 'payouts',
  pay_proceeds_payout: 'payouts',
  lapse_authorization: 'payments',
  lose_dispute: 'disputes',
  expire_checkout: 'checkouts',
  retry_delivery: 'deliveries',
} as const satisfies { readonly [Kind in JobKind]: ReferencedTable };

export type JobSubjects = typeof jobSubjects;

const job = withSubject<JobRow>(jobSubjects, {
  id,
  sequence,
  due_at: nullable(instant),
});

export const jobs = table<JobRow>()({
  type: 'job',
  idPrefix: 'job',
  indexes: {
    due: {
      partitions: ({ due_at }) => (due_at === null ? notListed : everyRow()),
      sortBy: (row) => byTextThenSequence(String(row.due_at), row),
    },
    // Jobs that are held until they are run by a call.
    held: {
      partitions: ({ due_at }) => (due_at === null ? everyRow() : notListed),
      sortBy: bySequence,
      lazy: true,
    },
    // The pending jobs of an object: a change of it may leave them without effect.
    ofSubject: { partitions: ({ subject_id }) => [subject_id], sortBy: bySequence },
    // The next one first, held ones last: no instant has a letter as its first character.
    soonest: { partitions: everyRow, sortBy: (row) => byTextThenSequence(row.due_at ?? 'held', row), lazy: true },
  },
  filters: { kind: { by: ({ kind }) => kind }, subject_id: { by: ({ subject_id }) => subject_id } },
  fields: job,
});
