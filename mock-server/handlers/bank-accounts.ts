import { addBankAccount } from '../actions/bank-accounts';
import { requireVisible, visiblePartition } from '../actions/visibility';
import type { Handler } from '../context';
import { presentBankAccount } from '../present/entity-bank-accounts';
import { emptyPage, pageOf } from '../wire/page';

export const createBankAccount: Handler<'createBankAccount'> = (context, { body }) =>
  presentBankAccount(addBankAccount(context, requireVisible(context, 'businesses', body.business_id), body)); // resource_not_found parameter_missing

export const listBankAccounts: Handler<'listBankAccounts'> = (context, { query, page }) => {
  const { rows, mode } = context;
  const business = query('business_id');
  // The partition of a business does not tell the mode.
  if (business !== undefined && rows.find('businesses', business)?.mode !== mode) return emptyPage;
  const list =
    business === undefined
      ? ({ index: 'newest', partition: visiblePartition(context) } as const)
      : ({ index: 'ofBusiness', partition: business } as const);
  return pageOf(rows, { table: 'bank_accounts', ...list, order: 'descending' }, page, presentBankAccount);
};

export const getBankAccount: Handler<'getBankAccount'> = (context, { path }) =>
  presentBankAccount(requireVisible(context, 'bank_accounts', path('bank_account_id'))); // resource_not_found
