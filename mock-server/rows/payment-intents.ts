import type { StateOf } from '../../spec/vocabulary/machine';
import type { Currency, Metadata, ResourceRow } from './shared';
import { paymentIntentStates } from '../../spec/tables/states';
import { added, integer, nullable, ref, stateOf, text } from '../fields/field';
import type { OtherRows } from '../fields/other-rows';
import { currency, fieldsOf, metadata, resourceFields } from './fields';
import { payments } from './payments';
import { newestOfOwner, table } from './table-definition';

export interface PaymentIntentRow extends ResourceRow {
  readonly amount: number;
  readonly currency: Currency;
  readonly status: StateOf<typeof paymentIntentStates>;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly payment_method_id: string | null;
  /** The payment that paid it. Null before that. */
  readonly successful_payment_id: string | null;
}

export const paymentIntents = table<PaymentIntentRow>()({
  type: 'payment_intent',
  idPrefix: 'pi',
  indexes: { newest: newestOfOwner },
  fields: fieldsOf<PaymentIntentRow>({
    ...resourceFields,
    amount: integer,
    currency,
    status: stateOf(paymentIntentStates),
    description: nullable(text),
    metadata,
    payment_method_id: nullable(ref('payment_methods')),
    successful_payment_id: added('1.0.0', paidBy, nullable(ref('payments'))),
  }),
});

/** Releases before 1.0.0 did not store which payment paid an intent. Of its payments, at most one was captured. */
function paidBy({ id, status }: PaymentIntentRow, rows: OtherRows): string | null {
  if (status !== 'succeeded') return null;
  for (const payment of rows(payments, 'ofIntent', id)) if (payment.captured) return payment.id;
  return null;
}
