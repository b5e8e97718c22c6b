import type { Resources } from '../context';
import type { AccountRow } from '../rows';

export function presentSubAccount(row: AccountRow): Resources['SubAccount'] {
  const enabled = row.status === 'enabled';
  return {
    id: row.id,
    name: row.name,
    account_type: row.mode,
    status: row.status,
    currency: row.currency,
    platform_account_id: row.platform_account_id,
    application_fee_rates: [...row.application_fee_rates],
    processing_ready: enabled,
    payout_ready: enabled,
    related_accounts: row.related_accounts,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
