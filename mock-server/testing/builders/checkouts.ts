import type { Checkout, CheckoutCompletion, CheckoutSession } from '../../../sdk';
import { accountIds, newId, times } from './ids';
import { type Overrides, overridden } from './overrides';

const AMOUNT = 1_000;

/** The service has the hosted checkout at its own host; a built session has it at one that is reserved for tests. */
const CHECKOUT_URL = 'http://checkout.test/r';

/**
 * Returns a checkout over 1,000 usd that waits for its payment. One that is `completed` has a payment. Source: Resources,
 * Checkout and checkout session.
 */
export function buildCheckout(overrides: Overrides<Checkout> = {}): Checkout {
  const { status = 'created', payment_amount = AMOUNT } = overrides;
  return overridden<Checkout>(overrides, {
    id: newId('cho'),
    account_id: accountIds.platform,
    platform_account_id: accountIds.platform,
    mode: 'test',
    status,
    payment_amount,
    payment_currency: 'usd',
    payment_description: 'An order',
    payment_intent_id: newId('pi'),
    payment_method_group_id: null,
    statement_descriptor: null,
    payment_methods: [],
    payment_settings: {
      ach_payments: true,
      bnpl_payments: false,
      credit_card_payments: true,
      insurance_payments: false,
      bank_account_verification: false,
    },
    total_amount: payment_amount,
    insurance_amount: 0,
    completions: [],
    successful_payment_id: status === 'completed' ? newId('py') : null,
    payment: { description: null, metadata: {}, expedited: null, fees: [] },
    application_fees: null,
    metadata: {},
    ...times,
  });
}

/** Returns a visit to the hosted checkout. Source: Resources, Checkout and checkout session. */
export function buildCheckoutSession(overrides: Overrides<CheckoutSession> = {}): CheckoutSession {
  const digits = newId('').replace(/\D/g, '');
  const { checkout_session_id = digits.padStart(64, '0') } = overrides;
  return overridden(overrides, { checkout_session_id, url: `${CHECKOUT_URL}/${checkout_session_id}` });
}

/** Returns an attempt to complete a checkout that succeeded. */
export function buildCheckoutCompletion(overrides: Overrides<CheckoutCompletion> = {}): CheckoutCompletion {
  const { status = 'succeeded' } = overrides;
  const isFailed = status === 'failed';
  const token = newId('pm');
  return overridden<CheckoutCompletion>(overrides, {
    id: newId('chc'),
    payment_mode: 'ecom',
    payment_token: token,
    status,
    payment_status: status,
    payment_error_code: isFailed ? 'generic_decline' : null,
    payment_error_description: isFailed ? 'card declined: the issuer gave no details' : null,
    payment_response: {},
    checkout_id: newId('cho'),
    payment_id: newId('py'),
    payment_method_id: token,
    terminal_id: null,
    additional_transactions: [],
    ...times,
    checkout: buildCheckout({ status: isFailed ? 'attempted' : 'completed' }),
  });
}
