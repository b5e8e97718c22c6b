import { limits } from '../../spec/tables/limits';
import { paymentStates, refundStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import { SandboxError } from '../sandbox-error';
import type { PaymentRow, RefundRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { amountRefundable } from './payment';
import { feesLessReturned } from './payment-fees';
import { transition } from './transition';

/** Returns the first error that prevents a refund. Source: Refund details. */
export function refundProblem(
  payment: PaymentRow,
  amount: number | undefined,
  refunds: Iterable<RefundRow>,
  now: string,
): SandboxError | undefined {
  if (payment.status === 'fully_refunded') return new SandboxError('payment_fully_refunded', {});
  if (!payment.captured || ['canceled', 'failed'].includes(payment.status)) return new SandboxError('refund_error', {});
  if (amount !== undefined && amount > payment.amount) return new SandboxError('refund_exceeds_payment_amount', {});
  const pending = pendingRefundProblem(refunds);
  if (pending) return pending;
  if (amountRefundable(payment) === 0) return new SandboxError('refund_exceeds_amount_available', {});
  if (amount !== undefined && amount > amountRefundable(payment))
    return new SandboxError('refund_exceeds_amount_available', {});
  if (now >= refundDeadline(payment)) return new SandboxError('payment_outside_refund_window', {});
  return undefined;
}

/** Returns an error while a refund of a payment is pending: until it has ended, nothing else moves the money of the payment. */
export function pendingRefundProblem(refunds: Iterable<RefundRow>): SandboxError | undefined {
  for (const { status } of refunds) if (status === 'pending') return new SandboxError('refund_in_progress', {});
  return undefined;
}

/** The first instant at which a payment can no longer be refunded. */
export function refundDeadline(payment: PaymentRow): string {
  return secondsAfter(payment.captured_at ?? payment.created_at, limits.refund_window_seconds.value);
}

/** Returns the payment after a refund, which also returned some of its fees. */
export function refunded(
  payment: PaymentRow,
  { amount, returned_fees }: Pick<RefundRow, 'amount' | 'returned_fees'>,
  now: string,
): PaymentRow {
  const amount_refunded = payment.amount_refunded + amount;
  const status = transition(paymentStates, payment.status, refundEvent(payment, amount_refunded));
  return { ...payment, ...feesLessReturned(payment, returned_fees, now), amount_refunded, status, updated_at: now };
}

function refundEvent({ status, amount }: PaymentRow, amountRefunded: number): EventOf<typeof paymentStates> {
  if (status === 'disputed') return 'refund_disputed';
  return amountRefunded === amount ? 'refund_fully' : 'refund_partially';
}

export function refundSettled(refund: RefundRow, now: string): RefundRow {
  return { ...refund, status: transition(refundStates, refund.status, 'settle'), updated_at: now };
}

/** Returns a refund that the bank refused. It returned neither money nor fees. */
export function refundFailed(refund: RefundRow, now: string): RefundRow {
  const status = transition(refundStates, refund.status, 'fail');
  return { ...refund, status, returned_fees: [], updated_at: now };
}
