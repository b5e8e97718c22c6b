import { limits } from '../tables/limits';
import { api } from '../vocabulary/define-operation';
import { defineResource, oneWithoutId } from '../vocabulary/operation';
import { address, request, required, resource, word } from '../vocabulary/schema';

const characters = limits.checkout_session_id_characters.value;
const hours = limits.checkout_session_window_seconds.value / 3_600;

/** A URL that a browser may be sent to: http or https, a host, and no credentials. */
export const BROWSER_URL_PATTERN =
  '^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$';

const redirectUrl = (description: string) =>
  address(`${description} An http or https URL.`, { pattern: BROWSER_URL_PATTERN });

export const checkoutSessions = defineResource({
  tag: 'Checkout sessions',
  description: `Send a customer to the hosted checkout to pay a payment intent within ${hours} hours.`,
  schemas: {
    CheckoutSession: resource('reference', "A customer's visit to the hosted checkout.", {
      checkout_session_id: word('Part of the URL of the hosted checkout.', {
        pattern: `^[0-9a-f]{${characters}}$`,
      }),
      url: word('URL of the hosted checkout, where the customer pays. An extension.', { 'x-provenance': 'chosen' }),
    }),
  },
  operations: {
    createCheckoutSession: api.post('/v1/checkout_sessions', {
      requiresEnabled: true,
      summary: 'Create a checkout session',
      description: `Returns the address of a page on which a customer pays the payment intent, within ${hours} hours. A payment intent that is paid or canceled cannot have one.`,
      provenance: 'reference',
      idempotencyKey: 'optional',
      body: request({
        payment_intent_id: required(word('Id of the payment intent to pay.')),
        after_payment_url: required(redirectUrl('Where the customer goes after the payment.')),
        back_url: redirectUrl('Where the customer goes without paying.'),
      }),
      success: oneWithoutId(201, 'checkout_session', 'CheckoutSession'),
      errors: ['payment_intent_not_found', 'payment_intent_unexpected_state'],
    }),
  },
});
