import type { PaymentFeeType } from '../../spec/tables/fee-types';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Currency, Metadata, ResourceRow } from './shared';
import { checkoutStates } from '../../spec/tables/states';
import { integer, listOf, nullable, ref, stateOf, text } from './checks';
import { currency, fieldsOf, metadata, paymentFeeType, resourceFields } from './fields';
import { newestOfOwner, table } from './table-definition';

export interface CheckoutRow extends ResourceRow {
  readonly amount: number;
  readonly currency: Currency;
  readonly description: string;
  readonly metadata: Metadata;
  readonly fees: readonly { readonly type: PaymentFeeType; readonly amount: number }[];
  readonly status: StateOf<typeof checkoutStates>;
  /** The intent of every attempt to pay the checkout. */
  readonly payment_intent_id: string;
  /** The payment that completed it. A bank payment may still be pending, or may have been returned since. */
  readonly successful_payment_id: string | null;
}

export const checkouts = table<CheckoutRow>()({
  type: 'checkout',
  indexes: { newest: newestOfOwner },
  seed: fieldsOf<CheckoutRow>({
    ...resourceFields,
    amount: integer,
    currency,
    description: text,
    metadata,
    fees: listOf(fieldsOf<CheckoutRow['fees'][number]>({ type: paymentFeeType, amount: integer })),
    status: stateOf(checkoutStates),
    payment_intent_id: ref('payment_intents'),
    successful_payment_id: nullable(ref('payments')),
  }),
});
