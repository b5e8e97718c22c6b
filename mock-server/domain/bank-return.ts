import { bankReturnReasons, type BankReturnReason } from '../../spec/tables/outcomes';
import { declineCodes } from '../../spec/tables/decline-codes';
import { paymentStates } from '../../spec/tables/states';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { PaymentMethodRow, PaymentRow, RefundRow } from '../rows';
import { feesGivenBack } from './payment-fees';
import { pendingRefundProblem } from './refund';
import { canTransition, transition } from './transition';

/** Returns the first error that prevents the bank from returning a payment. */
export function returnProblem(
  { status }: PaymentRow,
  { card }: PaymentMethodRow,
  reason: BankReturnReason,
  refunds: Iterable<RefundRow>,
): SandboxError | undefined {
  // Callers without types may pass an unknown reason.
  if (!bankReturnReasons.includes(reason)) return invalidControlParameter('reason');
  if (card !== null || !canTransition(paymentStates, status, 'return')) {
    return new SandboxError('payment_cannot_be_returned', { status, method: card ? 'card' : 'bank account' });
  }
  return pendingRefundProblem(refunds);
}

/** Returns the payment after the bank returned all of it. Its fees are returned as well. Source: Resources, Payment. */
export function returned(payment: PaymentRow, reason: BankReturnReason, now: string): PaymentRow {
  return {
    ...payment,
    ...feesGivenBack(payment, now),
    status: transition(paymentStates, payment.status, 'return'),
    amount_returned: payment.amount,
    error_code: reason,
    error_description: declineCodes[reason].message,
    updated_at: now,
  };
}
