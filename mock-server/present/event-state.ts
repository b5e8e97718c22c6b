import type { EventState } from '../rows';
import { presentPaymentIntent } from './payment-intents';
import { presentPaymentMethod } from './payment-methods';
import { presentPayment } from './payments';

/** Renders the state of an event: the bare resource, as it was. */
export function renderEventState(state: EventState): object {
  switch (state.kind) {
    case undefined:
      return state.data;
    case 'payment':
      return presentPayment(state);
    case 'intent':
      return presentPaymentIntent(state);
    case 'method':
      return presentPaymentMethod(state.payment_method);
  }
}
