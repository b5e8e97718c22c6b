import { addBankAccount } from '../actions/bank-accounts';
import { requireVisible } from '../actions/visibility';
import type { Handler } from '../context';
import { presentBankAccount } from '../present/entity-bank-accounts';
import { pageOfBusiness } from './visible-page';

export const createBankAccount: Handler<'createBankAccount'> = (context, { body }) =>
  presentBankAccount(addBankAccount(context, requireVisible(context, 'businesses', body.business_id), body)); // resource_not_found parameter_missing

export const listBankAccounts: Handler<'listBankAccounts'> = (context, { query, page }) =>
  pageOfBusiness(context, 'bank_accounts', query('business_id'), page, presentBankAccount);

export const getBankAccount: Handler<'getBankAccount'> = (context, { path }) =>
  presentBankAccount(requireVisible(context, 'bank_accounts', path('bank_account_id'))); // resource_not_found
