import type { Resources } from '../context';
import type { DisputeRow } from '../rows';

/** Renders a dispute, for its payment and for events. */
export function presentDispute(row: DisputeRow): Resources['Dispute'] {
  return {
    id: row.id,
    payment_id: row.payment_id,
    account_id: row.account_id,
    amount: row.amount,
    currency: row.currency,
    reason: row.reason,
    due_date: row.due_date.slice(0, 'yyyy-mm-dd'.length),
    status: row.status,
    // No operation sets them.
    metadata: {},
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
