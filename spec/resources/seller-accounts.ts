import { api } from '../vocabulary/define-operation';
import { defineResource, one, page } from '../vocabulary/operation';
import { createSubAccountBody, listSubAccountsQuery, subAccount, subAccountDisplay } from './sub-accounts';

/** Source: Resources, Sub account (deprecated alias); Endpoints, Operations; Versioning. */
export const sellerAccounts = defineResource({
  tag: 'Seller accounts',
  description: 'The former name of sub accounts: the same accounts with another `type`. Use sub accounts instead.',
  schemas: {
    SellerAccount: { ...subAccount, description: 'A sub account by its former name.', deprecated: true },
  },
  display: { SellerAccount: subAccountDisplay },
  operations: {
    createSellerAccount: api.post('/v1/seller_accounts', {
      summary: 'Create a seller account',
      description: 'The same as createSubAccount.',
      provenance: 'reference',
      deprecated: true,
      idempotencyKey: 'optional',
      body: createSubAccountBody,
      success: one(201, 'seller_account', 'SellerAccount'),
      errors: ['duplicate_record'],
    }),
    listSellerAccounts: api.get('/v1/seller_accounts', {
      newerPath: '/v1/sub_accounts',
      summary: 'List seller accounts',
      description: 'The same as listSubAccounts.',
      provenance: 'reference',
      deprecated: true,
      query: listSubAccountsQuery,
      success: page('seller_account', 'SellerAccount'),
    }),
    getSellerAccount: api.get('/v1/seller_accounts/{seller_account_id}', {
      summary: 'Get a seller account',
      description: 'The same as getSubAccount.',
      provenance: 'reference',
      deprecated: true,
      success: one(200, 'seller_account', 'SellerAccount'),
    }),
  },
});
