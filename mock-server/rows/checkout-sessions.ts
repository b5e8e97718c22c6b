import type { ResourceRow } from './shared';
import { browserUrl, instant, nullable, ref } from '../fields/field';
import { fieldsOf, resourceFields } from './fields';
import { bySequence, table } from './table-definition';

/** A customer's visit to the hosted checkout. The id is part of the address of the page. */
export interface CheckoutSessionRow extends ResourceRow {
  readonly payment_intent_id: string;
  readonly after_payment_url: string;
  readonly back_url: string | null;
  /** The first instant at which it can no longer be completed. */
  readonly expires_at: string;
  /** The payment that completed it. A bank payment may still be pending, or may have failed since. */
  readonly payment_id: string | null;
}

export const checkoutSessions = table<CheckoutSessionRow>()({
  type: 'checkout_session',
  // Read by the dashboard only.
  indexes: { newest: { partitions: ({ mode }) => [mode], sortBy: bySequence, lazy: true } },
  fields: fieldsOf<CheckoutSessionRow>({
    ...resourceFields,
    payment_intent_id: ref('payment_intents'),
    after_payment_url: browserUrl,
    back_url: nullable(browserUrl),
    expires_at: instant,
    payment_id: nullable(ref('payments')),
  }),
});
