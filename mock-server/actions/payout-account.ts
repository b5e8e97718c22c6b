import { payoutAccountOf } from '../domain/payout-account';
import type { AccountRow, PayoutBankAccountRow } from '../rows';
import type { Reader } from '../store/reader';

/** Returns the bank account that receives the payouts of an account. */
export function findPayoutAccount(rows: Reader, account: AccountRow): PayoutBankAccountRow {
  const { id, payout_account_id } = account;
  return payoutAccountOf(account, {
    bank: payout_account_id === undefined ? undefined : rows.require('bank_accounts', payout_account_id),
    entry: rows.find('onboarding_entries', id),
  });
}
