import type { EventSource, EventState } from '../rows';
import { presentPaymentIntent } from './payment-intents';
import { presentPaymentMethod } from './payment-methods';
import { presentPayment } from './payments';

/** What an event tells of a resource, in the words of the API. */
export function renderEventState(state: EventState): object {
  return 'data' in state ? state.data : renderEventSource(state.rows);
}

function renderEventSource(rows: EventSource): object {
  if ('payment' in rows) return presentPayment(rows);
  return 'payment_intent' in rows ? presentPaymentIntent(rows) : presentPaymentMethod(rows.payment_method);
}
