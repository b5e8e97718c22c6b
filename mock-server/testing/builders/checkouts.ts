import type { Checkout, CheckoutCompletion, CheckoutSession } from '../../../sdk';
import {
  checkoutCompletionExample,
  checkoutExample,
  checkoutSessionExample,
} from '../../../spec/generated/built-examples';
import { fromExample } from './from-example';
import { newId } from './ids';
import type { Overrides } from './overrides';

/** The service has the hosted checkout at its own host; a built session has it at one that is reserved for tests. */
const CHECKOUT_URL = 'http://checkout.test/r';

/**
 * Returns a checkout over 1,000 usd that waits for its payment. One that is `completed` has a payment. Source: Resources,
 * Checkout and checkout session.
 */
export function buildCheckout(overrides: Overrides<Checkout> = {}): Checkout {
  const { status = 'created', payment_amount = checkoutExample.payment_amount } = overrides;
  return fromExample<Checkout>(checkoutExample, overrides, {
    status,
    payment_amount,
    total_amount: payment_amount,
    successful_payment_id: status === 'completed' ? newId('py') : null,
  });
}

/** Returns a visit to the hosted checkout. Source: Resources, Checkout and checkout session. */
export function buildCheckoutSession(overrides: Overrides<CheckoutSession> = {}): CheckoutSession {
  const digits = newId('').replace(/\D/g, '');
  const { checkout_session_id = digits.padStart(64, '0') } = overrides;
  const rules = { checkout_session_id, url: `${CHECKOUT_URL}/${checkout_session_id}` };
  return fromExample<CheckoutSession>(checkoutSessionExample, overrides, rules);
}

/** Returns an attempt to complete a checkout that succeeded. */
export function buildCheckoutCompletion(overrides: Overrides<CheckoutCompletion> = {}): CheckoutCompletion {
  const { status = 'succeeded' } = overrides;
  const { checkout } = checkoutCompletionExample;
  const failed: Partial<CheckoutCompletion> = {
    payment_error_code: 'generic_decline',
    payment_error_description: 'card declined: the issuer gave no details',
    payment_response: {},
    checkout: { ...checkout, status: 'attempted', completions: [], successful_payment_id: null },
  };
  const rules = { status, payment_status: status, ...(status === 'failed' && failed) };
  return fromExample<CheckoutCompletion>(checkoutCompletionExample, overrides, rules);
}
