import { objectPages, readBy } from './object-page';

export const balanceTransactions = objectPages('balance_transactions', 'BalanceTransaction', {
  ...readBy('listBalanceTransactions', 'getBalanceTransaction'),
});
