import { message } from '../../vocabulary/message';
import type { ErrorRow } from './row';

const stated = { status: 422, provenance: 'stated', statusProvenance: 'chosen' } as const;
const reference = { status: 422, provenance: 'reference', statusProvenance: 'reference' } as const;
const added = { status: 422, provenance: 'chosen', statusProvenance: 'chosen', added: true } as const;

/**
 * The request is well-formed, but the state of an object or a rule between fields forbids it. Grouped by noun.
 * Source: Errors, Error codes; Refund details; Fee configuration rules.
 */
export const operationErrors = {
  sub_account_not_enabled: {
    ...added,
    status: 400,
    statusProvenance: 'stated',
    message: message`the sub account is ${'status'}, only an enabled one can process payments`,
    description: 'A payment, capture, payment intent or refund, while the review has not enabled the sub account.',
  },
  sub_account_unexpected_state: {
    ...added,
    message: message`sub account status ${'status'} does not allow the review outcome ${'outcome'}, only ${'allowed'}`,
    description: 'A review decision the sub account cannot take in its present status.',
  },

  payment_already_captured: {
    ...stated,
    message: message`the payment is already captured`,
    description: 'Capture of a payment that was captured before.',
  },
  charge_expired_for_capture: {
    ...stated,
    message: message`the authorization has expired and can no longer be captured`,
    description: 'Capture of a payment whose authorization has lapsed.',
  },
  payment_cannot_be_captured: {
    ...added,
    message: message`payment status ${'status'} does not allow capture`,
    description: 'Capture of a payment that was canceled or has failed.',
  },
  payment_cannot_be_voided: {
    ...added,
    message: message`payment status ${'status'} does not allow voiding`,
    description: 'Void of a payment that is neither authorized nor captured, or has refunds.',
  },
  payment_outside_void_window: {
    ...stated,
    message: message`the payment is too old to be voided, refund it instead`,
    description: 'Void after the time allowed for it.',
  },
  customer_max_payment_methods: {
    ...stated,
    message: message`the customer cannot have any more payment methods`,
    description: 'A new payment method for a customer who has as many as allowed.',
  },
  token_already_used: {
    ...stated,
    message: message`the token was already used, create a new one`,
    description: 'A token that works once is used again.',
  },
  token_in_use: {
    ...stated,
    status: 409,
    shouldRetry: true,
    message: message`another request is using the token`,
    description: 'A token is used by two requests at the same time.',
  },

  payment_intent_cannot_be_captured: {
    ...stated,
    message: message`payment intent status ${'status'} does not allow capture`,
    description: 'Capture of a payment intent that has no payment method, or is finished.',
  },
  payment_intent_unexpected_state: {
    ...stated,
    message: message`payment intent status ${'status'} does not allow this change`,
    description:
      'A new payment method or amount for a payment intent that already has its payment method, or is finished.',
  },

  refund_error: {
    ...stated,
    message: message`the payment cannot be refunded`,
    description: 'Refund of something that was never paid: a payment not captured or failed, a checkout not completed.',
  },
  refund_reason_invalid: {
    ...stated,
    statusProvenance: 'stated',
    message: message`format is invalid for parameter ${'name'}`,
    description: 'The reason is not one of those allowed.',
  },
  refund_in_progress: {
    ...stated,
    status: 409,
    shouldRetry: true,
    message: message`another refund of the payment is in progress`,
    description: 'Refund while an earlier refund of the payment is pending.',
  },
  refund_exceeds_payment_amount: {
    ...stated,
    message: message`the refund exceeds the amount of the payment`,
    description: 'Refund of more than was paid.',
  },
  refund_exceeds_amount_available: {
    ...stated,
    message: message`the refund exceeds what is left to refund`,
    description: 'Refund of more than is left after earlier refunds, disputes and returns.',
  },
  payment_fully_refunded: {
    ...stated,
    message: message`the payment is already fully refunded`,
    description: 'Refund of a payment of which nothing is left.',
  },
  payment_outside_refund_window: {
    ...stated,
    message: message`the payment is too old to be refunded`,
    description: 'Refund after the time allowed for it.',
  },

  checkout_invalid_currency: {
    ...stated,
    message: message`the currency of the checkout differs from the currency of the account`,
    description: 'A checkout in another currency than the one of its account.',
  },
  checkout_cannot_be_completed: {
    ...added,
    message: message`checkout status ${'status'} does not allow completion`,
    description: 'Completion of a checkout that is completed or has expired.',
  },

  payout_unexpected_state: {
    ...added,
    message: message`payout status ${'status'} does not allow the outcome ${'outcome'}`,
    description: 'A payout is to fail that is not in transit, or to be canceled that is no longer scheduled.',
  },

  fees_invalid: {
    ...reference,
    message: message`format is invalid for parameter ${'name'}`,
    description: 'An entry of `fees` is malformed, or of an unknown type.',
  },
  fee_amount_greater_than_zero: {
    ...reference,
    message: message`the amount of a fee must be an integer greater than 0`,
    description: 'An entry of `fees` has no positive integer as its amount.',
  },
  multiple_of_same_fee_type: {
    ...reference,
    message: message`fees must not name one type twice`,
    description: 'Two entries of `fees` have the same type.',
  },
  fee_amount_greater_than_payment_amount: {
    ...reference,
    message: message`the fees exceed the amount of the payment`,
    description: 'The entries of `fees` add up to more than the payment.',
  },
  fee_and_application_fee_declared: {
    ...reference,
    message: message`use either fees or application_fee_amount, not both`,
    description: 'A payment has both the new and the old form of fees.',
  },
  fee_type_must_exist_on_payment_fees: {
    ...reference,
    message: message`the payment has no fee of this type`,
    description: 'A refund gives back a type of fee the payment does not bear.',
  },
  returned_fee_exceeds_remaining_amount: {
    ...reference,
    message: message`the returned fee exceeds what remains of the fee`,
    description: 'A refund gives back more of a fee than is left of it.',
  },
  fee_configurations_not_supported: {
    ...added,
    message: message`fee configurations are not available for accounts in ${'currency'}`,
    description: 'A fee configuration for a sub account in a currency that has no fees.',
  },
  fee_type_must_be_inside_hierarchy: {
    ...reference,
    message: message`a brand fee needs an active configuration of its base fee type`,
    description: 'A fee configuration for a brand, without one for the base type it replaces.',
  },
  effective_start_invalid: {
    ...added,
    message: message`format is invalid for parameter ${'name'}`,
    description: 'A fee configuration starts in the past, or its start is no timestamp.',
  },
  effective_end_must_be_after_effective_start: {
    ...added,
    message: message`effective_end must be later than effective_start`,
    description: 'A fee configuration ends before it starts, or at once.',
  },
  effective_end_must_be_nil_for_fee_type: {
    ...stated,
    message: message`a base processing fee cannot have an effective_end`,
    description: 'An end is given for one of the base fee types, which never end.',
  },
} satisfies Record<string, ErrorRow>;
