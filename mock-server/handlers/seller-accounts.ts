import type { Handler } from '../context';
import { presentSubAccount } from '../present/sub-accounts';
import { requireSubAccount } from '../actions/visibility';
import { createSubAccount, listSubAccounts } from './sub-accounts';

// A seller account is the deprecated name of a sub account: the same rows, rules and fields. Source: Versioning.

export const createSellerAccount: Handler<'createSellerAccount'> = (context, input) =>
  createSubAccount(context, { ...input }); // duplicate_record

export const listSellerAccounts: Handler<'listSellerAccounts'> = (context, input) =>
  listSubAccounts(context, { ...input });

export const getSellerAccount: Handler<'getSellerAccount'> = (context, { path }) =>
  presentSubAccount(context.rows, requireSubAccount(context, path('seller_account_id'))); // resource_not_found
