import { createUpload, uploadUrl } from '../actions/uploads';
import type { Handler } from '../context';
import { fileNameProblem } from '../domain/upload';
import { presentDisputeEvidence } from '../present/disputes';
import type { DisputeEvidenceRow } from '../rows';
import { requireNoProblem } from '../sandbox-error';
import { requireOpen } from './disputes';

export const createDisputeEvidence: Handler<'createDisputeEvidence'> = (context, { path, body }) => {
  const { rows, newId, now } = context;
  const dispute = requireOpen(context, path('dispute_id'), 'evidence');
  requireNoProblem(fileNameProblem(body.file_name, body.file_type));
  const id = newId('dpe');
  const upload = createUpload(context, 'dispute_evidence', id);
  const row: DisputeEvidenceRow = {
    id,
    sequence: rows.nextSequence(),
    mode: dispute.mode,
    account_id: dispute.account_id,
    dispute_id: dispute.id,
    file_name: body.file_name,
    file_type: body.file_type,
    dispute_evidence_type: body.dispute_evidence_type,
    status: 'pending',
    description: body.description ?? null,
    metadata: body.metadata ?? {},
    upload_id: upload.id,
    created_at: now,
    updated_at: now,
  };
  rows.put('dispute_evidence', row);
  const result = presentDisputeEvidence(row, uploadUrl(context, upload));
  context.emit('payment.dispute_evidence.created', row, result);
  return result;
}; // resource_not_found dispute_response_not_supported dispute_unexpected_state parameter_invalid
