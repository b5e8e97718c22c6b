import { awaitAutomaticReview } from '../actions/account-status';
import { SandboxError } from '../sandbox-error';
import type { Context, Handler } from '../context';
import { applicationFeeRates } from '../domain/application-fee-rates';
import { firstOf } from '../domain/first-of';
import { presentSubAccount } from '../present/sub-accounts';
import type { AccountRow, Currency, Mode } from '../rows';
import { requireSubAccount, visiblePartition } from '../actions/visibility';
import { emptyPage, pageOf } from '../wire/page';

export const createSubAccount: Handler<'createSubAccount'> = (context, { body }) => {
  const { name, currency = platformAccount(context).currency } = body;
  if (isTaken(context, name)) throw new SandboxError('duplicate_record', {});
  const test_account_id = context.newId('acc');
  const related_accounts =
    context.mode === 'live' ? { live_account_id: context.newId('acc'), test_account_id } : { test_account_id };
  const add = (id: string, mode: Mode) => addAccount(context, { id, mode, name, currency, related_accounts });
  const test = add(test_account_id, 'test');
  awaitAutomaticReview(context, test);
  const { live_account_id } = related_accounts;
  return presentSubAccount(live_account_id === undefined ? test : add(live_account_id, 'live'));
}; // duplicate_record

/** With a Sub-Account header, the list has only that account. */
export const listSubAccounts: Handler<'listSubAccounts'> = (context, { query, page }) => {
  // No sub account belongs to a business.
  if (query('business_id') !== undefined) return emptyPage;
  const partition = `${visiblePartition(context)} ${query('status') ?? 'not archived'}`;
  const list = { table: 'accounts', index: 'byName', partition, order: 'ascending' } as const;
  return pageOf(context.rows, list, page, presentSubAccount);
};

export const getSubAccount: Handler<'getSubAccount'> = (context, { path }) =>
  presentSubAccount(requireSubAccount(context, path('sub_account_id'))); // resource_not_found

function platformAccount(context: Context): AccountRow {
  return context.rows.require('accounts', context.account.platform_account_id);
}

/** Returns the id of the platform account of a mode, which may differ from the mode of the request. */
function platformAccountId(context: Context, mode: Mode): string {
  const { id, related_accounts } = platformAccount(context);
  return (mode === 'live' ? related_accounts.live_account_id : related_accounts.test_account_id) ?? id;
}

/** Names are unique within the platform. Every live account has a test account of the same name, so only those are searched. */
function isTaken({ rows }: Context, name: string): boolean {
  return firstOf(rows.walk('accounts', 'byName', 'test any', 'ascending', `${name}\u0000`))?.name === name;
}

interface NewAccount {
  readonly id: string;
  readonly mode: Mode;
  readonly name: string;
  readonly currency: Currency;
  readonly related_accounts: AccountRow['related_accounts'];
}

function addAccount(context: Context, account: NewAccount): AccountRow {
  const row: AccountRow = {
    ...account,
    sequence: context.rows.nextSequence(),
    kind: 'sub',
    platform_account_id: platformAccountId(context, account.mode),
    status: 'created',
    application_fee_rates: applicationFeeRates(account.currency, context),
    created_at: context.now,
    updated_at: context.now,
  };
  context.rows.put('accounts', row);
  return row;
}
