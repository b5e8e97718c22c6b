import type { ResourceRow } from './shared';
import { instant, nullable, ref, text } from './checks';
import { fieldsOf, resourceFields } from './fields';
import { table } from './table-definition';

/** A customer's visit to the hosted checkout. The id is part of the address of the page. */
export interface CheckoutSessionRow extends ResourceRow {
  readonly payment_intent_id: string;
  readonly after_payment_url: string;
  readonly back_url: string | null;
  /** The first instant at which it can no longer be completed. */
  readonly expires_at: string;
}

export const checkoutSessions = table<CheckoutSessionRow>()({
  type: 'checkout_session',
  indexes: {},
  seed: fieldsOf<CheckoutSessionRow>({
    ...resourceFields,
    payment_intent_id: ref('payment_intents'),
    after_payment_url: text,
    back_url: nullable(text),
    expires_at: instant,
  }),
});
