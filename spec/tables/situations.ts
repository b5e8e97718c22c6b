import { daysText } from '../vocabulary/day-text';
import { message, sentence } from '../vocabulary/message';
import type { ErrorCode } from './errors';
import { limits } from './limits';

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

const LAPSED = `lapsed after ${daysText(limits.capture_window_seconds.value)} without a capture. Nothing was charged.`;

/**
 * The causes of a state that has several, as sentences. For other states the meaning in the state machine is the sentence. The
 * dashboard, the command line, the explanations of refused requests and the reference take theirs from here.
 */
export const situations = {
  payment_declined: message`The payment has failed: ${'reason'}. Nothing was taken.`,
  payment_returned: message`The bank returned the payment after it was paid: ${'reason'}. All its money went back.`,
  payment_lapsed: sentence(`The authorization ${LAPSED}`),
  payment_voided: message`The payment was voided: the payer got the whole amount back, and the fees were returned.`,
  payment_voided_before_capture: message`The payment was voided before the capture. Nothing was charged.`,
  payment_disputed: message`The payer disputes the payment.`,
  payment_dispute_lost: message`The dispute of the payment was lost. The payer keeps the money.`,

  intent_declined: message`The payment method of the intent was declined.`,
  intent_authorized: message`The payment intent has an authorized payment.`,
  intent_paid: message`The payment intent was paid by ${'payment_id'}.`,
  intent_canceled: message`The payment intent was canceled. Nothing was charged.`,
  intent_voided: message`The payment of the intent was voided.`,
  intent_lapsed: sentence(`The authorization of its payment ${LAPSED}`),

  checkout_paid: message`The checkout was paid by ${'payment_id'}.`,
  checkout_lapsed: message`The checkout was not paid within ${'window'}, by ${'day'}.`,
  checkout_expired: message`The checkout was expired by a call before it was paid.`,

  dispute_forfeited: message`The dispute was lost: the merchant gave up. The payer keeps the money.`,
  dispute_unanswered: message`The dispute was lost: no evidence was sent by ${'day'}. The payer keeps the money.`,
  dispute_decided_early: message`The dispute was lost: the card network decided for the payer before any evidence was sent. The payer keeps the money.`,
  dispute_lost: message`The dispute was lost: the card network decided for the payer. The payer keeps the money.`,
  dispute_returned: message`The bank returned the payment, so the dispute is lost. The payer keeps the money.`,
  dispute_won: message`The dispute was won. The amount is back.`,
  dispute_won_with_fee: message`The dispute was won. The amount and the fee of the dispute are back.`,
  dispute_reversed: message`The card network reversed its decision, so the dispute was won. The amount is back.`,
  dispute_reversed_with_fee: message`The card network reversed its decision, so the dispute was won. The amount and the fee of the dispute are back.`,

  payout_paid: message`The payout arrived at ${'bank'} on ${'day'}.`,

  configuration_replaced: message`Another configuration replaced it before it applied.`,
  configuration_retired: message`It applied until ${'day'}.`,
};

/**
 * What is possible now for an object whose state refused a request: a request with its ids, after what stands in the way, if that
 * is not its state. Follows the sentence for the state. A body that a request needs stands after its path.
 */
export const nextRequests = {
  run_bank_job: message`Let the bank decide now: POST /_sandbox/platforms/${'platform_id'}/jobs/${'job_id'}/run. Or advance the clock.`,
  await_refund: message`A refund of the payment is pending, and nothing else moves its money meanwhile. Let the bank decide now: POST /_sandbox/platforms/${'platform_id'}/jobs/${'job_id'}/run. Or advance the clock.`,
  capture: message`Capture it first: POST /v1/payments/${'payment_id'}/capture.`,
  void: message`Void it: POST /v1/payments/${'payment_id'}/void.`,
  void_or_refund: message`Void it: POST /v1/payments/${'payment_id'}/void. Or give back a part: POST /v1/payments/${'payment_id'}/refunds.`,
  cancel_intent_of_payment: message`It is too old to be voided. Cancel its payment intent: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  refund: message`Refund it: POST /v1/payments/${'payment_id'}/refunds. At most ${'left'} of ${'amount'} can be refunded.`,
  refund_part: message`At most ${'left'} of ${'amount'} can be refunded now: POST /v1/payments/${'payment_id'}/refunds {"amount":${'left'}}.`,
  dispute_part: message`At most ${'left'} of ${'amount'} can be disputed now: POST /_sandbox/platforms/${'platform_id'}/payments/${'payment_id'}/disputes {"amount":${'left'}}.`,
  dispute_card_payment: message`Banks return bank payments, and this one is by card. Dispute it: POST /_sandbox/platforms/${'platform_id'}/payments/${'payment_id'}/disputes.`,
  new_payment: message`Make a new payment: POST /v1/payments.`,
  new_payment_to_refund: message`A payment can be refunded for ${'days'}, and this one was paid at ${'at'}. Nothing gives its money back any more. Test with a new payment: POST /v1/payments.`,
  new_payment_to_dispute: message`Nothing of the payment is left to dispute. Make a new payment: POST /v1/payments.`,

  send_method: message`Send payment_method: PATCH /v1/payment_intents/${'payment_intent_id'}.`,
  capture_intent: message`Capture it: POST /v1/payment_intents/${'payment_intent_id'}/capture. For another card or amount cancel it: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  capture_or_replace_intent: message`Capture it: POST /v1/payment_intents/${'payment_intent_id'}/capture. For another card or amount cancel it, and make a new payment intent or a checkout: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  other_card: message`The hosted checkout takes another card: POST /v1/checkout_sessions. Or make a new payment intent, or a checkout, and cancel this one: POST /v1/payment_intents/${'payment_intent_id'}/cancel.`,
  refund_intent: message`To give the money back: POST /v1/payments/${'payment_id'}/refunds. For another payment: POST /v1/payment_intents.`,
  new_intent: message`Make a new payment intent: POST /v1/payment_intents.`,

  complete_checkout: message`Nothing was paid that could be given back. Complete it first: POST /v1/checkouts/${'checkout_id'}/complete.`,
  expire_checkout: message`The payment intent of the checkout is ${'status'}, so the checkout cannot be paid any more. Let it expire: POST /v1/checkouts/${'checkout_id'}/expire. Then make a new one: POST /v1/checkouts.`,
  refund_checkout: message`To give the money back: POST /v1/checkouts/${'checkout_id'}/refunds. For another payment: POST /v1/checkouts.`,
  new_checkout: message`Make a new checkout: POST /v1/checkouts.`,

  respond: message`Answer the dispute until ${'due'}: POST /v1/disputes/${'dispute_id'}/response.`,
  decide: message`Decide for it: POST /_sandbox/platforms/${'platform_id'}/disputes/${'dispute_id'}/outcome {"outcome":"win"}.`,
  reverse: message`The card network can still reverse its decision: POST /_sandbox/platforms/${'platform_id'}/disputes/${'dispute_id'}/outcome {"outcome":"reverse"}.`,
  dispute_again: message`Open another one: POST /_sandbox/platforms/${'platform_id'}/payments/${'payment_id'}/disputes.`,

  send_payout: message`Send it: POST /_sandbox/platforms/${'platform_id'}/jobs/${'job_id'}/run. Or cancel it: POST /_sandbox/platforms/${'platform_id'}/payouts/${'payout_id'}/end {"outcome":"cancel"}.`,
  fail_payout: message`Let it fail there: POST /_sandbox/platforms/${'platform_id'}/payouts/${'payout_id'}/end {"outcome":"fail"}.`,
  pay_into_payout: message`What is paid now goes into the next payout: POST /v1/payments.`,
  next_payout: message`Advance the clock to the next payout: POST /_sandbox/platforms/${'platform_id'}/clock {"advance":"1d"}.`,
};
