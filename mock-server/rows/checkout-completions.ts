import type { StateOf } from '../../spec/vocabulary/machine';
import type { ResourceRow } from './shared';
import { paymentModes } from '../../spec/resources/checkout-schemas';
import { paymentStates } from '../../spec/tables/states';
import { nullable, oneOf, ref, renderedObject, stateOf, text } from '../fields/field';
import { fieldsOf, resourceFields } from './fields';
import { bySequence, table } from './table-definition';

/**
 * An attempt to pay a checkout. It never changes and is never deleted: what becomes of its payment later is not part of it, and
 * events refer to it by id.
 */
export interface CheckoutCompletionRow extends ResourceRow {
  readonly checkout_id: string;
  readonly payment_mode: (typeof paymentModes)[number];
  readonly status: 'succeeded' | 'failed';
  readonly payment_status: StateOf<typeof paymentStates>;
  readonly payment_error_code: string | null;
  readonly payment_error_description: string | null;
  /** The payment as it was rendered after the attempt, in its envelope. */
  readonly payment_response: Readonly<Record<string, unknown>>;
  readonly payment_id: string;
  readonly payment_method_id: string;
}

export const checkoutCompletions = table<CheckoutCompletionRow>()({
  type: 'checkout_completion',
  idPrefix: 'chc',
  indexes: { ofCheckout: { partitions: ({ checkout_id }) => [checkout_id], sortBy: bySequence } },
  fields: fieldsOf<CheckoutCompletionRow>({
    ...resourceFields,
    checkout_id: ref('checkouts'),
    payment_mode: oneOf(paymentModes),
    status: oneOf(['succeeded', 'failed']),
    payment_status: stateOf(paymentStates),
    payment_error_code: nullable(text),
    payment_error_description: nullable(text),
    payment_response: renderedObject,
    payment_id: ref('payments'),
    payment_method_id: ref('payment_methods'),
  }),
});
