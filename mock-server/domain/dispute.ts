import { defaultDisputeReason, type DisputeReason, disputeReasonNames } from '../../spec/tables/dispute-reasons';
import { disputeOutcomes, type DisputeOutcome } from '../../spec/tables/outcomes';
import { limits } from '../../spec/tables/limits';
import { disputeStates, paymentStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { DisputeRow, PaymentRow, RefundRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { amountRefundable, isReturned } from './payment';
import { pendingRefundProblem } from './refund';
import { canTransition, transition } from './transition';

/** The moves of a dispute: the outcomes that the control API takes, and the merchant's forfeiting. */
export type DisputeMove = EventOf<typeof disputeStates>;

const REVERSAL = 'The card network reversed its decision.';

/** A dispute to open. Default amount: everything that is refundable. */
export interface DisputeRequest {
  /** In the smallest unit of the currency. */
  readonly amount?: number | undefined;
  /** Default: `fraudulent`. */
  readonly reason?: DisputeReason | undefined;
}

/** Returns the first error that prevents a dispute of a payment. Source: Resources, Payment. */
export function disputeProblem(
  payment: PaymentRow,
  { amount = 1, reason = defaultDisputeReason }: DisputeRequest,
  refunds: Iterable<RefundRow>,
): SandboxError | undefined {
  const { status } = payment;
  // Callers without types may pass invalid values.
  if (!Number.isSafeInteger(amount) || amount <= 0) return invalidControlParameter('amount');
  if (!disputeReasonNames.includes(reason)) return invalidControlParameter('reason');
  if (!canTransition(paymentStates, status, 'dispute'))
    return new SandboxError('payment_cannot_be_disputed', { status });
  const pending = pendingRefundProblem(refunds);
  if (pending) return pending;
  if (amount > amountRefundable(payment)) return new SandboxError('dispute_exceeds_amount_available', {});
  return undefined;
}

/** The first instant at which a dispute can no longer be responded to. */
export function responseDeadline(openedAt: string): string {
  return secondsAfter(openedAt, limits.dispute_response_seconds.value);
}

/** Returns an error if a dispute cannot have an outcome now. One of a payment that the bank returned stays lost. */
export function disputeOutcomeProblem(
  { status }: DisputeRow,
  outcome: DisputeOutcome,
  payment: Pick<PaymentRow, 'status' | 'captured'>,
): SandboxError | undefined {
  // Callers without types may pass an unknown outcome.
  if (!disputeOutcomes.includes(outcome)) return invalidControlParameter('outcome');
  if (canTransition(disputeStates, status, outcome) && !isReturned(payment)) return undefined;
  return new SandboxError('dispute_unexpected_state', { status, action: `the outcome ${outcome}` });
}

export function movedDispute(dispute: DisputeRow, move: DisputeMove, now: string): DisputeRow {
  const moved = { ...dispute, status: transition(disputeStates, dispute.status, move), updated_at: now };
  switch (move) {
    case 'respond':
      return { ...moved, answer: 'evidence' };
    case 'forfeit':
      return { ...moved, answer: 'forfeit' };
    case 'reverse':
      return { ...moved, reversal: { description: REVERSAL, created_at: now } };
    case 'win':
    case 'lose':
      return moved;
  }
}

/** Returns the payment after a dispute was opened. */
export function disputed(payment: PaymentRow, { amount, fee }: DisputeRow, now: string): PaymentRow {
  const status = transition(paymentStates, payment.status, 'dispute');
  return {
    ...payment,
    status,
    amount_disputed: payment.amount_disputed + amount,
    ...chargedFees(payment, fee),
    updated_at: now,
  };
}

/** Most payments have no fees of disputes, and do not store them. */
function chargedFees({ dispute_fees = 0 }: PaymentRow, fee: number): Pick<PaymentRow, 'dispute_fees'> {
  return fee === 0 ? {} : { dispute_fees: dispute_fees + fee };
}

/** Returns the payment after a dispute was won: in its former status, or that of the refunds made since. */
export function disputeWon(payment: PaymentRow, { amount, fee }: DisputeRow, now: string): PaymentRow {
  const event = payment.amount_refunded > 0 ? 'win_dispute_after_refund' : 'win_dispute';
  const status = transition(paymentStates, payment.status, event);
  return {
    ...payment,
    status,
    amount_disputed: payment.amount_disputed - amount,
    ...chargedFees(payment, -fee),
    updated_at: now,
  };
}
