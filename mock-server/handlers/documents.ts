import { explainCondition } from '../../spec/tables/conditions';
import { addDocument, type DocumentOwner } from '../actions/entity-documents';
import { uploadUrl } from '../actions/uploads';
import { requireVisible } from '../actions/visibility';
import type { RequestBody } from '../../spec/derive/request-body';
import type { Context, Handler, RequestContext, Resources } from '../context';
import { fileNameProblem } from '../domain/upload';
import { presentDocument } from '../present/entity-documents';
import { rendered } from '../present/rendered';
import type { EntityDocumentRow } from '../rows';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import { emptyPage, pageOf } from '../wire/page';
import { pageOfVisible } from './visible-page';

export const createDocument: Handler<'createDocument'> = (context, { body }) => {
  const owner = ownerOf(context, body);
  requireNoProblem(fileNameProblem(body.file_name, body.file_type));
  return withAddress(context, addDocument(context, owner, body));
}; // resource_not_found parameter_missing parameter_invalid

export const listDocuments: Handler<'listDocuments'> = (context, { query, page }) => {
  const { rows, mode } = context;
  const person = query('identity_id');
  const business = query('business_id');
  const owner = person ?? business;
  if (owner === undefined) return pageOfVisible(context, 'documents', page, presentDocument);
  // The partition of an owner does not tell the mode.
  if ((rows.find('identities', owner) ?? rows.find('businesses', owner))?.mode !== mode) return emptyPage;
  if (person !== undefined && business !== undefined && rows.find('identities', person)?.business_id !== business)
    return emptyPage;
  const list = { table: 'documents', index: 'ofOwner', partition: owner, order: 'descending' } as const;
  return pageOf(rows, list, page, presentDocument);
};

export const getDocument: Handler<'getDocument'> = (context, { path }) =>
  withAddress(context, requireVisible(context, 'documents', path('document_id'))); // resource_not_found

function ownerOf(context: Context, { business_id, identity_id }: RequestBody<'createDocument'>): DocumentOwner {
  if (business_id === undefined && identity_id === undefined) {
    const explanation = explainCondition('owner_of_document');
    throw new SandboxError('parameter_missing', { name: 'business_id' }, { explanation });
  }
  const business = business_id === undefined ? null : requireVisible(context, 'businesses', business_id);
  const person = identity_id === undefined ? null : requireVisible(context, 'identities', identity_id);
  // A token for one business must not reach the people of another one.
  if (business && person && person.business_id !== business.id) throw new SandboxError('resource_not_found', {});
  return { business_id: business?.id ?? null, identity_id: person?.id ?? null };
}

/** Renders a document with the address, which is all that a caller needs to send the file. */
function withAddress(context: RequestContext, row: EntityDocumentRow): Resources['EntityDocument'] {
  return rendered('EntityDocument', row, {
    presigned_url: uploadUrl(context, context.rows.require('uploads', row.upload_id)),
  });
}
