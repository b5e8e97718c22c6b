import { payoutStates } from '../tables/states';
import { defineResource, one, type Operation, page } from '../vocabulary/operation';
import { choice, from, id, integer, money, ref, resource, timestamp, word } from '../vocabulary/schema';
import { currency, pagination, storedDescription, storedMetadata } from './shared';

const listPayouts = {
  method: 'get',
  summary: 'List payouts of proceeds',
  description: 'Newest first. Payouts belong to the platform account: with a Sub-Account header there are none.',
  provenance: 'reference',
  authentication: 'bearer',
  idempotencyKey: 'none',
  query: pagination,
  success: page('payout', 'Payout'),
  errors: [],
} as const satisfies Omit<Operation, 'path'>;

const getPayout = {
  method: 'get',
  summary: 'Get a payout of proceeds',
  provenance: 'reference',
  authentication: 'bearer',
  idempotencyKey: 'none',
  success: one(200, 'payout', 'Payout'),
  errors: ['resource_not_found'],
} as const satisfies Omit<Operation, 'path'>;

export const payoutBankAccount = from(
  'stated',
  resource(
    {
      id: id('ba', 'Id of the bank account.'),
      full_name: word('Who owns it.'),
      bank_name: word('Name of the bank.'),
      account_number_last4: integer('The last four digits of its number, as a number.'),
      routing_number: word('Routing number of the bank.'),
      country: word('Country of the bank, two letters in lower case.'),
      currency,
      nickname: word("The platform's name for it."),
      account_type: word('`checking` or `savings`.'),
    },
    { description: 'The bank account that a payout goes to.' },
  ),
);

export const payout = resource(
  {
    id: id('po', 'Id of the payout.'),
    account_id: id('acc', 'The platform account.'),
    amount: money('What is paid out: the three totals together.'),
    bank_account: ref('PayoutBankAccount'),
    currency,
    delivery_method: choice(['standard'], 'How it is delivered.'),
    description: storedDescription,
    deposits_at: timestamp('When it arrives on the bank account.'),
    payments_count: integer('How many fees it pays out.'),
    payments_total: money('What those fees come to.'),
    refunds_count: integer('How many fees were given back.'),
    refunds_total: money('What was given back: zero or less.'),
    other_total: money('What earlier payouts failed to pay.'),
    payout_type: choice(['proceeds'], 'What it pays out.'),
    status: choice(Object.keys(payoutStates.states), 'Where it stands.'),
    metadata: storedMetadata,
    created_at: timestamp('When it was made.'),
    updated_at: timestamp('When it last changed.'),
  },
  { description: "A payout of the platform's proceeds.", 'x-provenance': 'stated' },
);

export const proceedsPayouts = defineResource({
  tag: 'Proceeds payouts',
  description: "The platform's share of the fees, paid out once a day.",
  schemas: { PayoutBankAccount: payoutBankAccount, Payout: payout },
  operations: {
    listProceedsPayouts: { ...listPayouts, path: '/v1/proceeds' },
    getProceedsPayout: { ...getPayout, path: '/v1/proceeds/{payout_id}' },
    listPlatformProceedsPayouts: { ...listPayouts, path: '/v1/platform/proceeds', deprecated: true },
    getPlatformProceedsPayout: { ...getPayout, path: '/v1/platform/proceeds/{payout_id}', deprecated: true },
  },
});
