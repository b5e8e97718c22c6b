import type { BackgroundJob } from '../../spec/tables/background-jobs';
import type { Row } from './row';
import {
  type Check,
  instant,
  integer,
  isObject,
  nonEmptyString,
  nullable,
  oneOf,
  type ReferencedTable,
} from './checks';
import { fieldsOf } from './fields';
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
export type JobKind = BackgroundJob | 'lapse_authorization' | 'lose_dispute' | 'expire_checkout' | 'retry_delivery';

/** The table of the subject of each kind of job. */
export const jobSubjects: { readonly [Kind in JobKind]: ReferencedTable } = {
  enable_sub_account: 'accounts',
  settle_payment: 'payments',
  settle_refund: 'refunds',
  close_proceeds_batch: 'proceeds_batches',
  send_proceeds_payout: 'payouts',
  pay_proceeds_payout: 'payouts',
  lapse_authorization: 'payments',
  lose_dispute: 'disputes',
  expire_checkout: 'checkouts',
  retry_delivery: 'deliveries',
};

const fields = fieldsOf<JobRow>({
  id: nonEmptyString,
  sequence: integer,
  due_at: nullable(instant),
  kind: oneOf(Object.keys(jobSubjects)),
  subject_id: nonEmptyString,
});

/** The subject of a job is a row of the file. */
const job: Check = (value, place, findings) => {
  fields(value, place, findings);
  if (!isObject(value)) return;
  for (const [kind, subjects] of Object.entries(jobSubjects))
    if (kind === value['kind']) findings.reference(`${place}.subject_id`, subjects, String(value['subject_id']));
};

export const jobs = table<JobRow>()({
  type: 'job',
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
    newest: {
      partitions: ({ subject_id, kind }) => ['all', `of ${subject_id}`, `is ${kind}`, `of ${subject_id} ${kind}`],
      sortBy: bySequence,
      lazy: true,
    },
  },
  seed: job,
});
