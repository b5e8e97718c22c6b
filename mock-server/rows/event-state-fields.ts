import { type Field, id, listOf, nullable, optional, ref, renderedObject, rowOf, wholeText } from '../fields/field';
import type { EventSource, EventState, RenderedState } from './event-states';
import { type Fields, fieldsOf, mode } from './fields';
import { variantsOf } from '../fields/object-field';
import type { CheckoutRow } from './checkouts';
import type { DisputeRow } from './disputes';
import type { PaymentIntentRow } from './payment-intents';
import type { PaymentMethodRow } from './payment-methods';
import type { PaymentRow } from './payments';
import type { RefundRow } from './refunds';

type FieldsByKind = {
  readonly [Kind in EventSource['kind']]: Fields<Omit<Extract<EventSource, { readonly kind: Kind }>, 'kind'>>;
};

export const renderedState = fieldsOf<Omit<RenderedState, 'kind'>>({
  mode,
  account_id: ref('accounts'),
  resource_id: wholeText,
  data: renderedObject,
});

const method = rowOf<PaymentMethodRow>('payment_methods');
const checkout = rowOf<CheckoutRow>('checkouts');
const methods = optional(listOf(method));

const sources: FieldsByKind = {
  payment: {
    payment: rowOf<PaymentRow>('payments'),
    method,
    refunds: listOf(rowOf<RefundRow>('refunds')),
    disputes: listOf(rowOf<DisputeRow>('disputes')),
  },
  intent: { payment_intent: rowOf<PaymentIntentRow>('payment_intents'), method: nullable(method) },
  method: { payment_method: method },
  checkout: { checkout, completion_id: nullable(id), methods },
  completion: { checkout, completion_id: id, methods },
};

/** The state of an event, with its rows. */
export const eventState: Field<EventState> = variantsOf(sources, renderedState);
