import type { Resources, RequestContext } from '../context';
import type { PaymentIntentRow, PaymentIntentRows } from '../rows';
import { presentPaymentMethod } from './payment-methods';
import { rendered } from './rendered';

/** Returns the rows that a payment intent is rendered from. */
export function paymentIntentRows(
  { rows }: Pick<RequestContext, 'rows'>,
  payment_intent: PaymentIntentRow,
): PaymentIntentRows {
  const { payment_method_id } = payment_intent;
  const method = payment_method_id === null ? undefined : rows.find('payment_methods', payment_method_id);
  return { kind: 'intent', payment_intent, method: method ?? null };
}

export function presentPaymentIntent(
  { payment_intent: row, method }: PaymentIntentRows,
  now: string,
): Resources['PaymentIntent'] {
  return rendered('PaymentIntent', row, { payment_method: method ? presentPaymentMethod(method, now) : null });
}
