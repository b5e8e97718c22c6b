import { documentStatuses, documentTypes } from '../tables/entity-documents';
import { limits } from '../tables/limits';
import { uploadFileTypeNames } from '../tables/uploads';
import { entities } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  from,
  id,
  nonEmptyText,
  nullable,
  optional,
  request,
  required,
  resource,
  text,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { description, metadata, pagination, storedMetadata, times } from './shared';

const { bytes, seconds } = limits.upload;

/** Documents of businesses and identities. */
export const documents = defineResource({
  tag: 'Documents',
  description: 'Documents of businesses and of their people. Each has an address to which its file is uploaded.',
  schemas: {
    EntityDocument: resource('reference', 'A document of a business or a person.', {
      id: id('doc', 'Id of the document.'),
      business_id: nullable(id('biz', 'The business that it belongs to.')),
      identity_id: nullable(id('idty', 'The person that it belongs to.')),
      file_name: text('Name of the file.'),
      file_type: choice(uploadFileTypeNames, 'Media type of the file.'),
      document_type: choice(Object.keys(documentTypes), 'What the document is.'),
      description: nullable(text('Free text.')),
      status: choice(documentStatuses, 'Whether the file was uploaded.'),
      metadata: storedMetadata,
      presigned_url: optional(
        word(
          `Address that takes one PUT of the file without a token: at most ${bytes / 1_000_000} MB, for ${seconds / 60} minutes from the creation of the document. Not in lists, events, businesses and identities.`,
        ),
      ),
      ...times,
    }),
  },
  display: {
    EntityDocument: {
      title: 'Document',
      columns: [
        more('id'),
        always('file_name'),
        more('document_type'),
        always('status'),
        terminal('file_type', 'description', { business: 'business_id', identity: 'identity_id' }),
        always({ time: 'created_at' }),
      ],
    },
  },
  operations: {
    createDocument: entities.post('/v1/entities/document', {
      summary: 'Create a document',
      description:
        'A document belongs to a business, a person, or both. Its file is then sent to `presigned_url`; only its length and its hash are kept.',
      body: request(
        {
          business_id: onConditions(word('The business that it belongs to.'), 'owner_of_document'),
          identity_id: onConditions(word('The person that it belongs to.'), 'person_of_business'),
          file_name: required(onConditions(nonEmptyText('Name of the file.'), 'extension_of_type')),
          file_type: required(choice(uploadFileTypeNames, 'Media type of the file.')),
          document_type: required(choice(Object.keys(documentTypes), 'What the document is.')),
          description,
          metadata,
        },
        { 'x-empty-is-absent': true },
      ),
      success: one(201, 'document', 'EntityDocument'),
      errors: ['resource_not_found', 'parameter_missing', 'parameter_invalid'],
    }),
    listDocuments: entities.get('/v1/entities/document', {
      summary: 'List documents',
      description: 'Newest first.',
      query: {
        ...pagination,
        business_id: from('chosen', word('Only documents of this business, without those of its people.')),
        identity_id: from('chosen', word('Only documents of this person; wins over `business_id`.')),
      },
      success: page('document', 'EntityDocument'),
    }),
    getDocument: entities.get('/v1/entities/document/{document_id}', {
      summary: 'Get a document',
      description: 'With the address that takes its file, and whether the file was uploaded.',
      success: one(200, 'document', 'EntityDocument'),
    }),
  },
});
