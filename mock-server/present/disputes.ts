import { disputeResponseFieldNames } from '../../spec/tables/dispute-response';
import type { Resources } from '../context';
import type { DisputeEvidenceRow, DisputeRow, SavedResponse } from '../rows';
import { recordOf } from '../rows/record-of';

/** Renders a dispute. */
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
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
    dispute_response: row.response && presentDisputeResponse(row.response),
    dispute_reversal: row.reversal,
  };
}

/** Renders the response to a dispute: every field, in the order of the table. */
export function presentDisputeResponse(saved: SavedResponse | null): Resources['DisputeResponse'] {
  return recordOf<Resources['DisputeResponse']>(disputeResponseFieldNames, (name) => saved?.[name] ?? null);
}

/** Renders evidence, with the address that takes its file. */
export function presentDisputeEvidence(
  row: DisputeEvidenceRow,
  presigned_url: string | null,
): Resources['DisputeEvidence'] {
  const { id, file_name, file_type, dispute_evidence_type, status, description, metadata } = row;
  return { id, file_name, file_type, dispute_evidence_type, status, description, presigned_url, metadata };
}
