import type { Context, Resources } from '../context';
import { afterCompletion, applicationFeeFor } from '../domain/checkout';
import { checkoutRows, presentCheckout, presentCompletion, savedMethods } from '../present/checkouts';
import type { CheckoutCompletionRow, CheckoutRow, PaymentMethodRow } from '../rows';
import { newRow } from './new-row';
import { charge, type Charge, type ChargeRequest } from './charge';

/** An attempt to complete a checkout. */
export interface CompletionAttempt {
  readonly method: PaymentMethodRow;
  readonly payment_mode: CheckoutCompletionRow['payment_mode'];
}

/**
 * Attempts to pay a checkout, on the intent that all its attempts share. A declined payment fails only the attempt. A bank
 * payment completes the checkout while it is still pending. Source: Hosted checkout.
 */
export function attemptToComplete(
  context: Context,
  checkout: CheckoutRow,
  attempt: CompletionAttempt,
): Resources['CheckoutCompletion'] {
  const intent = context.rows.require('payment_intents', checkout.payment_intent_id);
  const charged = charge(context, attempt.method, chargeRequest(checkout, attempt), intent);
  const completion = newCompletion(context, checkout, attempt, charged);
  const row = afterCompletion(checkout, completion);
  context.rows.insert('checkout_completions', completion);
  context.rows.replace('checkouts', row);
  const rendered = presentCheckout(checkoutRows(context, row), context.now);
  const result = presentCompletion(completion, rendered);
  const state = { checkout: row, completion_id: completion.id, ...savedMethods(context.rows, row) };
  const succeeded = completion.status === 'succeeded';
  if (succeeded) context.emit('checkout.completed', { kind: 'checkout', ...state }, rendered);
  const event = succeeded ? 'checkout.completion.succeeded' : 'checkout.completion.failed';
  context.emit(event, { kind: 'completion', ...state }, result);
  return result;
} // payment_intent_cannot_be_captured, charge errors that store no payment

/** Returns the payment that a checkout asks for. */
function chargeRequest(checkout: CheckoutRow, { method }: CompletionAttempt): ChargeRequest {
  const { amount, currency, fees } = checkout;
  return {
    amount,
    currency,
    fees,
    application_fee_amount: applicationFeeFor(checkout, method),
    description: checkout.payment_description ?? checkout.description,
    metadata: checkout.payment_metadata ?? checkout.metadata,
    capture_strategy: 'automatic',
    checkout_id: checkout.id,
    statement_descriptor: checkout.statement_descriptor,
    expedited: checkout.expedited,
  };
}

function newCompletion(
  context: Context,
  checkout: CheckoutRow,
  { method, payment_mode }: CompletionAttempt,
  { payment, error }: Charge,
): CheckoutCompletionRow {
  return {
    ...newRow(context, 'chc', checkout),
    checkout_id: checkout.id,
    payment_mode,
    status: error ? 'failed' : 'succeeded',
    payment_status: payment.status,
    payment_error_code: payment.error_code,
    payment_error_description: payment.error_description,
    payment_response: { id: payment.id, type: 'payment', data: payment, page_info: null },
    payment_id: payment.id,
    payment_method_id: method.id,
  };
}
