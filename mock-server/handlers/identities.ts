import { addIdentity, changeIdentity } from '../actions/identities';
import { requireVisible } from '../actions/visibility';
import { invalidParameter } from '../sandbox-error';
import { valueRules } from '../../spec/tables/value-rules';
import type { Context, Handler } from '../context';
import { presentIdentity } from '../present/identities';
import type { IdentityRow } from '../rows';
import { pageOfBusiness } from './visible-page';

export const createIdentity: Handler<'createIdentity'> = (context, { body: { business_id, ...fields } }) => {
  const businessId = business_id === undefined ? null : requireVisible(context, 'businesses', business_id).id;
  return presentIdentity(context.rows, addIdentity(context, fields, { businessId, path: '' }));
}; // resource_not_found parameter_invalid

export const listIdentities: Handler<'listIdentities'> = (context, { query, page }) =>
  pageOfBusiness(context, 'identities', query('business_id'), page, (row) => presentIdentity(context.rows, row));

export const getIdentity: Handler<'getIdentity'> = (context, { path }) =>
  presentIdentity(context.rows, requireVisible(context, 'identities', path('identity_id'))); // resource_not_found

export const updateIdentity: Handler<'updateIdentity'> = (context, { path, body: { business_id, ...fields } }) => {
  const before = requireVisible(context, 'identities', path('identity_id'));
  const businessId = businessAfter(context, before, business_id);
  return presentIdentity(context.rows, changeIdentity(context, before, fields, { businessId, path: '' }));
}; // resource_not_found parameter_invalid

/** A person stays with a business. */
function businessAfter(context: Context, { business_id: present }: IdentityRow, wanted?: string): string | null {
  if (wanted === undefined || wanted === present) return present;
  if (present !== null)
    throw invalidParameter('business_id', valueRules.business_is_final.fill({ name: 'business_id', present }));
  return requireVisible(context, 'businesses', wanted).id;
}
