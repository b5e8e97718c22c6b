import { limits } from '../../spec/tables/limits';
import type { Resources } from '../context';
import { take } from '../domain/first-of';
import type { EntityDocumentRow } from '../rows';
import type { Reader } from '../store/reader';

const { value: MAX_SHOWN } = limits.entity_parts;

/** Renders a document as lists and events have it: without the address to which its file is uploaded. */
export function presentDocument(row: EntityDocumentRow): Resources['EntityDocument'] {
  return {
    id: row.id,
    business_id: row.business_id,
    identity_id: row.identity_id,
    file_name: row.file_name,
    file_type: row.file_type,
    document_type: row.document_type,
    description: row.description,
    status: row.status,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Renders the newest documents of a business or an identity. */
export function newestDocuments(rows: Reader, ownerId: string): Resources['EntityDocument'][] {
  return take(rows.walk('documents', 'ofOwner', ownerId, 'descending'), MAX_SHOWN).map(presentDocument);
}
