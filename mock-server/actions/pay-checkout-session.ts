import { requireNoProblem } from '../sandbox-error';
import type { Context } from '../context';
import { enabledProblem } from '../domain/account';
import { payableProblem } from '../domain/checkout';
import { paymentFailure } from '../domain/payment';
import type { CheckoutSessionRow, PaymentIntentRow, PaymentRow } from '../rows';
import type { Reader } from '../store/reader';
import { chargeIntent } from './charge';
import { authorizedPayment, newestPayment } from './payment-intents';
import { type NewPaymentMethod, signatureOf, tokenize } from './tokenize';

/** A payment from the hosted checkout. */
export interface SessionPayment {
  readonly payment_method: NewPaymentMethod;
  /** The e-mail address of the customer (default: the one that is known). */
  readonly email?: string | undefined;
  /** The last attempt that the customer saw, to recognize a form that was sent twice. Null: none. */
  readonly lastSeenPaymentId: string | null;
}

/** The state of a checkout session at an instant. A session that was paid does not expire. */
export type SessionState = 'open' | 'completed' | 'expired';

/** Returns the state of a checkout session. Source: Refund and checkout status; Hosted checkout. */
export function sessionState(rows: Reader, session: CheckoutSessionRow, now: string): SessionState {
  if (session.payment_id !== null) return 'completed';
  const intent = rows.require('payment_intents', session.payment_intent_id);
  if (payableProblem(intent) || authorizedPayment({ rows }, intent)) return 'completed';
  return now < session.expires_at ? 'open' : 'expired';
}

/**
 * Pays the intent of an open checkout session with a new card or bank account, and completes the session. Returns the error
 * code of a declined payment, which is stored as for the API; the customer may try again. A form that is sent twice is charged
 * once. Source: Hosted checkout.
 */
export function payCheckoutSession(
  context: Context,
  session: CheckoutSessionRow,
  { payment_method, email, lastSeenPaymentId }: SessionPayment,
): string | undefined {
  requireNoProblem(enabledProblem(context.account));
  const { rows } = context;
  const newest = newestPayment(rows, session.payment_intent_id);
  if (newest?.error_code && newest.id !== lastSeenPaymentId && usesMethod(context, newest, payment_method))
    return newest.error_code;
  const intent = rows.require('payment_intents', session.payment_intent_id);
  const method = tokenize(context, payment_method, email ?? knownEmail(rows, intent)).row;
  const { payment, error } = chargeIntent(context, intent, method);
  if (error) return paymentFailure(error).error_code;
  rows.replace('checkout_sessions', { ...session, payment_id: payment.id, updated_at: context.now });
  return undefined;
} // sub_account_not_enabled payment_intent_cannot_be_captured customer_max_payment_methods, tokenization errors, charge errors

/** Returns the e-mail address of the customer whose payment method an intent has: of a former attempt, or from the shop. */
export function knownEmail(rows: Reader, { payment_method_id }: PaymentIntentRow): string | undefined {
  const method = payment_method_id === null ? undefined : rows.require('payment_methods', payment_method_id);
  return method?.customer_id ? rows.require('customers', method.customer_id).email : undefined;
}

function usesMethod(context: Context, { payment_method_id }: PaymentRow, sent: NewPaymentMethod): boolean {
  return context.rows.require('payment_methods', payment_method_id).signature === signatureOf(context, sent);
}
