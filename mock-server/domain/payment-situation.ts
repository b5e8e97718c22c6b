import { paymentEnding } from '../../spec/derive/endings';
import type { ErrorCode } from '../../spec/tables/errors';
import { limits } from '../../spec/tables/limits';
import { nextRequests, situations } from '../../spec/tables/situations';
import { paymentStates } from '../../spec/tables/states';
import { daysText } from '../../spec/vocabulary/day-text';
import type { DisputeRow, PaymentRow } from '../rows';
import { openDisputeSituation } from './dispute-situation';
import { amountRefundable, isReturned, voidDeadline } from './payment';
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

const NEW_PAYMENT = nextRequests.new_payment.template;

/**
 * Returns how a payment that refuses a request got there, and what is possible now; undefined for one of which nothing better is
 * known than what the error code says.
 */
export function paymentSituation(code: ErrorCode, payment: PaymentRow, facts: PaymentFacts): string | undefined {
  const { status } = payment;
  const { platform_id, bankJobId, refundJobId } = facts;
  const { meaning } = paymentStates.states[status];
  if (status === 'pending')
    return bankJobId && `${meaning} ${nextRequests.run_bank_job.fill({ platform_id, job_id: bankJobId })}`;
  if (status === 'authorized') return `${meaning} ${nextOfAuthorized(code, payment, facts)}`;
  if (status === 'failed') return `${failureOf(payment)} ${NEW_PAYMENT}`;
  const ending = paymentEnding(payment);
  if (ending !== undefined) return `${ending} ${NEW_PAYMENT}`;
  if (refundJobId !== undefined) return nextRequests.await_refund.fill({ platform_id, job_id: refundJobId });
  if (status === 'disputed' && !isOverAsked(code, payment)) return disputedSituation(payment, facts);
  return paidSituation(code, payment, facts);
}

/** The code is in the description of most failures only in other words. */
function failureOf(payment: PaymentRow): string {
  const { error_code: code, error_description: description } = payment;
  if (isReturned(payment)) return situations.payment_returned.fill({ reason: description ?? code ?? '' });
  return situations.payment_declined.fill({ reason: `${code}, ${description}` });
}

const ofThirdParties: readonly ErrorCode[] = ['payment_cannot_be_disputed', 'payment_cannot_be_returned'];

function nextOfAuthorized(code: ErrorCode, payment: PaymentRow, { now }: PaymentFacts): string {
  const { id: payment_id, payment_intent_id } = payment;
  if (ofThirdParties.includes(code)) return nextRequests.capture.fill({ payment_id });
  if (now < voidDeadline(payment)) return nextRequests.void.fill({ payment_id });
  return nextRequests.cancel_intent_of_payment.fill({ payment_intent_id });
}

/** Whether less than what was asked for could still be refunded. */
const isOverAsked = (code: ErrorCode, payment: PaymentRow) =>
  code === 'refund_exceeds_amount_available' && amountRefundable(payment) > 0;

function disputedSituation(payment: PaymentRow, { platform_id, dispute }: PaymentFacts): string | undefined {
  if (dispute === undefined) return undefined;
  if (dispute.status !== 'lost')
    return `${situations.payment_disputed.template} ${openDisputeSituation(dispute, platform_id)}`;
  if (amountRefundable(payment) > 0) return nextRequests.refund_part.fill(leftOf(payment));
  return `${situations.payment_dispute_lost.template} ${NEW_PAYMENT}`;
}

function paidSituation(code: ErrorCode, payment: PaymentRow, { now, platform_id }: PaymentFacts): string {
  const { id: payment_id, status } = payment;
  const left = leftOf(payment);
  if (code === 'dispute_exceeds_amount_available') return nextRequests.dispute_part.fill({ ...left, platform_id });
  if (code === 'payment_cannot_be_returned' && payment.payment_mode === 'ecom')
    return nextRequests.dispute_card_payment.fill({ platform_id, payment_id });
  if (now >= refundDeadline(payment)) {
    const at = payment.captured_at ?? payment.created_at;
    return nextRequests.new_payment_to_refund.fill({ days: daysText(limits.refund_window_seconds.value), at });
  }
  if (code === 'refund_exceeds_payment_amount' || code === 'refund_exceeds_amount_available')
    return nextRequests.refund_part.fill(left);
  const isVoidable = status === 'succeeded' && now < voidDeadline(payment);
  const next = isVoidable ? nextRequests.void_or_refund.fill({ payment_id }) : nextRequests.refund.fill(left);
  return `${paymentStates.states[status].meaning} ${next}`;
}

const leftOf = (payment: PaymentRow) => ({
  payment_id: payment.id,
  left: String(amountRefundable(payment)),
  amount: String(payment.amount),
});
