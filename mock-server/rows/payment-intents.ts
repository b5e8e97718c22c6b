import type { StateOf } from '../../spec/vocabulary/machine';
import type { paymentIntentStates } from '../../spec/tables/states';
import type { Currency, Metadata, ResourceRow } from './shared';

export interface PaymentIntentRow extends ResourceRow {
  readonly amount: number;
  readonly currency: Currency;
  readonly status: StateOf<typeof paymentIntentStates>;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly payment_method_id: string | null;
}
