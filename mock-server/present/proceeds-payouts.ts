import { proceedsBankAccounts } from '../../spec/tables/proceeds-bank-accounts';
import type { Resources } from '../context';
import type { PayoutRow } from '../rows';

/** Renders a payout of proceeds. */
export function presentPayout(row: PayoutRow): Resources['Payout'] {
  return {
    id: row.id,
    account_id: row.account_id,
    amount: row.amount,
    bank_account: bankAccountOf(row),
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

function bankAccountOf({ account_id, currency }: PayoutRow): Resources['Payout']['bank_account'] {
  const { full_name, bank_name, account_number_last4, routing_number, country, nickname, account_type } =
    proceedsBankAccounts[currency];
  // Each platform account has one bank account, so its id is derived from that of the platform account.
  const id = account_id.replace('acc_', 'ba_');
  return {
    id,
    full_name,
    bank_name,
    account_number_last4,
    routing_number,
    country,
    currency,
    nickname,
    account_type,
  };
}
