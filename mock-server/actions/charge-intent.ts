import type { Context } from '../context';
import type { PaymentIntentRow, PaymentMethodRow } from '../rows';
import { charge, type Charge } from './charge';

/** Charges the amount of an intent to a payment method. A declined payment is stored. */
export function chargeIntent(context: Context, intent: PaymentIntentRow, method: PaymentMethodRow): Charge {
  const { amount, currency, description, metadata } = intent;
  return charge(context, method, { amount, currency, description, metadata, capture_strategy: 'automatic' }, intent);
} // payment_intent_cannot_be_captured, charge errors
