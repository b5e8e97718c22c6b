import { isBackgroundJob } from '../../spec/tables/background-jobs';
import type { RequestContext } from '../context';
import { checkoutSituation } from '../domain/checkout-situation';
import { disputeProblem } from '../domain/dispute';
import { disputeSituation } from '../domain/dispute-situation';
import { firstOf } from '../domain/first-of';
import { intentSituation } from '../domain/payment-intent-situation';
import { paymentSituation } from '../domain/payment-situation';
import { payoutSituation } from '../domain/payout-situation';
import { refundProblem } from '../domain/refund';
import type { CheckoutRow, DisputeRow, PaymentIntentRow, PaymentRow, PayoutRow, RefundRow } from '../rows';
import type { SandboxError } from '../sandbox-error';
import type { Reader } from '../store/reader';
import { platformId } from './platform-id';

// Throw a problem that the state of an object is the reason for. Its explanation says how the object got there, and names a
// request that is possible now.

type Reading = Pick<RequestContext, 'rows' | 'now'>;

/** Throws a problem of a payment, if there is one. */
export function requireNoPaymentProblem(work: Reading, payment: PaymentRow, problem: SandboxError | undefined): void {
  if (problem) throw problem.explainedBy(situationOfPayment(work, payment, problem.code));
}

/** Throws a problem of a payment intent, if there is one. */
export function requireNoIntentProblem(
  work: Reading,
  intent: PaymentIntentRow,
  problem: SandboxError | undefined,
): void {
  if (problem) throw explainedOfIntent(work, intent, problem);
}

/** Returns a problem of a payment intent with its explanation. */
export function explainedOfIntent(work: Reading, intent: PaymentIntentRow, problem: SandboxError): SandboxError {
  return problem.explainedBy(situationOfIntent(work, intent));
}

/** Throws a problem of a checkout, if there is one. */
export function requireNoCheckoutProblem(
  work: Reading,
  checkout: CheckoutRow,
  problem: SandboxError | undefined,
): void {
  if (problem) throw explainedOfCheckout(work, checkout, problem);
}

/** Returns a problem of a checkout with its explanation. */
export function explainedOfCheckout(work: Reading, checkout: CheckoutRow, problem: SandboxError): SandboxError {
  return problem.explainedBy(situationOfCheckout(work, checkout, problem.code));
}

/** Throws a problem of a dispute, if there is one. */
export function requireNoDisputeProblem(
  { rows }: Reading,
  dispute: DisputeRow,
  problem: SandboxError | undefined,
): void {
  if (problem === undefined) return;
  const payment = rows.require('payments', dispute.payment_id);
  const isDisputable = disputeProblem(payment, {}, refundsOf(rows, payment)) === undefined;
  throw problem.explainedBy(disputeSituation(dispute, { platform_id: platformId(rows), payment, isDisputable }));
}

/** Throws a problem of a payout, if there is one. */
export function requireNoPayoutProblem({ rows }: Reading, payout: PayoutRow, problem: SandboxError | undefined): void {
  if (problem === undefined) return;
  const facts = { platform_id: platformId(rows), jobId: jobOf(rows, payout.id) };
  throw problem.explainedBy(payoutSituation(payout, facts));
}

function situationOfPayment({ rows, now }: Reading, payment: PaymentRow, code: SandboxError['code']) {
  const pending = firstOf(pendingRefunds(rows, payment));
  return paymentSituation(code, payment, {
    now,
    platform_id: platformId(rows),
    bankJobId: jobOf(rows, payment.id),
    refundJobId: pending && jobOf(rows, pending.id),
    dispute: firstOf(rows.walk('disputes', 'ofPayment', payment.id, 'descending')),
  });
}

function situationOfIntent(work: Reading, intent: PaymentIntentRow): string | undefined {
  const { rows } = work;
  const newest = firstOf(rows.walk('payments', 'ofIntent', intent.id, 'descending'));
  return intentSituation(intent, {
    platform_id: platformId(rows),
    newest,
    bankJobId: newest && jobOf(rows, newest.id),
    isRefundable: isRefundable(work, intent.successful_payment_id),
  });
}

function situationOfCheckout(work: Reading, checkout: CheckoutRow, code: SandboxError['code']): string | undefined {
  const { payment_intent_id, successful_payment_id } = checkout;
  return checkoutSituation(checkout, {
    intent: work.rows.require('payment_intents', payment_intent_id),
    isRefundable: isRefundable(work, successful_payment_id),
    ofPayment: () =>
      successful_payment_id === null
        ? undefined
        : situationOfPayment(work, work.rows.require('payments', successful_payment_id), code),
  });
}

/** Whether something of a payment could be refunded now. */
function isRefundable({ rows, now }: Reading, paymentId: string | null): boolean {
  if (paymentId === null) return false;
  const payment = rows.require('payments', paymentId);
  return refundProblem(payment, undefined, refundsOf(rows, payment), now) === undefined;
}

const refundsOf = (rows: Reader, { id }: PaymentRow): Iterable<RefundRow> =>
  rows.walk('refunds', 'ofPayment', id, 'descending');

function* pendingRefunds(rows: Reader, payment: PaymentRow): Iterable<RefundRow> {
  for (const refund of refundsOf(rows, payment)) if (refund.status === 'pending') yield refund;
}

/** Returns the pending job of an object that can be run by a call. */
function jobOf(rows: Reader, subjectId: string): string | undefined {
  for (const { id, kind } of rows.walk('jobs', 'ofSubject', subjectId, 'ascending'))
    if (isBackgroundJob(kind)) return id;
  return undefined;
}
