import type { Resources } from '../context';
import { isEnabled } from '../domain/account';
import { takesBankAccounts } from '../domain/bank-account';
import type { AccountRow } from '../rows';

/** Renders the settings of a sub account. All of them follow from the account. */
export function presentSubAccountSettings(row: AccountRow): Resources['SubAccountSettings'] {
  return {
    payments: {
      id: row.id.replace(/^acc_/, 'stpy_'),
      account_id: row.id,
      mcc_code: null,
      platform_wallet_account: false,
      credit_card_payments: true,
      apple_payments: false,
      google_payments: false,
      ach_payments: takesBankAccounts(row.currency),
      card_present: false,
      bnpl_payments: false,
      insurance_payments: false,
      bank_account_verification: false,
    },
    payouts: presentPayoutSettings(row),
  };
}

export function presentPayoutSettings(row: AccountRow): Resources['PayoutSettings'] {
  return {
    id: row.id.replace(/^acc_/, 'stpo_'),
    enabled: isEnabled(row),
    statement_descriptor: null,
    settlement_priority: 'standard',
  };
}
