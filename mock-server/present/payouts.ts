import type { Resources } from '../context';
import type { Currency, PayoutBankAccountRow, PayoutRow } from '../rows';
import { rendered } from './rendered';

/** Renders a payout of an account, or of proceeds. */
export function presentAnyPayout(row: PayoutRow): Resources['Payout'] | Resources['ProceedsPayout'] {
  return row.payout_type === 'proceeds' ? presentProceedsPayout(row) : presentPayout(row);
}

/** Renders a payout of an account. */
export function presentPayout(row: PayoutRow): Resources['Payout'] {
  return rendered('Payout', row, {
    bank_account: presentPayoutAccount(row.bank_account, row.currency),
    delivery_method: 'standard',
    payout_type: row.payout_type === 'ach' ? 'ach' : 'cc',
    settlement_priority: 'standard',
  });
}

/** Renders a payout of proceeds. */
export function presentProceedsPayout(row: PayoutRow): Resources['ProceedsPayout'] {
  return rendered('ProceedsPayout', row, {
    bank_account: presentPayoutAccount(row.bank_account, row.currency),
    delivery_method: 'standard',
    payout_type: 'proceeds',
  });
}

/** Renders the bank account that receives payouts in a currency. */
export function presentPayoutAccount(bank: PayoutBankAccountRow, currency: Currency): Resources['PayoutBankAccount'] {
  return rendered('PayoutBankAccount', bank, { currency });
}
