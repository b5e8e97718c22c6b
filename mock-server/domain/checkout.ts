import { limits } from '../../spec/tables/limits';
import { checkoutStates, paymentIntentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { CheckoutRow, PaymentIntentRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { canTransition, transition } from './transition';

/** The first instant at which a checkout or a session created now can no longer be completed. */
export function completionDeadline(madeAt: string): string {
  return secondsAfter(madeAt, limits.checkout_window_seconds.value);
}

/** Returns an error if a checkout cannot be completed. Source: Refund and checkout status. */
export function completionProblem({ status }: CheckoutRow): SandboxError | undefined {
  if (canTransition(checkoutStates, status, 'complete')) return undefined;
  return new SandboxError('checkout_cannot_be_completed', { status });
}

/** Returns a checkout that is completed: paid, or with a pending bank payment. */
export function completed(checkout: CheckoutRow, paymentId: string, now: string): CheckoutRow {
  const status = transition(checkoutStates, checkout.status, 'complete');
  return { ...checkout, status, successful_payment_id: paymentId, updated_at: now };
}

/** Returns a checkout after an attempt that failed. */
export function attempted(checkout: CheckoutRow, now: string): CheckoutRow {
  return { ...checkout, status: transition(checkoutStates, checkout.status, 'attempt'), updated_at: now };
}

/** Returns a checkout that was not paid in time. */
export function expired(checkout: CheckoutRow, now: string): CheckoutRow {
  return { ...checkout, status: transition(checkoutStates, checkout.status, 'expire'), updated_at: now };
}

/** Returns an error if an intent cannot have a checkout session: it is paid, pending or canceled. Source: Hosted checkout. */
export function sessionProblem({ status }: PaymentIntentRow): SandboxError | undefined {
  const open =
    canTransition(paymentIntentStates, status, 'attach') || canTransition(paymentIntentStates, status, 'capture');
  return open ? undefined : new SandboxError('payment_intent_unexpected_state', { status });
}
