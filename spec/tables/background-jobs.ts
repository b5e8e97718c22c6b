import type { Provenance } from '../vocabulary/provenance';

interface BackgroundJobRow {
  /** The action of the job. */
  readonly description: string;
  /** The time at which the job runs by default. */
  readonly default: string;
  readonly provenance: Provenance;
}

/**
 * The types of background jobs whose time can be set: actions of a bank, a reviewer or the service after the response.
 * Time limits, such as the expiry of an authorization, are not among them: only the clock ends them.
 */
export const backgroundJobs = {
  enable_sub_account: {
    description: 'The automatic review of a test sub account.',
    default: 'right after the response; never with `--no-auto-enable`',
    provenance: 'stated',
  },
  map_bin: {
    description: 'What the first six digits of a new card say: its `bin_details`.',
    default: 'together with the card, without a job',
    provenance: 'chosen',
  },
  settle_payment: {
    description: 'The decision of the bank on a bank payment.',
    default: 'right after the response; later for the test bank accounts that take business days',
    provenance: 'reference',
  },
  settle_refund: {
    description: 'The decision of the bank on a refund of a bank payment.',
    default: 'right after the response; later for the test bank accounts that take business days',
    provenance: 'reference',
  },
  open_dispute: {
    description: 'The dispute that `metadata.dispute_test_spec` of a payment asks for.',
    default: 'right after the payment was captured, or after the delay that it asks for',
    provenance: 'reference',
  },
  decide_dispute: {
    description: 'The decision that `metadata.dispute_test_spec` of a payment asks for.',
    default: 'right after the response to the dispute, or after the delay that it asks for',
    provenance: 'reference',
  },
  close_payout_batch: {
    description: 'The end of a batch of balance transactions of an account, which creates its payout.',
    default: 'at the next midnight in UTC',
    provenance: 'chosen',
  },
  send_payout: {
    description: 'The transfer of a payout of an account to the bank.',
    default: 'on the next business day',
    provenance: 'chosen',
  },
  pay_payout: {
    description: 'The arrival of a payout of an account on the bank account.',
    default: 'on the day of its `deposits_at`',
    provenance: 'chosen',
  },
  close_proceeds_batch: {
    description: 'The end of a batch of proceeds, which creates its payout.',
    default: 'at the next midnight in UTC',
    provenance: 'chosen',
  },
  send_proceeds_payout: {
    description: 'The transfer of a payout of proceeds to the bank.',
    default: 'on the next business day',
    provenance: 'chosen',
  },
  pay_proceeds_payout: {
    description: 'The arrival of a payout of proceeds on the bank account.',
    default: 'on the day of its `deposits_at`',
    provenance: 'chosen',
  },
} as const satisfies Record<string, BackgroundJobRow>;

/** The name of a background job. */
export type BackgroundJob = keyof typeof backgroundJobs;

/** What only the clock brings: no setting changes when it is due. */
export type TimeLimit = 'lapse_authorization' | 'lose_dispute' | 'expire_checkout' | 'retry_delivery';

export const backgroundJobNames = Object.keys(backgroundJobs);

export function isBackgroundJob(name: string): name is BackgroundJob {
  return Object.hasOwn(backgroundJobs, name);
}

/** The settings of a job type other than a duration. */
export const jobSettingModes = ['default', 'immediate', 'manual'] as const;
