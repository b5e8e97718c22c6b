import { message } from '../vocabulary/message';
import type { ErrorCode } from './errors';

/** The error codes whose explanation follows from the state of an object. */
export const stateCodes = [
  'charge_expired_for_capture',
  'checkout_cannot_be_completed',
  'checkout_cannot_be_updated',
  'checkout_unexpected_state',
  'dispute_exceeds_amount_available',
  'dispute_response_not_supported',
  'dispute_unexpected_state',
  'payment_already_captured',
  'payment_cannot_be_captured',
  'payment_cannot_be_disputed',
  'payment_cannot_be_returned',
  'payment_cannot_be_voided',
  'payment_fully_refunded',
  'payment_intent_cannot_be_captured',
  'payment_intent_unexpected_state',
  'payment_outside_refund_window',
  'payment_outside_void_window',
  'payout_unexpected_state',
  'refund_error',
  'refund_exceeds_amount_available',
  'refund_exceeds_payment_amount',
  'refund_in_progress',
] as const satisfies readonly ErrorCode[];

/**
 * What is said of an object whose state refuses a request: how it got there, and a request that is possible now, with the ids of
 * the object. It takes the place of the explanation of the error code. A body that a request needs stands after its path.
 */
export const situations = {
  payment_awaits_bank: message`The payment ${'payment_id'} is pending: its bank has not decided yet. Let it decide now: POST /_sandbox/platforms/${'platform_id'}/jobs/${'job_id'}/run. Or advance the clock.`,
  refund_awaits_bank: message`A refund of the payment is pending, and nothing else moves its money meanwhile. Let the bank decide now: POST /_sandbox/platforms/${'platform_id'}/jobs/${'job_id'}/run. Or advance the clock.`,
  payment_not_captured: message`The payment is only authorized: nothing was taken yet. Capture it first: POST /v1/payments/${'payment_id'}/capture.`,
  payment_voidable_authorization: message`The payment is only authorized: nothing was taken yet. Void it: POST /v1/payments/${'payment_id'}/void.`,
  payment_cancelable_authorization: message`The payment is only authorized, and too old to be voided. Cancel its payment intent: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  payment_lapsed: message`The payment is canceled: its authorization lapsed after ${'days'} days, at ${'at'}. Make a new payment, and capture it earlier: POST /v1/payments.`,
  payment_voided: message`The payment is canceled: it was voided, and no money moves any more. Make a new payment: POST /v1/payments.`,
  payment_declined: message`The payment has failed: ${'reason'}. Nothing was taken. Make a new payment: POST /v1/payments.`,
  payment_returned: message`The bank returned the payment after it was paid: ${'reason'}. All its money went back. Make a new payment: POST /v1/payments.`,
  payment_fully_refunded: message`The payment was refunded in full, so nothing of it is left. Make a new payment: POST /v1/payments.`,
  payment_voidable: message`The payment is captured. Void it: POST /v1/payments/${'payment_id'}/void. Or give back a part: POST /v1/payments/${'payment_id'}/refunds.`,
  payment_refundable: message`The payment is ${'status'}. Refund it: POST /v1/payments/${'payment_id'}/refunds. At most ${'left'} of ${'amount'} can be refunded.`,
  payment_refundable_in_part: message`At most ${'left'} of ${'amount'} can be refunded now: POST /v1/payments/${'payment_id'}/refunds {"amount":${'left'}}.`,
  payment_disputable_in_part: message`At most ${'left'} of ${'amount'} can be disputed now: POST /_sandbox/platforms/${'platform_id'}/payments/${'payment_id'}/disputes {"amount":${'left'}}.`,
  payment_of_card_returnable: message`Banks return bank payments, and this one is by card. Dispute it: POST /_sandbox/platforms/${'platform_id'}/payments/${'payment_id'}/disputes.`,
  payment_too_old_to_refund: message`A payment can be refunded for ${'days'} days, and this one was paid at ${'at'}. Nothing gives its money back any more. Test with a new payment: POST /v1/payments.`,
  payment_disputed: message`The payment is disputed until ${'due'}. Answer the dispute: POST /v1/disputes/${'dispute_id'}/response.`,
  payment_under_review: message`The payment is disputed, and the card network has not decided yet. Decide for it: POST /_sandbox/platforms/${'platform_id'}/disputes/${'dispute_id'}/outcome {"outcome":"win"}.`,
  payment_dispute_lost: message`The dispute of the payment was lost, so the card holder has the money. Make a new payment: POST /v1/payments.`,

  intent_without_method: message`The payment intent has no payment method yet. Send payment_method: PATCH /v1/payment_intents/${'payment_intent_id'}.`,
  intent_with_method: message`The payment intent has a payment method already. Capture it: POST /v1/payment_intents/${'payment_intent_id'}/capture. For another card or amount cancel it, and make a new payment intent or a checkout: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  intent_declined: message`The payment method of the intent was declined. The hosted checkout takes another card: POST /v1/checkout_sessions. Or make a new payment intent, or a checkout, and cancel this one: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  intent_authorized: message`The payment intent has an authorized payment. Capture it: POST /v1/payment_intents/${'payment_intent_id'}/capture. For another card or amount cancel it: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  intent_paid: message`The payment intent was paid by ${'payment_id'}. To give the money back: POST /v1/payments/${'payment_id'}/refunds. For another payment: POST /v1/payment_intents.`,
  intent_finished: message`The payment intent was paid by ${'payment_id'}, and is finished. Make a new payment intent: POST /v1/payment_intents.`,
  intent_canceled: message`The payment intent was canceled. Make a new payment intent: POST /v1/payment_intents.`,
  intent_voided: message`The payment intent is canceled: its payment was voided. Make a new payment intent: POST /v1/payment_intents.`,
  intent_lapsed: message`The payment intent is canceled: its authorization lapsed after ${'days'} days. Make a new payment intent: POST /v1/payment_intents.`,

  checkout_open: message`The checkout is ${'status'}: nothing was paid that could be given back. Complete it first: POST /v1/checkouts/${'checkout_id'}/complete.`,
  checkout_without_intent: message`The payment intent of the checkout is ${'status'}, so the checkout cannot be paid any more. Let it expire: POST /v1/checkouts/${'checkout_id'}/expire. Then make a new one: POST /v1/checkouts.`,
  checkout_paid: message`The checkout was paid by ${'payment_id'}. To give the money back: POST /v1/checkouts/${'checkout_id'}/refunds. For another payment: POST /v1/checkouts.`,
  checkout_expired: message`The checkout expired at ${'at'} without a payment. Make a new checkout: POST /v1/checkouts.`,

  dispute_open: message`The dispute waits for a response until ${'due'}. Answer it: POST /v1/disputes/${'dispute_id'}/response.`,
  dispute_undecided: message`The card network has not decided yet, and the dispute takes nothing else. Decide for it: POST /_sandbox/platforms/${'platform_id'}/disputes/${'dispute_id'}/outcome {"outcome":"win"}.`,
  dispute_lost: message`The dispute was lost. The card network can still reverse its decision: POST /_sandbox/platforms/${'platform_id'}/disputes/${'dispute_id'}/outcome {"outcome":"reverse"}.`,
  dispute_of_returned: message`The bank returned the payment, so its dispute stays lost. Make a new payment: POST /v1/payments.`,
  dispute_won: message`The dispute was won, and the money is back. Open another one: POST /_sandbox/platforms/${'platform_id'}/payments/${'payment_id'}/disputes.`,
  dispute_won_and_refunded: message`The dispute was won, and nothing of the payment is left to dispute. Make a new payment: POST /v1/payments.`,

  payout_scheduled: message`The payout is scheduled: it is not sent yet. Send it: POST /_sandbox/platforms/${'platform_id'}/jobs/${'job_id'}/run. Or cancel it: POST /_sandbox/platforms/${'platform_id'}/payouts/${'payout_id'}/end {"outcome":"cancel"}.`,
  payout_in_transit: message`The payout is on its way to the bank. Let it fail there: POST /_sandbox/platforms/${'platform_id'}/payouts/${'payout_id'}/end {"outcome":"fail"}.`,
  payout_paid: message`The payout arrived at ${'at'}, and is finished. What is paid now goes into the next payout: POST /v1/payments.`,
  payout_failed: message`The payout was sent back by the bank. Its amount goes into the next payout: POST /_sandbox/platforms/${'platform_id'}/clock {"advance":"1d"}.`,
  payout_canceled: message`The payout was canceled before it was sent. Its amount goes into the next payout: POST /_sandbox/platforms/${'platform_id'}/clock {"advance":"1d"}.`,
};
