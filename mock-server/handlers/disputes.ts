import { moveDispute, saveResponse } from '../actions/disputes';
import { requireNoDisputeProblem } from '../actions/explain-state';
import { newRow } from '../actions/new-row';
import { createUpload, uploadUrl } from '../actions/uploads';
import { requireVisible, visiblePartition } from '../actions/visibility';
import type { Context, Handler } from '../context';
import { responseProblem } from '../domain/dispute-response';
import { fileNameProblem } from '../domain/upload';
import { presentDispute, presentDisputeEvidence, presentDisputeResponse } from '../present/disputes';
import type { DisputeEvidenceRow, DisputeRow } from '../rows';
import { sentFilters } from '../rows/filters';
import { requireNoProblem } from '../sandbox-error';
import { pageOf } from '../wire/page';

export const listDisputes: Handler<'listDisputes'> = (context, { query, page }) => {
  const filters = sentFilters('disputes', query);
  const list = { table: 'disputes', index: 'newest', partition: visiblePartition(context), filters } as const;
  return pageOf(context.rows, { ...list, order: 'descending' }, page, presentDispute);
};

export const getDispute: Handler<'getDispute'> = (context, { path }) =>
  presentDispute(requireVisible(context, 'disputes', path('dispute_id'))); // resource_not_found

export const updateDispute: Handler<'updateDispute'> = (context, { path, body }) => {
  const before = requireVisible(context, 'disputes', path('dispute_id'));
  const row: DisputeRow = { ...before, metadata: body.metadata ?? before.metadata, updated_at: context.now };
  context.rows.replace('disputes', row);
  return presentDispute(row);
}; // resource_not_found

export const updateDisputeResponse: Handler<'updateDisputeResponse'> = (context, { path, body }) => {
  const dispute = requireOpen(context, path('dispute_id'), 'a change of its response');
  return presentDisputeResponse(saveResponse(context, dispute, body).response);
}; // resource_not_found dispute_response_not_supported dispute_unexpected_state parameter_invalid

export const submitDisputeResponse: Handler<'submitDisputeResponse'> = (context, { path, body }) => {
  const { forfeit, ...fields } = body;
  const dispute = requireOpen(context, path('dispute_id'), forfeit ? 'forfeiting it' : 'a response');
  if (forfeit) return presentDispute(moveDispute(context, dispute, 'forfeit'));
  return presentDispute(moveDispute(context, saveResponse(context, dispute, fields), 'respond'));
}; // resource_not_found dispute_response_not_supported dispute_unexpected_state parameter_invalid

export const createDisputeEvidence: Handler<'createDisputeEvidence'> = (context, { path, body }) => {
  const dispute = requireOpen(context, path('dispute_id'), 'evidence');
  requireNoProblem(fileNameProblem(body.file_name, body.file_type));
  const fields = newRow(context, 'dpe', dispute);
  const upload = createUpload(context, 'dispute_evidence', fields.id);
  const row: DisputeEvidenceRow = {
    ...fields,
    dispute_id: dispute.id,
    file_name: body.file_name,
    file_type: body.file_type,
    dispute_evidence_type: body.dispute_evidence_type,
    status: 'pending',
    description: body.description ?? null,
    metadata: body.metadata ?? {},
    upload_id: upload.id,
  };
  context.rows.insert('dispute_evidence', row);
  const result = presentDisputeEvidence(row, uploadUrl(context, upload));
  context.emit('payment.dispute_evidence.created', row, result);
  return result;
}; // resource_not_found dispute_response_not_supported dispute_unexpected_state parameter_invalid

/** Returns a dispute that the merchant can say something about. `action` is what was tried. */
function requireOpen(context: Context, id: string, action: string): DisputeRow {
  const dispute = requireVisible(context, 'disputes', id);
  requireNoDisputeProblem(context, dispute, responseProblem(dispute, action));
  return dispute;
} // resource_not_found dispute_response_not_supported dispute_unexpected_state
