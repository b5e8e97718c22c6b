import type { Resources } from '../context';
import type { PaymentBalanceTransactionRow, PaymentRow } from '../rows';
import { rendered } from './rendered';

/** Renders a ledger entry of a payment. */
export function presentBalanceTransaction(
  row: PaymentBalanceTransactionRow,
  { currency, financial_transaction_id }: PaymentRow,
): Resources['PaymentBalanceTransaction'] {
  return rendered('PaymentBalanceTransaction', row, { currency, financial_transaction_id, updated_at: row.created_at });
}
