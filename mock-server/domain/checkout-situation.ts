import { situations } from '../../spec/tables/situations';
import type { CheckoutRow, PaymentIntentRow } from '../rows';
import { payableProblem } from './checkout';

/** The facts about a checkout that its own row does not have. */
export interface CheckoutFacts {
  readonly intent: PaymentIntentRow;
  /** Whether its payment can be refunded. */
  readonly isRefundable: boolean;
  /** Returns the situation of its payment. */
  readonly ofPayment: () => string | undefined;
}

/** Returns how a checkout that refuses a request got there, and what is possible now. */
export function checkoutSituation(checkout: CheckoutRow, facts: CheckoutFacts): string | undefined {
  const { id: checkout_id, status, successful_payment_id: payment_id } = checkout;
  if (status === 'expired') return situations.checkout_expired.fill({ at: checkout.updated_at });
  if (payment_id !== null && facts.isRefundable) return situations.checkout_paid.fill({ checkout_id, payment_id });
  if (payment_id !== null) return facts.ofPayment();
  if (payableProblem(facts.intent) === undefined) return situations.checkout_open.fill({ checkout_id, status });
  return situations.checkout_without_intent.fill({ checkout_id, status: facts.intent.status });
}
