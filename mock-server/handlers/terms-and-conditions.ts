import { explainCondition } from '../../spec/tables/conditions';
import { putBusiness } from '../actions/businesses';
import { newOwnRow } from '../actions/new-row';
import { requireVisible } from '../actions/visibility';
import { invalidParameter, SandboxError } from '../sandbox-error';
import { valueRules } from '../../spec/tables/value-rules';
import type { Handler } from '../context';
import { isIpAddress } from '../domain/ip-address';
import { presentTerms } from '../present/terms-and-conditions';
import type { TermsRow } from '../rows';

export const createTermsAndConditions: Handler<'createTermsAndConditions'> = (context, { body }) => {
  const business = requireVisible(context, 'businesses', body.business_id);
  const { accepted, ip = context.callerAddress(), user_agent = null } = body;
  if (!accepted) {
    const explanation = explainCondition('accepted_terms');
    throw new SandboxError('parameter_missing', { name: 'accepted' }, { explanation });
  }
  if (!isIpAddress(ip)) throw invalidParameter('ip', valueRules.ip_address.fill({ name: 'ip' }));
  const row: TermsRow = { ...newOwnRow(context, 'tac'), business_id: business.id, accepted, ip, user_agent };
  context.rows.insert('terms_and_conditions', row);
  putBusiness(context, { ...business, terms_id: row.id, updated_at: context.now }, 'entity.business.updated');
  return presentTerms(row);
}; // resource_not_found parameter_missing parameter_invalid
