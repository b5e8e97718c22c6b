import type { operationErrors } from '../tables/errors/operations';
import { limits } from '../tables/limits';
import { message, sentence } from '../vocabulary/message';
import type { ExplanationsOf } from './row';

const days = (seconds: number) => `${seconds / 86_400} days`;

/** Of the state of an object, or a rule between fields. */
export const operationExplanations: ExplanationsOf<typeof operationErrors> = {
  sub_account_not_enabled: message`The sub account is ${'status'}, and only an enabled one takes payments. Send its onboarding entry, and let the review approve it: payments-sandbox review ID approve.`,
  sub_account_unexpected_state: message`A sub account that is ${'status'} can only take the outcome ${'allowed'}: see docs/reference/states.md.`,

  payment_already_captured: message`A payment is captured once. Without capture_strategy manual it is captured when it is made.`,
  charge_expired_for_capture: sentence(
    `An authorization holds ${days(limits.capture_window_seconds.value)} on the platform's clock. Make a new payment, and capture it earlier.`,
  ),
  payment_cannot_be_captured: message`The payment is ${'status'}; only an authorized one can be captured.`,
  payment_cannot_be_voided: message`The payment is ${'status'}; only an authorized or captured one without refunds can be voided. Refund it instead.`,
  payment_outside_void_window: sentence(
    `A payment can be voided for ${limits.void_window_seconds.value / 60} minutes on the platform's clock. Refund it instead.`,
  ),
  customer_max_payment_methods: sentence(
    `A customer, which is an e-mail address, has ${limits.customer_payment_methods.value} payment methods at most unless the sandbox was made with another limit. Use one that is there.`,
  ),
  token_already_used: message`Such a token pays once. Make a new payment method for each payment, or one that can be used again.`,
  token_in_use: message`Another request uses the token right now. Send the same request again after it.`,

  payment_intent_cannot_be_captured: message`The payment intent is ${'status'}. It can be captured when it has a payment method and is not finished: see docs/reference/states.md.`,
  payment_intent_unexpected_state: message`The payment intent is ${'status'}, and takes no new payment method or amount any more. Make a new payment intent.`,

  refund_error: message`Nothing was paid that could be given back: the payment was not captured or has failed, or the checkout was not completed. Void an authorized payment instead.`,
  refund_reason_invalid: message`${'name'} must be one of the reasons of docs/reference/operations.md; or leave it out.`,
  refund_in_progress: message`An earlier refund or dispute of the payment is pending. Try again when it has ended; advancing the clock of the platform brings that about.`,
  refund_exceeds_payment_amount: message`A refund gives back what was paid at most. Look at amount of the payment.`,
  refund_exceeds_amount_available: message`Earlier refunds, disputes or returns have taken a part already. Look at amount_refundable of the payment.`,
  payment_fully_refunded: message`Nothing of the payment is left to refund: its amount_refundable is 0.`,
  payment_outside_refund_window: sentence(
    `A payment can be refunded for ${days(limits.refund_window_seconds.value)} on the platform's clock.`,
  ),

  checkout_invalid_currency: message`A checkout has the currency of the account that it runs on. Leave currency out, or name the right sub account in Sub-Account.`,
  checkout_cannot_be_completed: message`The checkout is ${'status'}. One that is created can be completed, once and before it expires. Make a new one.`,

  payout_unexpected_state: message`A payout that is ${'status'} cannot take the outcome ${'outcome'}: fail is for one in transit, cancel for one that is scheduled.`,

  fees_invalid: message`${'name'} must be a list of { type, amount }, with types of docs/reference/operations.md.`,
  fee_amount_greater_than_zero: message`The amount of each fee is a whole number above 0 in the smallest unit of the currency. Leave out a fee of nothing.`,
  multiple_of_same_fee_type: message`Each type of fee may stand in the list once. Add the amounts up.`,
  fee_amount_greater_than_payment_amount: message`All fees together must not be more than the payment. Lower them.`,
  fee_and_application_fee_declared: message`application_fee_amount is the older form of fees. Send one of both.`,
  fee_type_must_exist_on_payment_fees: message`A refund can give back only fees that its payment bears. Look at fees of the payment.`,
  returned_fee_exceeds_remaining_amount: message`More of a fee is to be given back than is left of it. Look at remaining_amount of the fee.`,
  fee_configurations_not_supported: message`Accounts in ${'currency'} have no fee configurations. Use a sub account in usd.`,
  fee_type_must_be_inside_hierarchy: message`A fee for one brand takes the place of its base fee, which must be configured and active first. Configure the base type.`,
  effective_start_invalid: message`${'name'} must be a timestamp that is not before now on the platform's clock; or leave it out to start now.`,
  effective_end_must_be_after_effective_start: message`The configuration would end before it starts. Move effective_end behind effective_start.`,
  effective_end_must_be_nil_for_fee_type: message`A base processing fee never ends: another configuration replaces it. Leave effective_end out.`,
};
