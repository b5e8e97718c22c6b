import { limits } from '../../spec/tables/limits';
import { checkoutStates, paymentIntentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { CheckoutRow, PaymentIntentRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { canTransition, transition } from './transition';

/** The first instant at which a checkout or a session made now can no longer be completed. */
export function completionDeadline(madeAt: string): string {
  return secondsAfter(madeAt, limits.checkout_window_seconds.value);
}

/** Why a checkout cannot be completed now. Source: Refund and checkout status. */
export function completionProblem({ status }: CheckoutRow): SandboxError | undefined {
  if (canTransition(checkoutStates, status, 'complete')) return undefined;
  return new SandboxError('checkout_cannot_be_completed', { status });
}

/** A checkout that was paid, or whose bank payment is on its way. */
export function completed(checkout: CheckoutRow, paymentId: string, now: string): CheckoutRow {
  const status = transition(checkoutStates, checkout.status, 'complete');
  return { ...checkout, status, successful_payment_id: paymentId, updated_at: now };
}

/** A checkout after an attempt to pay that failed. */
export function attempted(checkout: CheckoutRow, now: string): CheckoutRow {
  return { ...checkout, status: transition(checkoutStates, checkout.status, 'attempt'), updated_at: now };
}

/** A checkout that nobody paid in time. */
export function expired(checkout: CheckoutRow, now: string): CheckoutRow {
  return { ...checkout, status: transition(checkoutStates, checkout.status, 'expire'), updated_at: now };
}

/** Why there can be no checkout session for an intent: it is paid, on its way or canceled. Source: Hosted checkout. */
export function sessionProblem({ status }: PaymentIntentRow): SandboxError | undefined {
  const open =
    canTransition(paymentIntentStates, status, 'attach') || canTransition(paymentIntentStates, status, 'capture');
  return open ? undefined : new SandboxError('payment_intent_unexpected_state', { status });
}
