import type { RequestBody } from '../../spec/derive/request-body';
import type { Context } from '../context';
import { presentDocument } from '../present/entity-documents';
import type { EntityDocumentRow } from '../rows';
import { emptyObject } from '../fields/empty';
import { newOwnRow } from './new-row';
import { createUpload } from './uploads';

/** The business or the identity that a document belongs to. */
export type DocumentOwner = Pick<EntityDocumentRow, 'business_id' | 'identity_id'>;

/** Stores a document, which waits for its file. */
export function addDocument(
  context: Context,
  owner: DocumentOwner,
  input: RequestBody<'createDocument'>,
): EntityDocumentRow {
  const fields = newOwnRow(context, 'doc');
  const row: EntityDocumentRow = {
    ...fields,
    ...owner,
    file_name: input.file_name,
    file_type: input.file_type,
    document_type: input.document_type,
    description: input.description ?? null,
    status: 'pending',
    metadata: input.metadata ?? emptyObject,
    upload_id: createUpload(context, 'document', fields.id).id,
  };
  context.rows.insert('documents', row);
  context.emit('entity.document.created', row, presentDocument(row));
  return row;
}
