import type { PaymentFeeType } from '../../spec/tables/fee-types';
import type { checkoutStates } from '../../spec/tables/states';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Currency, Metadata, ResourceRow } from './shared';

export interface CheckoutRow extends ResourceRow {
  readonly amount: number;
  readonly currency: Currency;
  readonly description: string;
  readonly metadata: Metadata;
  readonly fees: readonly { readonly type: PaymentFeeType; readonly amount: number }[];
  readonly status: StateOf<typeof checkoutStates>;
  /** Every attempt to pay it is one of this intent. */
  readonly payment_intent_id: string;
  /** The payment that completed it. One from a bank account may be on its way, or may have come back since. */
  readonly successful_payment_id: string | null;
}

/** A customer's visit to the hosted checkout. The id is what stands in its address. */
export interface CheckoutSessionRow extends ResourceRow {
  readonly payment_intent_id: string;
  readonly after_payment_url: string;
  readonly back_url: string | null;
  /** The first instant at which it can no longer be completed. */
  readonly expires_at: string;
}
