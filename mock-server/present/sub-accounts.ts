import type { Resources } from '../context';
import { ownPayoutAccountId } from '../domain/payout-account';
import type { AccountRow } from '../rows';
import type { Reader } from '../store/reader';

export function presentSubAccount(rows: Reader, row: AccountRow): Resources['SubAccount'] {
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
    business_id: row.business_id ?? null,
    payout_account_id: ownPayoutAccountId(row, rows.find('onboarding_entries', row.id)),
    payments_activated_on: row.payments_activated_on ?? null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
