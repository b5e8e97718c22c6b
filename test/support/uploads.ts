import { createUpload } from '../../mock-server/actions/uploads';
import { signedAddress, signedName } from '../../mock-server/domain/signed-name';
import { controlCall } from '../../mock-server/events/cause';
import type { Platform } from '../../mock-server/platform/platform';
import { limits } from '../../spec/tables/limits';

export const MAX_FILE_BYTES = limits.upload.bytes;

/** Creates an upload without the operation that asks for it. Returns its path and the id of its object. */
export function openUpload(platform: Platform): { readonly path: string; readonly subjectId: string } {
  const [subjectId, uploadId] = platform.transact(controlCall('moveClock'), (work) => {
    const { rows, newId, now } = work;
    const id = newId('dpe');
    const upload = createUpload(work, 'dispute_evidence', id);
    rows.insert('dispute_evidence', {
      id,
      sequence: rows.nextSequence(),
      mode: 'test',
      account_id: platform.keyPair('test').account_id,
      dispute_id: 'dp_1',
      file_name: 'receipt.pdf',
      file_type: 'application/pdf',
      dispute_evidence_type: 'receipt',
      status: 'pending',
      description: null,
      metadata: {},
      upload_id: upload.id,
      created_at: now,
      updated_at: now,
    });
    return [id, upload.id] as const;
  });
  const name = signedName('upload', { platform: platform.id, parts: [uploadId] }, platform.hash);
  return { path: signedAddress('upload', '', name), subjectId };
}

/** Bytes that are not valid UTF-8. */
export function fileOf(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(length).fill(0xff);
}
