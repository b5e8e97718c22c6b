import { bankReturnReasons, type BankReturnReason } from '../../spec/tables/outcomes';
import { declineCodes } from '../../spec/tables/decline-codes';
import { disputeStates, paymentStates } from '../../spec/tables/states';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { DisputeRow, PaymentMethodRow, PaymentRow, RefundRow } from '../rows';
import { amountRefundable } from './payment';
import { feesGivenBack } from './payment-fees';
import { pendingRefundProblem } from './refund';
import { canTransition, transition } from './transition';

/** The rows of a payment that the bank wants to return. */
export interface ToReturn {
  readonly payment: PaymentRow;
  readonly method: PaymentMethodRow;
  readonly refunds: Iterable<RefundRow>;
  /** The newest dispute. Only that one can be open. */
  readonly dispute: DisputeRow | undefined;
}

/** Returns the first error that prevents the bank from returning a payment. */
export function returnProblem(
  { payment, method: { card }, refunds, dispute }: ToReturn,
  reason: BankReturnReason,
): SandboxError | undefined {
  const { status } = payment;
  // Callers without types may pass an unknown reason.
  if (!bankReturnReasons.includes(reason)) return invalidControlParameter('reason');
  const isLeft = amountRefundable(payment) > 0 || disputeToLose(dispute) !== undefined;
  if (card !== null || !canTransition(paymentStates, status, 'return') || !isLeft) {
    return new SandboxError('payment_cannot_be_returned', { status, method: card ? 'card' : 'bank account' });
  }
  return pendingRefundProblem(refunds);
}

/** Returns a dispute if it is open. A return of its payment loses it. */
export function disputeToLose(dispute: DisputeRow | undefined): DisputeRow | undefined {
  return dispute && canTransition(disputeStates, dispute.status, 'lose') ? dispute : undefined;
}

/**
 * Returns the payment after the bank returned what refunds and disputes had left of it. Its fees are returned as well. Source:
 * Resources, Payment.
 */
export function returned(payment: PaymentRow, reason: BankReturnReason, now: string): PaymentRow {
  return {
    ...payment,
    ...feesGivenBack(payment, now),
    status: transition(paymentStates, payment.status, 'return'),
    amount_returned: amountRefundable(payment),
    error_code: reason,
    error_description: declineCodes[reason].message,
    updated_at: now,
  };
}
