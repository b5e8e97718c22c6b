import { limits } from '../../spec/tables/limits';
import { checkoutStates, paymentIntentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { CheckoutCompletionRow, CheckoutRow, PaymentIntentRow, PaymentMethodRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { givenFeesProblem } from './payment-fees';
import { canTransition, transition } from './transition';

/** The first instant at which a checkout created now can no longer be completed. */
export function completionDeadline(createdAt: string): string {
  return secondsAfter(createdAt, limits.checkout_window_seconds.value);
}

/** The first instant at which a checkout session created now can no longer be completed. Source: Refund and checkout status. */
export function sessionDeadline(createdAt: string): string {
  return secondsAfter(createdAt, limits.checkout_session_window_seconds.value);
}

/** Returns the first error in the fees of a checkout. Source: Fees on payments and checkouts. */
export function checkoutFeesProblem(
  checkout: Pick<CheckoutRow, 'amount' | 'currency' | 'fees' | 'application_fees'>,
): SandboxError | undefined {
  const { card, bank_account } = checkout.application_fees ?? {};
  const application_fee_amount = Math.max(card?.amount ?? 0, bank_account?.amount ?? 0);
  const given = { fees: checkout.fees, application_fee_amount };
  return givenFeesProblem(checkout, given, { fees: 'payment.fees', application_fee_amount: 'application_fees' });
}

/** The application fee of a payment of a checkout with a payment method, if one was set. */
export function applicationFeeFor({ application_fees }: CheckoutRow, { card }: PaymentMethodRow): number | undefined {
  return (card ? application_fees?.card : application_fees?.bank_account)?.amount;
}

/** Returns an error if a checkout cannot be completed. Source: Refund and checkout status. */
export function completionProblem({ status }: CheckoutRow): SandboxError | undefined {
  if (canTransition(checkoutStates, status, 'complete')) return undefined;
  return new SandboxError('checkout_cannot_be_completed', { status });
}

/** Returns an error if a checkout cannot be updated: it can as long as it can be completed. */
export function checkoutUpdateProblem({ status }: CheckoutRow): SandboxError | undefined {
  if (canTransition(checkoutStates, status, 'complete')) return undefined;
  return new SandboxError('checkout_cannot_be_updated', { status });
}

/** Returns a checkout after an attempt. One that succeeded completes it: it is paid, or has a pending bank payment. */
export function afterCompletion(checkout: CheckoutRow, completion: CheckoutCompletionRow): CheckoutRow {
  const succeeded = completion.status === 'succeeded';
  return {
    ...checkout,
    status: transition(checkoutStates, checkout.status, succeeded ? 'complete' : 'attempt'),
    successful_payment_id: succeeded ? completion.payment_id : null,
    attempt_outcomes: outcomesWith(checkout.attempt_outcomes, completion),
    updated_at: completion.created_at,
  };
}

function outcomesWith(
  outcomes: CheckoutRow['attempt_outcomes'],
  { payment_mode, payment_status }: CheckoutCompletionRow,
): CheckoutRow['attempt_outcomes'] {
  const outcome = `${payment_mode} ${payment_status}` as const;
  return outcomes.includes(outcome) ? outcomes : [...outcomes, outcome];
}

/** Returns an error if a checkout cannot expire. */
export function expiryProblem({ status }: CheckoutRow): SandboxError | undefined {
  if (canTransition(checkoutStates, status, 'expire')) return undefined;
  return new SandboxError('checkout_unexpected_state', { status });
}

/** Returns a checkout that was not paid in time, or that a call ends. */
export function expired(checkout: CheckoutRow, now: string): CheckoutRow {
  return { ...checkout, status: transition(checkoutStates, checkout.status, 'expire'), updated_at: now };
}

/**
 * Returns an error if a checkout or a session cannot pay an intent any more: it is paid, pending or canceled.
 * Source: Hosted checkout.
 */
export function payableProblem({ status }: PaymentIntentRow): SandboxError | undefined {
  const open =
    canTransition(paymentIntentStates, status, 'attach') || canTransition(paymentIntentStates, status, 'capture');
  return open ? undefined : new SandboxError('payment_intent_unexpected_state', { status });
}
