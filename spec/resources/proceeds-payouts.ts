import { payoutStates } from '../tables/states';
import { api } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import { choice, from, id, integer, money, ref, resource, timestamp, word } from '../vocabulary/schema';
import {
  createdFilters,
  currency,
  depositFilters,
  pagination,
  storedDescription,
  storedMetadata,
  times,
} from './shared';

const listPayouts = {
  summary: 'List payouts of proceeds',
  description: 'Newest first. Payouts belong to the platform account: with a Sub-Account header the list is empty.',
  provenance: 'reference',
  query: { ...pagination, ...createdFilters('payouts'), ...depositFilters },
  success: page('payout', 'ProceedsPayout'),
} as const;

const getPayout = {
  summary: 'Get a payout of proceeds',
  description: "The platform's share of the fees since the payout before it.",
  provenance: 'reference',
  success: one(200, 'payout', 'ProceedsPayout'),
} as const;

export const payoutBankAccount = resource('stated', 'The bank account of a payout.', {
  id: id('ba', 'Id of the bank account.'),
  full_name: word('Name of the account owner.'),
  bank_name: word('Name of the bank.'),
  account_number_last4: integer('The last four digits of its number, as a number.'),
  routing_number: word('Routing number of the bank.'),
  country: from('reference', word('Country of the bank, two letters in upper case.')),
  currency,
  nickname: word('Nickname of the account.'),
  account_type: word('`checking` or `savings`.'),
});

export const proceedsPayout = resource('stated', "A payout of the platform's proceeds.", {
  id: id('po', 'Id of the payout.'),
  account_id: id('acc', 'The platform account.'),
  amount: money('Amount of the payout: the sum of the three totals.'),
  bank_account: ref('PayoutBankAccount'),
  currency,
  delivery_method: choice(['standard'], 'Delivery method.'),
  description: storedDescription,
  deposits_at: timestamp('platform', 'When it arrives at the bank account.'),
  refunds_count: integer('Number of returned fees.'),
  refunds_total: money('Sum of the returned fees: zero or negative.'),
  payments_count: integer('Number of fees in the payout.'),
  payments_total: money('Sum of those fees.'),
  other_total: money('Sum of earlier payouts that failed or were canceled.'),
  payout_type: choice(['proceeds'], 'Type of the payout.'),
  status: choice(Object.keys(payoutStates.states), 'Status of the payout.'),
  metadata: storedMetadata,
  ...times,
});

export const proceedsPayouts = defineResource({
  tag: 'Proceeds payouts',
  description: "The platform's share of the fees, paid out daily.",
  schemas: { PayoutBankAccount: payoutBankAccount, ProceedsPayout: proceedsPayout },
  display: {
    ProceedsPayout: {
      first: ['status', 'amount', 'deposits_at'],
      columns: [
        always('id'),
        terminal({ type: 'payout_type' }),
        always('amount', 'status'),
        more({ deposits: 'deposits_at' }),
        always({ time: 'created_at' }),
        terminal({ bank: 'bank_account.bank_name' }),
      ],
      searched: ['status', 'currency', 'description'],
      filtered: ['status', 'amount'],
    },
  },
  operations: {
    listProceedsPayouts: api.get('/v1/proceeds', listPayouts),
    getProceedsPayout: api.get('/v1/proceeds/{payout_id}', getPayout),
    listPlatformProceedsPayouts: api.get('/v1/platform/proceeds', {
      ...listPayouts,
      newerPath: '/v1/proceeds',
      deprecated: true,
    }),
    getPlatformProceedsPayout: api.get('/v1/platform/proceeds/{payout_id}', { ...getPayout, deprecated: true }),
  },
});
