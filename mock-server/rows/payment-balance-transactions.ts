import type { BalanceSourceType, BalanceTransactionType } from '../../spec/tables/balance-transactions';
import type { Row } from './row';

/** One line of a payment's books. What is the same for all of a payment's lines stands on the payment. */
export interface PaymentBalanceTransactionRow extends Row {
  readonly sequence: number;
  readonly payment_id: string;
  /** Credits are positive, debits negative. */
  readonly amount: number;
  /** The balance of the payment after this line. */
  readonly balance: number;
  readonly payment_balance_txn_type: BalanceTransactionType;
  readonly source_type: BalanceSourceType;
  readonly source_id: string;
  readonly created_at: string;
}
