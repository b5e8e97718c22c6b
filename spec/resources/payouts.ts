import { payoutTypes } from '../tables/ledger-entries';
import { payoutStates } from '../tables/states';
import { api } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  from,
  id,
  integer,
  money,
  nullable,
  ref,
  request,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';
import { createdFilters, currency, depositFilters, metadata, pagination, storedMetadata, times } from './shared';

/** The statuses of a payout. No payout gets the status `forwarded`, whose meaning is unknown. */
const statuses = [...Object.keys(payoutStates.states), 'forwarded'];

export const payout = resource('reference', 'A payout to the bank account of an account.', {
  id: id('po', 'Id of the payout.'),
  account_id: id('acc', 'The account that receives it.'),
  amount: money(
    '`payments_total` + `refunds_total` − `fees_total` + `other_total`. In `cad` it is negative if the account owes more than it earned.',
  ),
  bank_account: ref('PayoutBankAccount'),
  currency,
  delivery_method: choice(['standard'], 'Delivery method.'),
  description: nullable(word('A description.')),
  deposits_at: timestamp('platform', 'When it arrives at the bank account.'),
  fees_total: money('Sum of the fees, less those that were returned.'),
  refunds_count: integer('Number of refunds in the payout.'),
  refunds_total: money('Sum of those refunds: zero or negative.'),
  payments_count: integer('Number of payments in the payout.'),
  payments_total: money('Sum of those payments.'),
  payout_type: choice(Object.keys(payoutTypes), '`cc` for card payments, `ach` for bank payments.'),
  other_total: money('Sum of disputes, voids, bank returns, and earlier payouts that failed or were canceled.'),
  status: choice(statuses, 'Status of the payout.'),
  settlement_priority: choice(['standard', 'expedited'], 'Settlement priority.'),
  metadata: storedMetadata,
  ...times,
});

const listing = {
  description:
    'Newest first. Payouts of proceeds are in a list of their own. Without a Sub-Account header, the list contains those of all accounts of the platform.',
  provenance: 'reference',
  extension: true,
  query: {
    ...pagination,
    ...createdFilters('payouts'),
    ...depositFilters,
    status: from('reference', choice(statuses, 'Only payouts with this status.')),
  },
  success: page('payout', 'Payout'),
} as const;

/** Source: Payouts. */
export const payouts = defineResource({
  tag: 'Payouts',
  description: 'The ledger of an account, collected daily and paid out to its bank account.',
  schemas: {
    Payout: payout,
    PayoutReport: resource('reference', 'The balance transactions of a payout as a file.', {
      id: id('po', 'Id of the payout.'),
      csv_url: word('Address of the report as CSV. It needs no access token, and is valid for an hour.'),
    }),
  },
  display: {
    Payout: {
      first: ['status', 'amount', 'deposits_at'],
      columns: [
        always('id'),
        more({ type: 'payout_type' }),
        always('amount', 'status'),
        more({ deposits: 'deposits_at' }),
        always({ time: 'created_at' }),
        terminal({ bank: 'bank_account.bank_name' }),
        more({ account: 'account_id' }),
      ],
      searched: ['status', 'currency', 'description'],
      filtered: ['account', 'amount'],
    },
  },
  operations: {
    listPayouts: api.get('/v1/payouts', { ...listing, summary: 'List payouts' }),
    listAccountPayouts: api.get('/v1/account/{account_id}/payouts', {
      ...listing,
      summary: 'List the payouts of an account',
      description: 'The same as the list of payouts with this account in the Sub-Account header, which is ignored.',
    }),
    getPayout: api.get('/v1/payouts/{payout_id}', {
      summary: 'Get a payout',
      description:
        'A payout to a sub account, or to the platform for its own payments. Payouts of proceeds have an operation of their own.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'payout', 'Payout'),
    }),
    updatePayout: api.patch('/v1/payouts/{payout_id}', {
      summary: 'Update a payout',
      description: 'Changes the metadata, at any time.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'required',
      body: request({ metadata }),
      success: one(200, 'payout', 'Payout'),
    }),
    getPayoutReport: api.get('/v1/reports/payouts/{payout_id}', {
      summary: 'Get the report of a payout',
      description: 'The report has a line for each balance transaction of the payout, oldest first.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'payout', 'PayoutReport'),
    }),
    getPayoutAccount: api.get('/v1/sub_accounts/{sub_account_id}/payout_account', {
      summary: 'Get the bank account for payouts of a sub account',
      description:
        'The bank account of its onboarding entry. An enabled test account without one has a test bank account; a live account without one has none.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'payout_bank_account', 'PayoutBankAccount'),
    }),
  },
});
