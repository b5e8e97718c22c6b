import type { RequestContext, UnitOfWork } from '../context';
import { signedAddress, signedName } from '../domain/signed-name';
import { uploadDeadline, uploadProblem } from '../domain/upload';
import { presentDisputeEvidence } from '../present/disputes';
import { presentDocument } from '../present/entity-documents';
import type { ReceivedFile, UploadKind, UploadRow } from '../rows';
import { requireNoProblem } from '../sandbox-error';
import { platformId } from './platform-id';

/** The effect on the object of an upload when its file has arrived, by the kind of upload. */
const uploaded: { readonly [Kind in UploadKind]: (work: UnitOfWork, subjectId: string) => void } = {
  dispute_evidence: ({ rows, now, emit }, id) => {
    const row = { ...rows.require('dispute_evidence', id), status: 'uploaded', updated_at: now } as const;
    rows.replace('dispute_evidence', row);
    emit('payment.dispute_evidence.uploaded', row, presentDisputeEvidence(row, null));
  },
  document: ({ rows, now, emit }, id) => {
    const row = { ...rows.require('documents', id), status: 'uploaded', updated_at: now } as const;
    rows.replace('documents', row);
    emit('entity.document.uploaded', row, presentDocument(row));
  },
};

/** Creates the upload of an object. */
export function createUpload({ rows, newId, now }: UnitOfWork, kind: UploadKind, subject_id: string): UploadRow {
  const sequence = rows.nextSequence();
  const row: UploadRow = {
    id: newId('upl'),
    sequence,
    kind,
    subject_id,
    expires_at: uploadDeadline(now),
    file: null,
  };
  rows.insert('uploads', row);
  return row;
}

/** Returns the address of an upload, below the base URL that the request used. */
export function uploadUrl({ rows, hash, ownBaseUrl }: RequestContext, { id }: UploadRow): string {
  const name = signedName('upload', { platform: platformId(rows), parts: [id] }, hash);
  return signedAddress('upload', ownBaseUrl(), name);
}

/** Takes the file of an upload: only its length and its hash are kept. */
export function receiveFile(work: UnitOfWork, upload: UploadRow, file: Omit<ReceivedFile, 'received_at'>): void {
  requireNoProblem(uploadProblem(upload, work.now));
  work.rows.replace('uploads', { ...upload, file: { ...file, received_at: work.now } });
  uploaded[upload.kind](work, upload.subject_id);
} // upload_not_accepted
