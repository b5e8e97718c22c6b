import { balanceSourceTypes, balanceTransactionTypes } from '../tables/balance-transactions';
import { api } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, page } from '../vocabulary/operation';
import { choice, from, id, money, resource, timestamp, word } from '../vocabulary/schema';
import { currency, pagination } from './shared';

export const paymentBalanceTransactions = defineResource({
  tag: 'Payment-balance transactions',
  description: 'The ledger of a payment: every credit and debit, and the balance after each.',
  schemas: {
    PaymentBalanceTransaction: resource('stated', 'One credit or debit of a payment.', {
      id: id('pbt', 'Id of the transaction.'),
      amount: from('reference', money('Credits are positive, debits negative.')),
      balance: from('reference', money('The balance of the payment after this transaction.')),
      currency,
      financial_transaction_id: word('Number of the payment in the ledger.'),
      payment_id: id('py', 'The payment it belongs to.'),
      payment_balance_txn_type: choice(Object.keys(balanceTransactionTypes), 'Type of the transaction.'),
      source_id: word('Id of the object that caused it.'),
      source_type: choice(Object.keys(balanceSourceTypes), 'Type of the object that caused it.'),
      created_at: timestamp('platform', 'When it was posted.'),
      updated_at: timestamp('platform', 'The same: posted transactions never change.'),
    }),
  },
  display: {
    PaymentBalanceTransaction: {
      columns: [
        always({ time: 'created_at' }, 'amount', { type: 'payment_balance_txn_type' }, 'balance'),
        terminal('id'),
        more({ source: 'source_id' }),
      ],
    },
  },
  operations: {
    listPaymentBalanceTransactions: api.get('/v1/payments/{payment_id}/payment_balance_transactions', {
      summary: 'List the balance transactions of a payment',
      description: 'Newest first. They add up to the balance of the payment.',
      provenance: 'reference',
      query: pagination,
      success: page('payment_balance_transaction', 'PaymentBalanceTransaction'),
    }),
  },
});
