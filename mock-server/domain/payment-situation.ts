import type { ErrorCode } from '../../spec/tables/errors';
import { limits } from '../../spec/tables/limits';
import { situations } from '../../spec/tables/situations';
import type { DisputeRow, PaymentRow } from '../rows';
import { amountRefundable, captureDeadline, isReturned, voidDeadline } from './payment';
import { refundDeadline } from './refund';

/** The facts about a payment that its own row does not have. */
export interface PaymentFacts {
  readonly now: string;
  readonly platform_id: string;
  /** The pending job of its bank. */
  readonly bankJobId: string | undefined;
  /** The pending job of a refund. */
  readonly refundJobId: string | undefined;
  /** Its newest dispute. */
  readonly dispute: DisputeRow | undefined;
}

const days = (seconds: number) => String(seconds / 86_400);

/**
 * Returns how a payment that refuses a request got there, and what is possible now; undefined for one of which nothing better is
 * known than what the error code says.
 */
export function paymentSituation(code: ErrorCode, payment: PaymentRow, facts: PaymentFacts): string | undefined {
  const { id: payment_id, status } = payment;
  const { platform_id, bankJobId, refundJobId } = facts;
  const reason = payment.error_description ?? payment.error_code ?? '';
  if (status === 'pending')
    return bankJobId && situations.payment_awaits_bank.fill({ payment_id, platform_id, job_id: bankJobId });
  if (status === 'authorized') return authorizedSituation(code, payment, facts);
  if (status === 'canceled') return canceledSituation(payment);
  if (isReturned(payment)) return situations.payment_returned.fill({ reason });
  if (status === 'failed') return situations.payment_declined.fill({ reason: failureOf(payment) });
  if (status === 'fully_refunded') return situations.payment_fully_refunded.fill({});
  if (refundJobId !== undefined) return situations.refund_awaits_bank.fill({ platform_id, job_id: refundJobId });
  if (status === 'disputed' && !isOverAsked(code, payment)) return disputedSituation(payment, facts);
  return paidSituation(code, payment, facts);
}

/** The code is in the description of most failures only in other words. */
const failureOf = ({ error_code, error_description }: PaymentRow) => `${error_code}, ${error_description}`;

const ofThirdParties: readonly ErrorCode[] = ['payment_cannot_be_disputed', 'payment_cannot_be_returned'];

function authorizedSituation(code: ErrorCode, payment: PaymentRow, { now }: PaymentFacts): string {
  const { id: payment_id, payment_intent_id } = payment;
  if (ofThirdParties.includes(code)) return situations.payment_not_captured.fill({ payment_id });
  if (now < voidDeadline(payment)) return situations.payment_voidable_authorization.fill({ payment_id });
  return situations.payment_cancelable_authorization.fill({ payment_intent_id });
}

function canceledSituation(payment: PaymentRow): string {
  if (!payment.lapsed) return situations.payment_voided.fill({});
  return situations.payment_lapsed.fill({
    days: days(limits.capture_window_seconds.value),
    at: captureDeadline(payment),
  });
}

/** Whether less than what was asked for could still be refunded. */
const isOverAsked = (code: ErrorCode, payment: PaymentRow) =>
  code === 'refund_exceeds_amount_available' && amountRefundable(payment) > 0;

function disputedSituation(payment: PaymentRow, { platform_id, dispute }: PaymentFacts): string | undefined {
  if (dispute === undefined) return undefined;
  const { id: dispute_id, status, currency, due_date: due } = dispute;
  if (status === 'lost') return lostSituation(payment);
  if (status === 'needs_response' && currency !== 'cad') return situations.payment_disputed.fill({ dispute_id, due });
  return situations.payment_under_review.fill({ platform_id, dispute_id });
}

function lostSituation(payment: PaymentRow): string {
  if (amountRefundable(payment) === 0) return situations.payment_dispute_lost.fill({});
  return situations.payment_refundable_in_part.fill(leftOf(payment));
}

function paidSituation(code: ErrorCode, payment: PaymentRow, { now, platform_id }: PaymentFacts): string {
  const { id: payment_id, status } = payment;
  const left = leftOf(payment);
  if (code === 'dispute_exceeds_amount_available')
    return situations.payment_disputable_in_part.fill({ ...left, platform_id });
  if (code === 'payment_cannot_be_returned' && payment.payment_mode === 'ecom')
    return situations.payment_of_card_returnable.fill({ platform_id, payment_id });
  if (now >= refundDeadline(payment)) {
    const at = payment.captured_at ?? payment.created_at;
    return situations.payment_too_old_to_refund.fill({ days: days(limits.refund_window_seconds.value), at });
  }
  if (code === 'refund_exceeds_payment_amount' || code === 'refund_exceeds_amount_available')
    return situations.payment_refundable_in_part.fill(left);
  if (status === 'succeeded' && now < voidDeadline(payment)) return situations.payment_voidable.fill({ payment_id });
  return situations.payment_refundable.fill({ ...left, status });
}

const leftOf = (payment: PaymentRow) => ({
  payment_id: payment.id,
  left: String(amountRefundable(payment)),
  amount: String(payment.amount),
});
