import type { Resources } from '../context';
import type { AccountRow, OnboardingEntryRow } from '../rows';
import { rendered } from './rendered';

export function presentOnboardingEntry(row: OnboardingEntryRow, account: AccountRow): Resources['OnboardingEntry'] {
  const { mode: account_type, account_id } = row;
  const { platform_account_id } = account;
  const ids = { seller_account_id: account_id, sub_account_id: account_id, platform_account_id };
  return rendered('OnboardingEntry', row, { account_type, ...ids });
}
