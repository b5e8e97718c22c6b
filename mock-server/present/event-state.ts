import type { ShownRows, ToldState } from '../rows';
import { presentPaymentIntent } from './payment-intents';
import { presentPaymentMethod } from './payment-methods';
import { presentPayment } from './payments';

/** What an event tells of a resource, in the words of the API. */
export function presentTold(state: ToldState): object {
  return 'data' in state ? state.data : presentRows(state.rows);
}

function presentRows(rows: ShownRows): object {
  if ('payment' in rows) return presentPayment(rows);
  return 'payment_intent' in rows ? presentPaymentIntent(rows) : presentPaymentMethod(rows.payment_method);
}
