import { type DisputeEvidenceType, disputeEvidenceTypeNames } from '../../spec/tables/dispute-evidence';
import { type UploadFileType, uploadFileTypeNames, type UploadStatus, uploadStatuses } from '../../spec/tables/uploads';
import type { Metadata, ResourceRow } from './shared';
import { nonEmptyString, nullable, oneOf, ref, text } from '../fields/field';
import { fieldsOf, metadata, resourceFields } from './fields';
import { bySequence, table } from './table-definition';

/** A file that supports the response to a dispute. */
export interface DisputeEvidenceRow extends ResourceRow {
  readonly dispute_id: string;
  readonly file_name: string;
  readonly file_type: UploadFileType;
  readonly dispute_evidence_type: DisputeEvidenceType;
  readonly status: UploadStatus;
  readonly description: string | null;
  readonly metadata: Metadata;
  /** The upload of its file. */
  readonly upload_id: string;
}

export const disputeEvidence = table<DisputeEvidenceRow>()({
  type: 'dispute_evidence',
  idPrefix: 'dpe',
  indexes: {
    ofDispute: {
      partitions: ({ dispute_id }) => [dispute_id],
      sortBy: bySequence,
    },
  },
  fields: fieldsOf<DisputeEvidenceRow>({
    ...resourceFields,
    dispute_id: ref('disputes'),
    file_name: nonEmptyString,
    file_type: oneOf(uploadFileTypeNames),
    dispute_evidence_type: oneOf(disputeEvidenceTypeNames),
    status: oneOf(uploadStatuses),
    description: nullable(text),
    metadata,
    upload_id: ref('uploads'),
  }),
});
