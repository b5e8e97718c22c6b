import { ledgerEntryTypes, ledgerSourceTypes } from '../tables/ledger-entries';
import { api } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import { choice, id, money, nullable, resource, timestamp, word } from '../vocabulary/schema';
import { currency, pagination } from './shared';

export const balanceTransaction = resource('reference', 'A credit or debit of an account.', {
  id: id('bt', 'Id of the transaction.'),
  account_id: id('acc', 'The account whose ledger has it.'),
  amount: money('Credits are positive, debits negative.'),
  available_on: timestamp('platform', 'From when it can be paid out: `created_at`.', { 'x-provenance': 'chosen' }),
  currency,
  description: nullable(word('A description; always null.')),
  fee: money('The application fee that was deducted; 0 if fees are transactions of their own.'),
  financial_transaction_id: nullable(word('The number of the payment in the ledger; null for a payout.')),
  net: money('`amount` minus `fee`.'),
  payout_id: nullable(id('po', 'The payout that includes it; null until there is one.')),
  source_id: word('Id of the object that caused it.'),
  source_type: choice(ledgerSourceTypes, 'Type of the object that caused it.'),
  source_payment_id: nullable(id('py', 'The payment that it belongs to; null for a payout.')),
  txn_type: choice(Object.keys(ledgerEntryTypes), 'Type of the transaction.'),
  created_at: timestamp('platform', 'When it was posted.'),
  updated_at: timestamp('platform', 'When it was posted, or `payout_id` last changed.'),
});

/** Source: Balance transactions. */
export const balanceTransactions = defineResource({
  tag: 'Balance transactions',
  description:
    'The ledger of an account: what it earned, what was deducted, and what was paid out. The sum of `net` over all transactions of an account is what is not yet paid out.',
  schemas: { BalanceTransaction: balanceTransaction },
  display: {
    BalanceTransaction: {
      columns: [
        always({ time: 'created_at' }),
        more('id'),
        always('amount', { type: 'txn_type' }, 'net'),
        terminal('fee', { available: 'available_on' }),
        more({ source: 'source_id', account: 'account_id', payout: 'payout_id' }),
      ],
      filtered: ['account', 'amount', 'created_at'],
    },
  },
  operations: {
    listBalanceTransactions: api.get('/v1/balance_transactions', {
      summary: 'List balance transactions',
      description:
        'Newest first. Without a Sub-Account header, the list contains those of the platform account and of all its sub accounts.',
      provenance: 'reference',
      extension: true,
      query: {
        ...pagination,
        payout_id: word('Only transactions of this payout.', { 'x-provenance': 'reference' }),
        source_payment_id: word('Only transactions of this payment.', { 'x-provenance': 'reference' }),
      },
      success: page('balance_transaction', 'BalanceTransaction'),
    }),
    getBalanceTransaction: api.get('/v1/balance_transactions/{balance_transaction_id}', {
      summary: 'Get a balance transaction',
      description: 'An entry of the ledger of an account. Entries never change, except that a payout collects them.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'balance_transaction', 'BalanceTransaction'),
    }),
  },
});
