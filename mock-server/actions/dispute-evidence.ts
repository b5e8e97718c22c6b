import type { UnitOfWork } from '../context';
import { presentDisputeEvidence } from '../present/disputes';
import type { DisputeEvidenceRow } from '../rows';

/** Notes that the file of a piece of evidence has arrived. */
export function evidenceUploaded({ rows, now, emit }: UnitOfWork, id: string): void {
  const row: DisputeEvidenceRow = { ...rows.require('dispute_evidence', id), status: 'uploaded', updated_at: now };
  rows.put('dispute_evidence', row);
  emit('payment.dispute_evidence.uploaded', row, presentDisputeEvidence(row, null));
}
