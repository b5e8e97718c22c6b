import { payoutOutcomes, type PayoutOutcome } from '../../spec/tables/outcomes';
import { payoutStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { PayoutRow, ProceedsBatchRow, ProceedsTotals } from '../rows';
import { canTransition, transition } from './transition';

/** The source of proceeds: fees on payments, returned fees, and payouts that did not arrive. */
export type ProceedsKind = 'payment' | 'refund' | 'other';

export const noProceeds: ProceedsTotals = {
  payments_count: 0,
  payments_total: 0,
  refunds_count: 0,
  refunds_total: 0,
  other_total: 0,
};

/** Returns the totals with one more amount. Returned fees are negative. */
export function withProceeds(totals: ProceedsTotals, kind: ProceedsKind, amount: number): ProceedsTotals {
  const { payments_count, payments_total, refunds_count, refunds_total, other_total } = totals;
  switch (kind) {
    case 'payment':
      return { ...totals, payments_count: payments_count + 1, payments_total: payments_total + amount };
    case 'refund':
      return { ...totals, refunds_count: refunds_count + 1, refunds_total: refunds_total + amount };
    case 'other':
      return { ...totals, other_total: other_total + amount };
  }
}

/** The amount of a payout of these proceeds. Source: Resources, Proceeds payout. */
export function proceedsAmount({ payments_total, refunds_total, other_total }: ProceedsTotals): number {
  return payments_total + refunds_total + other_total;
}

/** Returns only the totals of a batch or a payout. */
export function totalsOf(row: ProceedsBatchRow | PayoutRow): ProceedsTotals {
  const { payments_count, payments_total, refunds_count, refunds_total, other_total } = row;
  return { payments_count, payments_total, refunds_count, refunds_total, other_total };
}

/** Returns an error if a payout cannot have an outcome now. */
export function outcomeProblem({ status }: PayoutRow, outcome: PayoutOutcome): SandboxError | undefined {
  // Callers without types may pass a transition that only the clock makes.
  if (!payoutOutcomes.includes(outcome)) return invalidControlParameter('outcome');
  if (canTransition(payoutStates, status, outcome)) return undefined;
  return new SandboxError('payout_unexpected_state', { status, outcome });
}

export function movedPayout(payout: PayoutRow, event: EventOf<typeof payoutStates>, now: string): PayoutRow {
  return { ...payout, status: transition(payoutStates, payout.status, event), updated_at: now };
}
