import type { Provenance } from '../vocabulary/provenance';

interface WorkStepRow {
  /** What is done. */
  readonly does: string;
  /** When, unless a platform has it otherwise. */
  readonly usually: string;
  readonly provenance: Provenance;
}

/**
 * The steps of asynchronous work whose time can be set: what a bank, a review or the service itself does after the answer.
 * Time limits, such as that of an authorization, are none of them: they come with the clock.
 */
export const workSteps = {
  enable_sub_account: {
    does: 'The automatic review of a test sub account.',
    usually: 'right after the answer; never where `--no-auto-enable` leaves it out',
    provenance: 'stated',
  },
  settle_payment: {
    does: "The bank's answer to a bank payment.",
    usually: 'right after the answer, but for test bank accounts that take longer',
    provenance: 'reference',
  },
  settle_refund: {
    does: "The bank's answer to a refund of a bank payment.",
    usually: 'right after the answer, but for test bank accounts that take longer',
    provenance: 'reference',
  },
  close_proceeds_batch: {
    does: 'The end of a batch of proceeds, which makes a payout of it.',
    usually: 'at the next midnight in UTC',
    provenance: 'chosen',
  },
  send_proceeds_payout: {
    does: 'The sending of a payout of proceeds.',
    usually: 'on the next business day',
    provenance: 'chosen',
  },
  pay_proceeds_payout: {
    does: 'The arrival of a payout of proceeds.',
    usually: 'on the day that its `deposits_at` names',
    provenance: 'chosen',
  },
} as const satisfies Record<string, WorkStepRow>;

export type WorkStep = keyof typeof workSteps;

export const workStepNames = Object.keys(workSteps);

export function isWorkStep(name: string): name is WorkStep {
  return Object.hasOwn(workSteps, name);
}

/** What a step can be set to besides a span of time. */
export const workModes = ['usual', 'immediate', 'manual'] as const;
