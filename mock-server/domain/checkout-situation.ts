import { checkoutEnding } from '../../spec/derive/endings';
import { nextRequests } from '../../spec/tables/situations';
import { checkoutStates } from '../../spec/tables/states';
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
  const { id: checkout_id, status } = checkout;
  const ending = checkoutEnding(checkout);
  if (ending === undefined) {
    const { status: intentStatus } = facts.intent;
    if (payableProblem(facts.intent)) return nextRequests.expire_checkout.fill({ checkout_id, status: intentStatus });
    return `${checkoutStates.states[status].meaning} ${nextRequests.complete_checkout.fill({ checkout_id })}`;
  }
  if (status === 'expired') return `${ending} ${nextRequests.new_checkout.template}`;
  return facts.isRefundable ? `${ending} ${nextRequests.refund_checkout.fill({ checkout_id })}` : facts.ofPayment();
}
