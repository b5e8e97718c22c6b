import { documentStatuses, type DocumentType, documentTypes } from '../../spec/tables/entity-documents';
import { type UploadFileType, uploadFileTypeNames } from '../../spec/tables/uploads';
import { nonEmptyString, nullable, oneOf, ref, text } from '../fields/field';
import { fieldsOf, metadata, resourceFields } from './fields';
import type { Metadata, ResourceRow } from './shared';
import { bySequence, newestOfOwner, table } from './table-definition';

/** A document of a business, of a person, or of both. Its account is the platform account. */
export interface EntityDocumentRow extends ResourceRow {
  readonly business_id: string | null;
  readonly identity_id: string | null;
  readonly file_name: string;
  readonly file_type: UploadFileType;
  readonly document_type: DocumentType;
  readonly description: string | null;
  readonly status: (typeof documentStatuses)[number];
  readonly metadata: Metadata;
  /** The upload of its file. */
  readonly upload_id: string;
}

export const documents = table<EntityDocumentRow>()({
  type: 'document',
  idPrefix: 'doc',
  indexes: {
    newest: newestOfOwner,
    ofOwner: {
      partitions: ({ business_id, identity_id }) => [business_id, identity_id].filter((id) => id !== null),
      sortBy: bySequence,
    },
  },
  fields: fieldsOf<EntityDocumentRow>({
    ...resourceFields,
    business_id: nullable(ref('businesses')),
    identity_id: nullable(ref('identities')),
    file_name: nonEmptyString,
    file_type: oneOf(uploadFileTypeNames),
    document_type: oneOf(Object.keys(documentTypes)),
    description: nullable(text),
    status: oneOf(documentStatuses),
    metadata,
    upload_id: ref('uploads'),
  }),
});
