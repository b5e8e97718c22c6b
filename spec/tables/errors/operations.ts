import { daysText } from '../../vocabulary/day-text';
import { followedBy, message, sentence } from '../../vocabulary/message';
import { withPage } from '../../vocabulary/reference-page';
import { cadFeesExplanation } from '../cad-processing-fee';
import { explainCondition } from '../conditions';
import { limits } from '../limits';
import { added, addedForStatedStatus, reference, stated, statedCode, type ErrorRow } from './row';

/**
 * The request is well-formed, but the state of an object or a rule between fields forbids it. Grouped by noun.
 * Source: Errors, Error codes; Refund details; Fee configuration rules.
 */
export const operationErrors = {
  sub_account_not_enabled: addedForStatedStatus(400, {
    message: message`the sub account is ${'status'}, only an enabled one can process payments`,
    explanation: message`The sub account is ${'status'}, and only an enabled one takes payments. Send its onboarding entry, and let the review approve it: payments-sandbox review ID approve.`,
    description:
      'A sub account that is not enabled is to be charged, refunded or priced, or to get what a payment needs.',
  }),
  sub_account_unexpected_state: added(422, {
    message: message`sub account status ${'status'} does not allow the review outcome ${'outcome'}, only ${'allowed'}`,
    explanation: withPage(
      message`A sub account that is ${'status'} can only take the outcome ${'allowed'}. States:`,
      'states',
    ),
    description: 'A review outcome that the status of the sub account does not allow.',
  }),

  payment_already_captured: statedCode(422, {
    message: message`the payment is already captured`,
    explanation: message`A payment is captured once. Without capture_strategy manual it is captured when it is made.`,
    description: 'Capture of a payment that is already captured.',
  }),
  charge_expired_for_capture: statedCode(422, {
    message: message`the authorization has expired and can no longer be captured`,
    explanation: sentence(
      `An authorization holds ${daysText(limits.capture_window_seconds.value)} on the platform's clock. Make a new payment, and capture it earlier.`,
    ),
    description: 'Capture of a payment whose authorization has expired.',
  }),
  payment_cannot_be_captured: added(422, {
    message: message`payment status ${'status'} does not allow capture`,
    explanation: message`The payment is ${'status'}; only an authorized one can be captured.`,
    description: 'Capture of a payment that was canceled or has failed.',
  }),
  payment_cannot_be_voided: added(422, {
    message: message`payment status ${'status'} does not allow voiding`,
    explanation: message`The payment is ${'status'}; only an authorized or captured one without refunds can be voided. Refund what was paid.`,
    description: 'Void of a payment that is neither authorized nor captured, or has refunds.',
  }),
  payment_outside_void_window: statedCode(422, {
    message: message`the payment is too old to be voided`,
    explanation: sentence(
      `A payment can be voided for ${limits.void_window_seconds.value / 60} minutes on the platform's clock. Refund one that was captured; cancel the payment intent of one that is only authorized.`,
    ),
    description: 'Void after the end of the void window.',
  }),
  customer_max_payment_methods: statedCode(422, {
    message: message`the customer cannot have any more payment methods`,
    explanation: sentence(
      `A customer, which is an e-mail address, has ${limits.customer_payment_methods.value} payment methods at most unless the sandbox was made with another limit. Use one that is there.`,
    ),
    description: 'A new payment method for a customer who already has the maximum number.',
  }),
  payment_method_group_max_payment_methods: added(422, {
    message: message`the payment method group cannot have any more payment methods`,
    explanation: sentence(
      `A group has ${limits.payment_method_group_payment_methods.value} payment methods at most. Delete one from it, or create another group.`,
    ),
    description: 'A payment method for a group that already has the maximum number.',
  }),
  token_already_used: statedCode(422, {
    message: message`the token was already used, create a new one`,
    explanation: message`Such a token pays once. Make a new payment method for each payment, or one that can be used again.`,
    description: 'A single-use token is used again.',
  }),
  token_in_use: statedCode(409, {
    shouldRetry: true,
    message: message`another request is using the token`,
    explanation: message`Another request uses the token right now. Send the same request again after it.`,
    description: 'Two requests use the token at the same time.',
  }),

  payment_intent_cannot_be_captured: statedCode(422, {
    message: message`payment intent status ${'status'} does not allow capture`,
    explanation: withPage(
      message`The payment intent is ${'status'}. It can be captured when it has a payment method and is not finished. States:`,
      'states',
    ),
    description: 'Capture of a payment intent that has no payment method or is finished.',
  }),
  payment_intent_unexpected_state: statedCode(422, {
    message: message`payment intent status ${'status'} does not allow this change`,
    explanation: message`The payment intent is ${'status'}: it takes no new payment method or amount, or cannot be canceled. For another card or amount make a new payment intent, or a checkout, which takes another card at each attempt.`,
    description:
      'A new payment method or amount for a payment intent that already has a payment method or is finished; cancellation of one that is pending or finished.',
  }),

  refund_error: statedCode(422, {
    message: message`the payment cannot be refunded`,
    explanation: message`Nothing was paid that could be given back: the payment was not captured or has failed, or the checkout was not completed. Void an authorized payment instead.`,
    description: 'Refund of a payment that is not captured or has failed, or of a checkout that is not completed.',
  }),
  refund_reason_invalid: stated(422, {
    message: message`format is invalid for parameter ${'name'}`,
    explanation: withPage(message`Leave ${'name'} out, or send one of the reasons of`, 'operations'),
    description: 'The reason is not one of the allowed values.',
  }),
  refund_in_progress: statedCode(409, {
    shouldRetry: true,
    message: message`another refund of the payment is in progress`,
    explanation: message`A refund of the payment is pending, so the payment cannot be refunded, voided, disputed or returned. Try again when it has ended: advance the clock of the platform, or run the job if it is held.`,
    description: 'Refund or void while a refund of the payment is pending.',
  }),
  refund_exceeds_payment_amount: statedCode(422, {
    message: message`the refund exceeds the amount of the payment`,
    explanation: sentence(explainCondition('refund_within_refundable', 'Look at amount of the payment.')),
    description: 'Refund of more than the amount of the payment.',
  }),
  refund_exceeds_amount_available: statedCode(422, {
    message: message`the refund exceeds what is left to refund`,
    explanation: sentence(
      explainCondition('refund_within_refundable', 'Earlier refunds, disputes or returns have taken a part already.'),
    ),
    description: 'Refund of more than the remaining amount after earlier refunds, disputes and returns.',
  }),
  payment_fully_refunded: statedCode(422, {
    message: message`the payment is already fully refunded`,
    explanation: message`Nothing of the payment is left to refund: its amount_refundable is 0.`,
    description: 'Refund of a payment that is already fully refunded.',
  }),
  payment_outside_refund_window: statedCode(422, {
    message: message`the payment is too old to be refunded`,
    explanation: sentence(
      `A payment can be refunded for ${daysText(limits.refund_window_seconds.value)} on the platform's clock.`,
    ),
    description: 'Refund after the end of the refund window.',
  }),

  checkout_invalid_currency: statedCode(422, {
    message: message`the currency of the checkout differs from the currency of the account`,
    explanation: sentence(
      explainCondition('account_currency', 'Leave currency out, or name the right sub account in Sub-Account.'),
    ),
    description: 'A checkout in a currency other than that of its account.',
  }),
  checkout_cannot_be_completed: added(422, {
    message: message`checkout status ${'status'} does not allow completion`,
    explanation: message`The checkout is ${'status'}. One that is created can be completed, once and before it expires. Make a new one.`,
    description: 'Completion of a checkout that is already completed or has expired.',
  }),
  checkout_cannot_be_updated: added(422, {
    message: message`checkout status ${'status'} does not allow an update`,
    explanation: message`The checkout is ${'status'}. Only one that is created or attempted can be updated. Make a new one.`,
    description: 'Update of a checkout that is completed or has expired.',
  }),
  checkout_unexpected_state: added(422, {
    message: message`checkout status ${'status'} does not allow it to expire`,
    explanation: message`The checkout is ${'status'}. Only one that is created or attempted can expire.`,
    description: 'Expiry of a checkout that is completed or has already expired.',
  }),

  payout_unexpected_state: added(422, {
    message: message`payout status ${'status'} does not allow the outcome ${'outcome'}`,
    explanation: message`A payout that is ${'status'} cannot take the outcome ${'outcome'}: fail is for one in transit, cancel for one that is scheduled.`,
    description:
      'The outcome `fail` for a payout that is not in transit, or `cancel` for one that is no longer scheduled.',
  }),

  fees_invalid: reference(422, {
    message: message`format is invalid for parameter ${'name'}`,
    explanation: withPage(message`${'name'} must be a list of { type, amount }, with types of`, 'operations'),
    description: 'An entry of `fees` is malformed or of an unknown type.',
  }),
  fee_amount_greater_than_zero: reference(422, {
    message: message`the amount of a fee must be an integer greater than 0`,
    explanation: message`The amount of each fee is a whole number above 0 in the smallest unit of the currency. Leave out a fee of nothing.`,
    description: 'The amount of an entry of `fees` is not a positive integer.',
  }),
  multiple_of_same_fee_type: reference(422, {
    message: message`fees must not name one type twice`,
    explanation: sentence(explainCondition('one_fee_of_a_type', 'Add the amounts up.')),
    description: 'Two entries of `fees` have the same type.',
  }),
  fee_amount_greater_than_payment_amount: reference(422, {
    message: message`the fees exceed the amount of the payment`,
    explanation: sentence(explainCondition('fees_within_amount', 'Lower them.')),
    description: 'The entries of `fees` add up to more than the amount of the payment.',
  }),
  fee_and_application_fee_declared: reference(422, {
    message: message`use either fees or application_fee_amount, not both`,
    explanation: sentence(
      explainCondition('fees_or_application_fee', 'The second is the older form: send one of the two.'),
    ),
    description: 'A payment has both `fees` and `application_fee_amount`.',
  }),
  fee_type_must_exist_on_payment_fees: reference(422, {
    message: message`the payment has no fee of this type`,
    explanation: sentence(explainCondition('returned_fees_of_payment', 'Look at fees of the payment.')),
    description: 'A refund returns a type of fee that the payment does not have.',
  }),
  returned_fee_exceeds_remaining_amount: reference(422, {
    message: message`the returned fee exceeds what remains of the fee`,
    explanation: sentence(explainCondition('returned_fees_within_remaining', 'Look at fees of the payment.')),
    description: 'A refund returns more than the remaining amount of a fee.',
  }),
  fee_configurations_not_supported: added(422, {
    message: message`fee configurations are not available for accounts in ${'currency'}`,
    explanation: sentence(cadFeesExplanation),
    description: 'A fee configuration for a sub account in a currency without fees.',
  }),
  dispute_unexpected_state: added(422, {
    message: message`dispute status ${'status'} does not allow ${'action'}`,
    explanation: withPage(message`A dispute that is ${'status'} does not take ${'action'}. States:`, 'states'),
    description: 'A response or evidence for a dispute that needs none, or an outcome for a decided dispute.',
  }),
  dispute_response_not_supported: added(422, {
    message: message`responses to disputes are not available in ${'currency'}`,
    explanation: message`Accounts in ${'currency'} cannot respond to disputes. The control API decides the dispute: POST /_sandbox/platforms/{id}/disputes/{dispute_id}/outcome.`,
    description: 'A response or evidence for a dispute in a currency without responses.',
  }),
  fee_type_must_be_inside_hierarchy: reference(422, {
    message: message`a brand fee needs an active configuration of its base fee type`,
    explanation: message`A fee for one brand replaces its base fee, which must be configured and active first. Configure the base type.`,
    description: 'A fee configuration for a brand without one for the base type that it replaces.',
  }),
  effective_start_invalid: added(422, {
    message: message`format is invalid for parameter ${'name'}`,
    explanation: followedBy(
      message`${'name'} must be a timestamp; or leave it out to start now.`,
      explainCondition('start_not_passed'),
    ),
    description: 'The start of a fee configuration is in the past or is not a timestamp.',
  }),
  effective_end_must_be_after_effective_start: added(422, {
    message: message`effective_end must be later than effective_start`,
    explanation: followedBy(
      message`effective_end is not after the start.`,
      explainCondition('end_after_start', 'Move it.'),
    ),
    description: 'A fee configuration ends at or before its start.',
  }),
  effective_end_must_be_nil_for_fee_type: statedCode(422, {
    message: message`a base processing fee cannot have an effective_end`,
    explanation: sentence(explainCondition('base_types_never_end', 'Leave effective_end out.')),
    description: 'An `effective_end` for a base fee type, which never ends.',
  }),
} satisfies Record<string, ErrorRow>;
