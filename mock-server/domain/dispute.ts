import { disputeOutcomes, type DisputeOutcome } from '../../spec/tables/dispute-outcomes';
import { type DisputeReason, disputeReasons } from '../../spec/tables/dispute-reasons';
import { limits } from '../../spec/tables/limits';
import { disputeStates, paymentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { DisputeRow, PaymentRow, RefundRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { amountRefundable } from './payment';
import { refundOnItsWay } from './refund';
import { canTransition, transition } from './transition';

/** What the payer contests. Without an amount: all that is left of the payment. */
export interface DisputeRequest {
  readonly amount?: number | undefined;
  readonly reason?: DisputeReason | undefined;
}

/** Why so much of a payment cannot be disputed now; the first reason that applies. Source: Resources, Payment. */
export function disputeProblem(
  payment: PaymentRow,
  { amount = 1, reason = disputeReasons[0] }: DisputeRequest,
  refunds: Iterable<RefundRow>,
): SandboxError | undefined {
  const { status } = payment;
  // Whoever calls without types may ask for what is none.
  if (!Number.isSafeInteger(amount) || amount <= 0) return new SandboxError('parameter_invalid', { name: 'amount' });
  if (!disputeReasons.includes(reason)) return new SandboxError('parameter_invalid', { name: 'reason' });
  if (!canTransition(paymentStates, status, 'dispute'))
    return new SandboxError('payment_cannot_be_disputed', { status });
  if (refundOnItsWay(refunds)) return new SandboxError('refund_in_progress', {});
  if (amount > amountRefundable(payment)) return new SandboxError('dispute_exceeds_amount_available', {});
  return undefined;
}

/** The first instant at which it is too late to respond to a dispute. */
export function responseDeadline(openedAt: string): string {
  return secondsAfter(openedAt, limits.dispute_response_seconds.value);
}

/** Why a dispute cannot be moved like that now. */
export function disputeOutcomeProblem({ status }: DisputeRow, outcome: DisputeOutcome): SandboxError | undefined {
  // Whoever calls without types may ask for what is none.
  if (!disputeOutcomes.includes(outcome)) return new SandboxError('parameter_invalid', { name: 'outcome' });
  if (canTransition(disputeStates, status, outcome)) return undefined;
  return new SandboxError('dispute_unexpected_state', { status, outcome });
}

export function movedDispute(dispute: DisputeRow, outcome: DisputeOutcome, now: string): DisputeRow {
  return { ...dispute, status: transition(disputeStates, dispute.status, outcome), updated_at: now };
}

/** The payment while an amount of it is disputed. */
export function disputed(payment: PaymentRow, amount: number, now: string): PaymentRow {
  const status = transition(paymentStates, payment.status, 'dispute');
  return { ...payment, status, amount_disputed: payment.amount_disputed + amount, updated_at: now };
}

/** The payment once a dispute was won: where it was before, or where its refunds have brought it meanwhile. */
export function disputeWon(payment: PaymentRow, { amount }: DisputeRow, now: string): PaymentRow {
  const event = payment.amount_refunded > 0 ? 'win_dispute_after_refund' : 'win_dispute';
  const status = transition(paymentStates, payment.status, event);
  return { ...payment, status, amount_disputed: payment.amount_disputed - amount, updated_at: now };
}
