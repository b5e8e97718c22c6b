import type { EventState } from '../rows';
import type { Reader } from '../store/reader';
import { formerCheckoutRows, presentCheckout, presentCompletion } from './checkouts';
import { presentPaymentIntent } from './payment-intents';
import { presentPaymentMethod } from './payment-methods';
import { presentPayment } from './payments';

/** Returns a function that renders the state of an event: the bare resource, as it was then. It holds every row that it needs. */
export function eventStateRenderer(rows: Reader, state: EventState, then: string): () => object {
  switch (state.kind) {
    case undefined:
      return () => state.data;
    case 'payment':
      return () => presentPayment(state, then);
    case 'intent':
      return () => presentPaymentIntent(state, then);
    case 'method':
      return () => presentPaymentMethod(state.payment_method, then);
    case 'checkout': {
      const source = formerCheckoutRows(rows, state);
      return () => presentCheckout(source, then);
    }
    case 'completion': {
      const completion = rows.require('checkout_completions', state.completion_id);
      const source = formerCheckoutRows(rows, state);
      return () => presentCompletion(completion, presentCheckout(source, then));
    }
  }
}

/** Renders the state of an event, which the rows contain. */
export function renderEventState(rows: Reader, state: EventState, then: string): object {
  return eventStateRenderer(rows, state, then)();
}
