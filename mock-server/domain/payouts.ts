import { type CollectedType, ledgerEntryTypes } from '../../spec/tables/ledger-entries';
import { payoutOutcomes, type PayoutOutcome } from '../../spec/tables/outcomes';
import { payoutStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { BalanceTransactionRow, PayoutRow, PayoutTotals } from '../rows';
import { canTransition, transition } from './transition';

export const noTotals: PayoutTotals = {
  payments_count: 0,
  payments_total: 0,
  refunds_count: 0,
  refunds_total: 0,
  fees_total: 0,
  other_total: 0,
};

/** Returns the totals with one more ledger entry. */
export function withEntry(
  totals: PayoutTotals,
  payoutType: CollectedType,
  { txn_type, amount, fee }: Pick<BalanceTransactionRow, 'txn_type' | 'amount' | 'fee'>,
): PayoutTotals {
  const { payments_count, payments_total, refunds_count, refunds_total } = totals;
  const fees_total = totals.fees_total + fee;
  switch (totalOf(payoutType, txn_type)) {
    case 'payments':
      return { ...totals, fees_total, payments_count: payments_count + 1, payments_total: payments_total + amount };
    case 'refunds':
      return { ...totals, fees_total, refunds_count: refunds_count + 1, refunds_total: refunds_total + amount };
    case 'fees':
      return { ...totals, fees_total: fees_total - amount };
    case 'other':
      return { ...totals, fees_total, other_total: totals.other_total + amount };
    case null:
      return totals;
  }
}

/** Of proceeds, a returned fee is what is refunded. */
function totalOf(payoutType: CollectedType, type: BalanceTransactionRow['txn_type']) {
  if (payoutType === 'proceeds' && type === 'platform_fee_return') return 'refunds';
  return ledgerEntryTypes[type].total;
}

/** The amount of a payout with these totals. Source: Payouts. */
export function payoutAmount({ payments_total, refunds_total, fees_total, other_total }: PayoutTotals): number {
  return payments_total + refunds_total - fees_total + other_total;
}

/**
 * Whether a payout can have an amount. What an account in Canadian dollars owes is collected from it, by a payout with a negative
 * amount; other debts wait for later payments. Source: Payouts.
 */
export function canPayOut({ payout_type, currency }: Pick<PayoutRow, 'payout_type' | 'currency'>, amount: number) {
  const collectsDebts = payout_type !== 'proceeds' && currency === 'cad';
  return amount > 0 || (amount < 0 && collectsDebts);
}

/** Returns only the totals of a batch or a payout. */
export function totalsOf(row: PayoutTotals): PayoutTotals {
  const { payments_count, payments_total, refunds_count, refunds_total, fees_total, other_total } = row;
  return { payments_count, payments_total, refunds_count, refunds_total, fees_total, other_total };
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
