import type { Resources } from '../context';
import type { Currency, PayoutBankAccountRow, PayoutRow } from '../rows';

/** Renders a payout of an account, or of proceeds. */
export function presentAnyPayout(row: PayoutRow): Resources['Payout'] | Resources['ProceedsPayout'] {
  return row.payout_type === 'proceeds' ? presentProceedsPayout(row) : presentPayout(row);
}

/** Renders a payout of an account. */
export function presentPayout(row: PayoutRow): Resources['Payout'] {
  return {
    id: row.id,
    account_id: row.account_id,
    amount: row.amount,
    bank_account: presentPayoutAccount(row.bank_account, row.currency),
    currency: row.currency,
    delivery_method: 'standard',
    description: row.description,
    deposits_at: row.deposits_at,
    fees_total: row.fees_total,
    refunds_count: row.refunds_count,
    refunds_total: row.refunds_total,
    payments_count: row.payments_count,
    payments_total: row.payments_total,
    payout_type: row.payout_type === 'ach' ? 'ach' : 'cc',
    other_total: row.other_total,
    status: row.status,
    settlement_priority: 'standard',
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Renders a payout of proceeds. */
export function presentProceedsPayout(row: PayoutRow): Resources['ProceedsPayout'] {
  return {
    id: row.id,
    account_id: row.account_id,
    amount: row.amount,
    bank_account: presentPayoutAccount(row.bank_account, row.currency),
    currency: row.currency,
    delivery_method: 'standard',
    description: row.description,
    deposits_at: row.deposits_at,
    refunds_count: row.refunds_count,
    refunds_total: row.refunds_total,
    payments_count: row.payments_count,
    payments_total: row.payments_total,
    other_total: row.other_total,
    payout_type: 'proceeds',
    status: row.status,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Renders the bank account that receives payouts in a currency. */
export function presentPayoutAccount(bank: PayoutBankAccountRow, currency: Currency): Resources['PayoutBankAccount'] {
  return {
    id: bank.id,
    full_name: bank.full_name,
    bank_name: bank.bank_name,
    account_number_last4: bank.account_number_last4,
    routing_number: bank.routing_number,
    country: bank.country,
    currency,
    nickname: bank.nickname,
    account_type: bank.account_type,
  };
}
