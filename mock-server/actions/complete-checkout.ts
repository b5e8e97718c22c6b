import type { Context, Resources } from '../context';
import { attempted, completed } from '../domain/checkout';
import { presentCheckout } from '../present/checkouts';
import type { CheckoutRow, PaymentMethodRow } from '../rows';
import { charge } from './charge';

/**
 * Attempts to pay a checkout, on the intent that all its attempts share. A declined payment fails only the attempt. A bank payment
 * completes the checkout while it is still pending. Source: Hosted checkout.
 */
export function attemptToComplete(
  context: Context,
  checkout: CheckoutRow,
  method: PaymentMethodRow,
): Resources['CheckoutCompletion'] {
  const { rows, now } = context;
  const intent = rows.require('payment_intents', checkout.payment_intent_id);
  const { amount, currency, description, metadata, fees } = checkout;
  const wanted = {
    amount,
    currency,
    description,
    metadata,
    fees,
    capture_strategy: 'automatic',
    checkout_id: checkout.id,
  } as const;
  const { payment, error } = charge(context, method, wanted, intent);
  const row = error ? attempted(checkout, now) : completed(checkout, payment.id, now);
  rows.put('checkouts', row);
  const shown = presentCheckout(row);
  const completion: Resources['CheckoutCompletion'] = {
    id: context.newId('chc'),
    status: error ? 'failed' : 'succeeded',
    payment_status: payment.status,
    payment_error_code: payment.error_code,
    payment_error_description: payment.error_description,
    payment_id: payment.id,
    checkout_id: row.id,
    checkout: shown,
  };
  if (!error) context.emit('checkout.completed', row, shown);
  context.emit(error ? 'checkout.completion.failed' : 'checkout.completion.succeeded', row, completion);
  return completion;
} // payment_intent_cannot_be_captured, charge errors that store no payment
