import { explainCondition } from '../../spec/tables/conditions';
import { addBusiness, changeBusiness } from '../actions/businesses';
import { businessesNamed } from '../actions/businesses-named';
import { requireVisible } from '../actions/visibility';
import { SandboxError } from '../sandbox-error';
import type { Handler } from '../context';
import { presentBusiness } from '../present/businesses';
import type { BusinessRow } from '../rows';
import { pageThrough } from '../wire/page';
import { pageOfVisible } from './visible-page';

export const createBusiness: Handler<'createBusiness'> = (context, { body: { legal_name, ...fields } }) =>
  addBusiness(context, legal_name, fields); // resource_not_found parameter_invalid

export const listBusinesses: Handler<'listBusinesses'> = (context, { query, page }) => {
  const { rows } = context;
  const name = query('business_name');
  const present = (row: BusinessRow) => presentBusiness(rows, row);
  if (name !== undefined) return pageThrough(businessesNamed(context, name), page, present);
  return pageOfVisible(context, 'businesses', page, present);
};

export const getBusiness: Handler<'getBusiness'> = (context, { path }) =>
  presentBusiness(context.rows, requireVisible(context, 'businesses', path('business_id'))); // resource_not_found

export const updateBusiness: Handler<'updateBusiness'> = (context, { path, body }) => {
  const before = requireVisible(context, 'businesses', path('business_id'));
  if (body.archived !== undefined && context.mode === 'live') {
    const explanation = explainCondition('archived_in_test_mode', 'Leave archived out.');
    throw new SandboxError('not_authorized', {}, { explanation });
  }
  return changeBusiness(context, before, body);
}; // resource_not_found parameter_invalid not_authorized
