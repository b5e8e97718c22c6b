import type { Resources } from '../context';
import { ownPayoutAccountId } from '../domain/payout-account';
import type { AccountRow } from '../rows';
import type { Reader } from '../store/reader';
import { rendered } from './rendered';

export function presentSubAccount(rows: Reader, row: AccountRow): Resources['SubAccount'] {
  const enabled = row.status === 'enabled';
  return rendered('SubAccount', row, {
    account_type: row.mode,
    application_fee_rates: [...row.application_fee_rates],
    processing_ready: enabled,
    payout_ready: enabled,
    business_id: row.business_id ?? null,
    payout_account_id: ownPayoutAccountId(row, rows.find('onboarding_entries', row.id)),
    payments_activated_on: row.payments_activated_on ?? null,
  });
}
