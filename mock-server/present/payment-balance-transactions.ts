import type { Resources } from '../context';
import type { PaymentBalanceTransactionRow, PaymentRow } from '../rows';

/** Renders a ledger entry of a payment. */
export function presentBalanceTransaction(
  row: PaymentBalanceTransactionRow,
  { currency, financial_transaction_id }: PaymentRow,
): Resources['PaymentBalanceTransaction'] {
  return {
    id: row.id,
    amount: row.amount,
    balance: row.balance,
    currency,
    financial_transaction_id,
    payment_id: row.payment_id,
    payment_balance_txn_type: row.payment_balance_txn_type,
    source_id: row.source_id,
    source_type: row.source_type,
    created_at: row.created_at,
    updated_at: row.created_at,
  };
}
