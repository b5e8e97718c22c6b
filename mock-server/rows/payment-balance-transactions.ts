import type { BalanceSourceType, BalanceTransactionType } from '../../spec/tables/balance-transactions';
import type { Row } from './row';
import { balanceSourceTypes, balanceTransactionTypes } from '../../spec/tables/balance-transactions';
import { id, instant, integer, oneOf, ref, sequence } from '../fields/field';
import { fieldsOf } from './fields';
import { ofPayment, table } from './table-definition';

/** A ledger entry of a payment. Fields that all entries of a payment share are on the payment. */
export interface PaymentBalanceTransactionRow extends Row {
  readonly sequence: number;
  readonly payment_id: string;
  /** Credits are positive, debits negative. */
  readonly amount: number;
  /** The balance of the payment after this entry. */
  readonly balance: number;
  readonly payment_balance_txn_type: BalanceTransactionType;
  readonly source_type: BalanceSourceType;
  readonly source_id: string;
  readonly created_at: string;
}

export const paymentBalanceTransactions = table<PaymentBalanceTransactionRow>()({
  type: 'payment_balance_transaction',
  idPrefix: 'pbt',
  indexes: { ofPayment },
  fields: fieldsOf<PaymentBalanceTransactionRow>({
    id,
    sequence,
    payment_id: ref('payments'),
    amount: integer,
    balance: integer,
    payment_balance_txn_type: oneOf(Object.keys(balanceTransactionTypes)),
    source_type: oneOf(Object.keys(balanceSourceTypes)),
    source_id: id,
    created_at: instant,
  }),
});
