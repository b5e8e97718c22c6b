import { subAccountStates } from '../tables/states';
import { api } from '../vocabulary/define-operation';
import { always, type Display, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  type FieldName,
  nested,
  nonEmptyText,
  boolean,
  from,
  id,
  integer,
  list,
  nullable,
  optional,
  request,
  required,
  resource,
  timestamp,
  word,
  ruled,
} from '../vocabulary/schema';
import { accountType, currency, pagination, times } from './shared';

const statuses = Object.keys(subAccountStates.states);

export const subAccount = resource('stated', 'A customer of the platform.', {
  id: id('acc', 'Id of the sub account.'),
  name: word('Unique within the platform and mode.'),
  account_type: accountType,
  status: choice(statuses, 'Status of the sub account. Only an enabled one processes payments.'),
  currency,
  platform_account_id: id('acc', 'The platform account that owns it.'),
  application_fee_rates: list(
    { $ref: '#/components/schemas/ApplicationFeeRate' },
    'One rate for cards, one for bank accounts; none in Canadian dollars.',
  ),
  processing_ready: boolean('Whether it can process payments.'),
  payout_ready: boolean('Whether it can receive payouts.'),
  related_accounts: nested('The test account and the live account of the same customer.', {
    live_account_id: optional(id('acc', 'Present only if the sub account has a live account.')),
    test_account_id: id('acc', 'The account for test mode.'),
  }),
  business_id: from('reference', nullable(id('biz', 'The business that it was provisioned for.'))),
  payout_account_id: from(
    'reference',
    nullable(id('ba', 'Its own bank account for payouts: that of the business, or else of its onboarding entry.')),
  ),
  payments_activated_on: from('reference', nullable(timestamp('platform', 'When its first payment succeeded.'))),
  ...times,
});

/** How a sub account, and its deprecated alias, is shown and found. */
export const subAccountDisplay: Display<FieldName<typeof subAccount>> = {
  main: 'name',
  first: ['status', 'name'],
  columns: [
    always('id', 'name', 'status'),
    terminal({ mode: 'account_type', pays: 'processing_ready', is_paid: 'payout_ready', business: 'business_id' }),
    more('currency'),
    always({ time: 'created_at' }),
  ],
  searched: ['name', 'status'],
};

export const applicationFeeRate = resource(
  'reference',
  'The fee of the service for a sub account, by type of payment method.',
  {
    id: id('afr', 'Id of the rate.'),
    transaction_fee: integer('Cents for each transaction.'),
    currency,
    basis_point_rate: integer('Hundredths of a percent of the amount.'),
    rate_type: choice(['cc', 'ach'], '`cc` for cards, `ach` for bank accounts.'),
    ...times,
  },
);

export const createSubAccountBody = request({
  name: required(
    ruled(nonEmptyText('Unique within the platform and mode, including archived sub accounts.'), { unique: 'chosen' }),
  ),
  currency: from('reference', { ...currency, description: "Default: the platform's currency." }),
});

export const listSubAccountsQuery = {
  ...pagination,
  status: choice(statuses, 'Only sub accounts with this status.'),
  business_id: from('reference', word('Only sub accounts of this business.')),
};

export const subAccounts = defineResource({
  tag: 'Sub accounts',
  description: 'The customers of a platform. An enabled sub account processes payments.',
  schemas: { ApplicationFeeRate: applicationFeeRate, SubAccount: subAccount },
  display: { SubAccount: subAccountDisplay },
  operations: {
    createSubAccount: api.post('/v1/sub_accounts', {
      summary: 'Create a sub account',
      description:
        'In live mode two accounts are created: a live account, which is returned, and a test account. A test account with the ' +
        'same name that exists already becomes that of the live account. A test account is enabled right after the response; a ' +
        'live account requires onboarding.',
      provenance: 'stated',
      idempotencyKey: 'optional',
      body: createSubAccountBody,
      success: one(201, 'sub_account', 'SubAccount'),
      errors: ['duplicate_record'],
    }),
    listSubAccounts: api.get('/v1/sub_accounts', {
      summary: 'List sub accounts',
      description:
        'Sorted by name. Archived sub accounts are included only if the status filter selects them. With a Sub-Account header, the list contains only that sub account.',
      provenance: 'stated',
      query: listSubAccountsQuery,
      success: page('sub_account', 'SubAccount'),
    }),
    getSubAccount: api.get('/v1/sub_accounts/{sub_account_id}', {
      summary: 'Get a sub account',
      description:
        'Its `status` says whether it takes payments. Instead of asking again and again, subscribe to `sub_account.updated`.',
      provenance: 'stated',
      success: one(200, 'sub_account', 'SubAccount'),
    }),
  },
});
