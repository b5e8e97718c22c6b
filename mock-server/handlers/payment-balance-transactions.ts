import type { Handler } from '../context';
import { presentBalanceTransaction } from '../present/payment-balance-transactions';
import { requireVisible } from '../actions/visibility';
import { pageOf } from '../wire/page';

export const listPaymentBalanceTransactions: Handler<'listPaymentBalanceTransactions'> = (context, { path, page }) => {
  const payment = requireVisible(context, 'payments', path('payment_id'));
  const list = {
    table: 'payment_balance_transactions',
    index: 'ofPayment',
    partition: payment.id,
    order: 'descending',
  } as const;
  return pageOf(context.rows, list, page, (row) => presentBalanceTransaction(row, payment));
}; // resource_not_found
