import { limits } from '../../spec/limits';
import { paymentStates, refundStates } from '../../spec/states';
import { ApiError } from '../api-error';
import type { PaymentRow, RefundRow } from '../store/rows';
import { secondsAfter } from '../time/clock';
import { amountRefundable } from './payment';
import { transition } from './transition';

/** Why an amount cannot be refunded now; the first reason that applies. Source: Refund details. */
export function refundProblem(
  payment: PaymentRow,
  amount: number | undefined,
  refunds: Iterable<RefundRow>,
  now: string,
): ApiError | undefined {
  if (payment.status === 'fully_refunded') return new ApiError('payment_fully_refunded', {});
  if (!payment.captured || payment.status === 'canceled') return new ApiError('refund_error', {});
  if (amount !== undefined && amount > payment.amount) return new ApiError('refund_exceeds_payment_amount', {});
  for (const refund of refunds) if (refund.status === 'pending') return new ApiError('refund_in_progress', {});
  if (amountRefundable(payment) === 0) return new ApiError('refund_exceeds_amount_available', {});
  if (amount !== undefined && amount > amountRefundable(payment))
    return new ApiError('refund_exceeds_amount_available', {});
  if (now >= refundDeadline(payment)) return new ApiError('payment_outside_refund_window', {});
  return undefined;
}

function refundDeadline(payment: PaymentRow): string {
  return secondsAfter(payment.captured_at ?? payment.created_at, limits.refund_window_seconds.value);
}

/** The payment once an amount of it has been given back. */
export function refunded(payment: PaymentRow, amount: number, now: string): PaymentRow {
  const amount_refunded = payment.amount_refunded + amount;
  const event = amount_refunded === payment.amount ? 'refund_fully' : 'refund_partially';
  return { ...payment, amount_refunded, status: transition(paymentStates, payment.status, event), updated_at: now };
}

export function refundSettled(refund: RefundRow, now: string): RefundRow {
  return { ...refund, status: transition(refundStates, refund.status, 'settle'), updated_at: now };
}
