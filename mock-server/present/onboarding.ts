import type { Resources } from '../context';
import type { AccountRow, OnboardingEntryRow } from '../rows';

export function presentOnboardingEntry(row: OnboardingEntryRow, account: AccountRow): Resources['OnboardingEntry'] {
  return {
    account_type: row.mode,
    seller_account_id: row.account_id,
    sub_account_id: row.account_id,
    platform_account_id: account.platform_account_id,
    payload: row.payload,
  };
}
