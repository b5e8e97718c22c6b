import type { StateOf } from '../../spec/vocabulary/machine';
import type { PaymentFeeType } from '../../spec/tables/fee-types';
import type { refundStates } from '../../spec/tables/states';
import type { Row } from './row';
import type { Currency, Metadata, ResourceRow } from './shared';

/** What a refund gives back of a fee. The fee itself has it back when the refund succeeds. */
export interface ReturnedFeeRow extends Row {
  readonly payment_fee_id: string;
  readonly type: PaymentFeeType;
  readonly returned_amount: number;
  readonly original_amount: number;
  readonly remaining_amount: number;
  readonly currency: Currency;
}

export interface RefundRow extends ResourceRow {
  readonly payment_id: string;
  readonly amount: number;
  readonly status: StateOf<typeof refundStates>;
  readonly description: string | null;
  readonly reason: 'duplicate' | 'fraudulent' | 'customer_request' | null;
  readonly metadata: Metadata;
  readonly returned_fees: readonly ReturnedFeeRow[];
}
