import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type { CreateDocumentParams, EntityDocument, ListDocumentsParams, ReadOptions, WriteOptions } from '../types';

/**
 * Documents of businesses and identities. They belong to the platform, whatever the sub account of the client.
 *
 *     const document = await client.documents.create({ business_id, file_name: 'deed.pdf', file_type: 'application/pdf', … });
 *     await fetch(document.presigned_url, { method: 'PUT', body: file });
 */
export class Documents {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates a document. Its file is then sent to `presigned_url`, without a token.
   *
   * Throws `NotFoundError` (the business or the identity), `InvalidRequestError`: `parameter_missing`, `parameter_invalid` (the
   * extension of the name does not fit the type, or another parameter).
   * Source: Entities, Document.
   */
  create(params: CreateDocumentParams, options?: WriteOptions): ApiPromise<EntityDocument> {
    return this.#scope.post('/v1/entities/document', [], params, options);
  }

  /**
   * Returns documents, newest first, without `presigned_url`.
   *
   * Throws `InvalidRequestError` (a cursor).
   * Source: Entities, Document.
   */
  list(params: ListDocumentsParams = {}, options?: ReadOptions): PageList<EntityDocument> {
    return this.#scope.list('/v1/entities/document', [], params, options);
  }

  /** Returns a document. Throws `NotFoundError`. Source: Entities, Document. */
  get(documentId: string, options?: ReadOptions): ApiPromise<EntityDocument> {
    return this.#scope.get('/v1/entities/document/{document_id}', [documentId], options);
  }
}
