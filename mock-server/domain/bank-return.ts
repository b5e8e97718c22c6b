import { bankReturnReasons, type BankReturnReason } from '../../spec/tables/bank-return-reasons';
import { declineCodes } from '../../spec/tables/decline-codes';
import { paymentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { PaymentMethodRow, PaymentRow, RefundRow } from '../rows';
import { feesGivenBack } from './payment-fees';
import { refundOnItsWay } from './refund';
import { canTransition, transition } from './transition';

/** Why the bank cannot take a payment back now; the first reason that applies. */
export function returnProblem(
  { status }: PaymentRow,
  { card }: PaymentMethodRow,
  reason: BankReturnReason,
  refunds: Iterable<RefundRow>,
): SandboxError | undefined {
  // Whoever calls without types may name what is none.
  if (!bankReturnReasons.includes(reason)) return new SandboxError('parameter_invalid', { name: 'reason' });
  if (card !== null || !canTransition(paymentStates, status, 'return')) {
    return new SandboxError('payment_cannot_be_returned', { status, method: card ? 'card' : 'bank account' });
  }
  if (refundOnItsWay(refunds)) return new SandboxError('refund_in_progress', {});
  return undefined;
}

/** The payment once the bank has taken all of it back. It bears no fee then. Source: Resources, Payment. */
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
