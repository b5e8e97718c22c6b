import { subAccountStates } from '../tables/states';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  nonEmptyText,
  boolean,
  from,
  id,
  integer,
  list,
  optional,
  request,
  required,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';
import { accountType, currency, pagination } from './shared';

const statuses = Object.keys(subAccountStates.states);

export const subAccount = resource(
  {
    id: id('acc', 'Id of the sub account.'),
    name: word('Unique within the platform.'),
    account_type: accountType,
    status: choice(statuses, 'Only an enabled sub account processes payments.'),
    currency,
    platform_account_id: id('acc', 'The platform account that owns it.'),
    application_fee_rates: list(
      { $ref: '#/components/schemas/ApplicationFeeRate' },
      'One rate for cards, one for bank accounts.',
    ),
    processing_ready: boolean('It can process payments.'),
    payout_ready: boolean('It can be paid out.'),
    related_accounts: resource(
      {
        live_account_id: optional(id('acc', 'There is one only when the sub account has a live account.')),
        test_account_id: id('acc', 'Its account in the test world.'),
      },
      { description: 'The two accounts of one customer.' },
    ),
    created_at: timestamp('When it was made.'),
    updated_at: timestamp('When it last changed.'),
  },
  { description: 'A customer of the platform.', 'x-provenance': 'stated' },
);

export const applicationFeeRate = from(
  'reference',
  resource(
    {
      id: id('afr', 'Id of the rate.'),
      transaction_fee: integer('Cents on every transaction.'),
      currency,
      basis_point_rate: integer('Hundredths of a percent of the amount.'),
      rate_type: choice(['cc', 'ach'], '`cc` for cards, `ach` for bank accounts.'),
      created_at: timestamp('When it was made.'),
      updated_at: timestamp('When it last changed.'),
    },
    { description: 'What the service charges a sub account, by kind of payment method.' },
  ),
);

export const createSubAccountBody = request({
  name: required(nonEmptyText('Unique within the platform, its archived sub accounts included.')),
  currency: from('reference', { ...currency, description: "The platform's currency when absent." }),
});

export const listSubAccountsQuery = { ...pagination, status: choice(statuses, 'Only sub accounts of this status.') };

export const subAccounts = defineResource({
  tag: 'Sub accounts',
  description: "A platform's customers. Payments run through a sub account once it is enabled.",
  schemas: {
    ApplicationFeeRate: applicationFeeRate,
    SubAccount: subAccount,
  },
  operations: {
    createSubAccount: {
      method: 'post',
      path: '/v1/sub_accounts',
      summary: 'Create a sub account',
      description:
        'With live credentials two accounts are made: a live one, which is answered, and a test one. A test account is enabled right after the answer; a live one waits for its onboarding.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'optional',
      body: createSubAccountBody,
      success: one(201, 'sub_account', 'SubAccount'),
      errors: ['duplicate_record'],
    },
    listSubAccounts: {
      method: 'get',
      path: '/v1/sub_accounts',
      summary: 'List sub accounts',
      description: 'By name. Archived ones are left out unless asked for. With a Sub-Account header: that one alone.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'none',
      query: listSubAccountsQuery,
      success: page('sub_account', 'SubAccount'),
      errors: [],
    },
    getSubAccount: {
      method: 'get',
      path: '/v1/sub_accounts/{sub_account_id}',
      summary: 'Get a sub account',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'none',
      success: one(200, 'sub_account', 'SubAccount'),
      errors: ['resource_not_found'],
    },
  },
});
