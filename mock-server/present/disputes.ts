import { disputeResponseFieldNames } from '../../spec/tables/dispute-response';
import type { Resources } from '../context';
import type { DisputeEvidenceRow, DisputeRow, SavedResponse } from '../rows';
import { recordOf } from '../rows/record-of';
import { rendered } from './rendered';

/** Renders a dispute. */
export function presentDispute(row: DisputeRow): Resources['Dispute'] {
  return rendered('Dispute', row, {
    due_date: row.due_date.slice(0, 'yyyy-mm-dd'.length),
    dispute_response: row.response && presentDisputeResponse(row.response),
    dispute_reversal: row.reversal,
  });
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
  return rendered('DisputeEvidence', row, { presigned_url });
}
