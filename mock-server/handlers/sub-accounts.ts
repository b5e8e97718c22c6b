import { awaitAutomaticReview } from '../actions/account-status';
import { addSubAccount, platformAccount } from '../actions/sub-accounts';
import type { Handler } from '../context';
import { presentSubAccount } from '../present/sub-accounts';
import { requireSubAccount, visiblePartition } from '../actions/visibility';
import { pageOf } from '../wire/page';

export const createSubAccount: Handler<'createSubAccount'> = (context, { body }) => {
  const { name, currency = platformAccount(context).currency } = body;
  const { own, test } = addSubAccount(context, { name, currency });
  awaitAutomaticReview(context, test);
  return presentSubAccount(context.rows, own);
}; // parameter_invalid duplicate_record

/** With a Sub-Account header, the list has only that account. */
export const listSubAccounts: Handler<'listSubAccounts'> = (context, { query, page }) => {
  const filters = { status: query('status') ?? 'not archived', business_id: query('business_id') };
  const list = { table: 'accounts', index: 'byName', partition: visiblePartition(context), filters } as const;
  return pageOf(context.rows, { ...list, order: 'ascending' }, page, (row) => presentSubAccount(context.rows, row));
};

export const getSubAccount: Handler<'getSubAccount'> = (context, { path }) =>
  presentSubAccount(context.rows, requireSubAccount(context, path('sub_account_id'))); // resource_not_found
