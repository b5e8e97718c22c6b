import { bankAccountTypes } from '../tables/onboarding-requirements';
import { entities } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  id,
  ignored,
  nonEmptyText,
  nullable,
  request,
  required,
  resource,
  text,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { ACCOUNT_NUMBER_PATTERN, ROUTING_NUMBER_PATTERN } from './formats';
import { currency, metadata, pagination, storedMetadata, times } from './shared';

const accountTypes = Object.keys(bankAccountTypes);
const chosen = { 'x-provenance': 'chosen' } as const;

/** Bank accounts of businesses. The newest one receives the payouts of its sub account. */
export const bankAccounts = defineResource({
  tag: 'Bank accounts',
  description: 'Bank accounts of businesses. The newest one receives the payouts of the sub account of the business.',
  schemas: {
    EntityBankAccount: resource('reference', 'A bank account of a business, without its number.', {
      id: id('ba', 'Id of the bank account.'),
      platform_account_id: id('acc', 'The platform account.'),
      business_id: id('biz', 'The business that it belongs to.'),
      account_owner_name: text('Name of the account owner.'),
      account_type: choice(accountTypes, 'Type of account.'),
      acct_last_four: word('The last four digits of its number.'),
      routing_number: word('Nine digits.'),
      bank_name: text('Name of the bank.'),
      nickname: nullable(text('Nickname of the account.')),
      country: word('Country of the bank, two letters in upper case: that of the business.'),
      currency,
      metadata: storedMetadata,
      ...times,
    }),
  },
  display: {
    EntityBankAccount: {
      title: 'Bank account',
      columns: [
        more('id', 'bank_name', 'acct_last_four'),
        always('account_owner_name'),
        terminal('routing_number', 'nickname', { business: 'business_id' }),
        always({ time: 'created_at' }),
      ],
      searched: ['account_owner_name', 'nickname', 'bank_name', 'acct_last_four'],
    },
  },
  operations: {
    createBankAccount: entities.post('/v1/entities/bank_accounts', {
      summary: 'Create a bank account',
      description:
        'The routing number is required, except for a Canadian account that has an institution number and a transit number.',
      body: request(
        {
          business_id: required(word('The business that it belongs to.')),
          account_owner_name: required(nonEmptyText('Name of the account owner.')),
          account_type: required(choice(accountTypes, 'Type of account.')),
          account_number: required(
            word('4 to 17 digits. Only the last four are stored.', { pattern: ACCOUNT_NUMBER_PATTERN, ...chosen }),
          ),
          routing_number: onConditions(
            word('Nine digits.', { pattern: ROUTING_NUMBER_PATTERN, ...chosen }),
            'routing_number_or_parts',
          ),
          institution_number: word('Three digits, in Canada.', { pattern: '^\\d{3}$', ...chosen }),
          transit_number: word('Five digits, in Canada.', { pattern: '^\\d{5}$', ...chosen }),
          bank_name: required(nonEmptyText('Name of the bank.')),
          nickname: text('Nickname of the account.'),
          metadata,
          id: ignored(),
          platform_account_id: ignored(),
          acct_last_four: ignored('Follows from `account_number`'),
          country: ignored('That of the business'),
          currency: ignored('That of the business'),
          created_at: ignored(),
          updated_at: ignored(),
        },
        { 'x-empty-is-absent': true },
      ),
      success: one(201, 'bank_account', 'EntityBankAccount'),
      errors: ['resource_not_found', 'parameter_missing'],
    }),
    listBankAccounts: entities.get('/v1/entities/bank_accounts', {
      summary: 'List bank accounts',
      description: 'Newest first.',
      query: { ...pagination, business_id: word('Only bank accounts of this business.') },
      success: page('bank_account', 'EntityBankAccount'),
    }),
    getBankAccount: entities.get('/v1/entities/bank_accounts/{bank_account_id}', {
      summary: 'Get a bank account',
      description: 'Without its number, except for the last four digits.',
      success: one(200, 'bank_account', 'EntityBankAccount'),
    }),
  },
});
