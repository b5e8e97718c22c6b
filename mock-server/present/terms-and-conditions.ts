import type { Resources } from '../context';
import type { TermsRow } from '../rows';

export function presentTerms(row: TermsRow): Resources['TermsAndConditions'] {
  return {
    id: row.id,
    business_id: row.business_id,
    accepted: row.accepted,
    ip: row.ip,
    user_agent: row.user_agent,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
