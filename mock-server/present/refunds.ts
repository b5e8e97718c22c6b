import type { Resources } from '../context';
import type { RefundRow } from '../rows';

/** Renders a refund, also as part of its payment. */
export function presentRefund(row: RefundRow): Resources['Refund'] {
  return {
    id: row.id,
    payment_id: row.payment_id,
    amount: row.amount,
    description: row.description,
    reason: row.reason,
    status: row.status,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
    returned_fees: [...row.returned_fees],
  };
}
