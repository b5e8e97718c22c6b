import type { UnitOfWork } from '../context';
import { presentDocument } from '../present/entity-documents';
import type { EntityDocumentRow } from '../rows';

/** Notes that the file of a document has arrived. */
export function documentUploaded({ rows, now, emit }: UnitOfWork, id: string): void {
  const row: EntityDocumentRow = { ...rows.require('documents', id), status: 'uploaded', updated_at: now };
  rows.put('documents', row);
  emit('entity.document.uploaded', row, presentDocument(row));
}
