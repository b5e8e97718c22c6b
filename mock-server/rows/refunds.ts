import type { StateOf } from '../../spec/vocabulary/machine';
import type { ReturnableFeeType } from '../../spec/tables/fee-types';
import type { Row } from './row';
import type { Currency, Metadata, ResourceRow } from './shared';
import { refundStates } from '../../spec/tables/states';
import { id, integer, listOf, nullable, oneOf, ref, stateOf, text } from '../fields/field';
import { currency, fieldsOf, metadata, resourceFields, returnableFeeType } from './fields';
import { newestOfOwner, ofPayment, table } from './table-definition';

/** The part of a fee that a refund returns. The fee shows it when the refund succeeds. */
export interface ReturnedFeeRow extends Row {
  /** The fee of the payment, or its application fee. */
  readonly payment_fee_id: string;
  readonly type: ReturnableFeeType;
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

const returnedFee = fieldsOf<ReturnedFeeRow>({
  id,
  payment_fee_id: id,
  type: returnableFeeType,
  returned_amount: integer,
  original_amount: integer,
  remaining_amount: integer,
  currency,
});

export const refunds = table<RefundRow>()({
  type: 'refund',
  idPrefix: 're',
  indexes: { newest: newestOfOwner, ofPayment },
  fields: fieldsOf<RefundRow>({
    ...resourceFields,
    payment_id: ref('payments'),
    amount: integer,
    status: stateOf(refundStates),
    description: nullable(text),
    reason: nullable(oneOf(['duplicate', 'fraudulent', 'customer_request'])),
    metadata,
    returned_fees: listOf(returnedFee),
  }),
});
