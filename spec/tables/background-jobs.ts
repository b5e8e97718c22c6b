import type { Provenance } from '../vocabulary/provenance';

interface BackgroundJobRow {
  /** What is done. */
  readonly description: string;
  /** When, unless a platform has it otherwise. */
  readonly default: string;
  readonly provenance: Provenance;
}

/**
 * The steps of asynchronous work whose time can be set: what a bank, a review or the service itself does after the answer.
 * Time limits, such as that of an authorization, are none of them: they come with the clock.
 */
export const backgroundJobs = {
  enable_sub_account: {
    description: 'The automatic review of a test sub account.',
    default: 'right after the answer; never where `--no-auto-enable` leaves it out',
    provenance: 'stated',
  },
  settle_payment: {
    description: "The bank's answer to a bank payment.",
    default: 'right after the answer, but for test bank accounts that take longer',
    provenance: 'reference',
  },
  settle_refund: {
    description: "The bank's answer to a refund of a bank payment.",
    default: 'right after the answer, but for test bank accounts that take longer',
    provenance: 'reference',
  },
  close_proceeds_batch: {
    description: 'The end of a batch of proceeds, which makes a payout of it.',
    default: 'at the next midnight in UTC',
    provenance: 'chosen',
  },
  send_proceeds_payout: {
    description: 'The sending of a payout of proceeds.',
    default: 'on the next business day',
    provenance: 'chosen',
  },
  pay_proceeds_payout: {
    description: 'The arrival of a payout of proceeds.',
    default: 'on the day that its `deposits_at` names',
    provenance: 'chosen',
  },
} as const satisfies Record<string, BackgroundJobRow>;

export type BackgroundJob = keyof typeof backgroundJobs;

export const backgroundJobNames = Object.keys(backgroundJobs);

export function isBackgroundJob(name: string): name is BackgroundJob {
  return Object.hasOwn(backgroundJobs, name);
}

/** What a step can be set to besides a span of time. */
export const jobSettingModes = ['default', 'immediate', 'manual'] as const;
