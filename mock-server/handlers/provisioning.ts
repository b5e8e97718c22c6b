import { provision } from '../actions/provision';
import { requireVisible } from '../actions/visibility';
import type { Handler } from '../context';

export const createProvisioning: Handler<'createProvisioning'> = (context, { body }) =>
  provision(context, requireVisible(context, 'businesses', body.business_id), body.new_account_name); // resource_not_found duplicate_record
