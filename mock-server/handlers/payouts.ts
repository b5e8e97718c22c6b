import { limits } from '../../spec/tables/limits';
import type { Handler, Input, RequestContext, Resources } from '../context';
import { isEnabled } from '../domain/account';
import { ownPayoutAccountId } from '../domain/payout-account';
import { signedAddress, signedName } from '../domain/signed-name';
import { presentPayout, presentPayoutAccount } from '../present/payouts';
import type { Currency, PayoutRow } from '../rows';
import { SandboxError } from '../sandbox-error';
import { fromIso } from '../time/clock';
import { findPayoutAccount } from '../actions/payout-account';
import { platformId } from '../actions/platform-id';
import { onAccount, requireSubAccount, requireVisible, visiblePartition } from '../actions/visibility';
import { pageOf, pageOfMerged, type PageOf } from '../wire/page';
import { createdRange, overlap, rangeBetween } from './ranges';

type ListInput = Pick<Input<'listPayouts'>, 'query' | 'page'>;

export function listPayouts(context: RequestContext, { query, page }: ListInput): PageOf<Resources['Payout']> {
  const { rows } = context;
  const list = {
    table: 'payouts',
    index: 'newest',
    partition: visiblePartition(context),
    filters: { status: query('status') },
    order: 'descending',
  } as const;
  const after = query('deposits_after');
  const before = query('deposits_before');
  const created = createdRange(rows, list, query);
  if (after === undefined && before === undefined) return pageOf(rows, { ...list, ...created }, page, presentPayout);
  // Payouts of one currency that are created later do not arrive earlier.
  const parts = currencies.map((currency) => {
    const part = { ...list, filters: { ...list.filters, currency } };
    const arrived = rangeBetween(rows, part, ({ deposits_at }) => deposits_at, { after, before });
    return { ...part, ...overlap(created, arrived) };
  });
  return pageOfMerged(rows, parts, list, page, presentPayout);
}

const currencies: readonly Currency[] = ['usd', 'cad'];

/** The account in the path, whatever account a header selects. */
export const listAccountPayouts: Handler<'listAccountPayouts'> = (context, { path, query, page }) => {
  const account = context.rows.find('accounts', path('account_id'));
  if (account?.mode !== context.mode) throw new SandboxError('resource_not_found', {});
  return listPayouts(onAccount(context, account), { query, page });
};

export const getPayout: Handler<'getPayout'> = (context, { path }) =>
  presentPayout(requirePayout(context, path('payout_id'))); // resource_not_found

export const updatePayout: Handler<'updatePayout'> = (context, { path, body }) => {
  const before = requirePayout(context, path('payout_id'));
  const row: PayoutRow = { ...before, metadata: body.metadata ?? before.metadata, updated_at: context.now };
  context.rows.replace('payouts', row);
  return presentPayout(row);
}; // resource_not_found

export const getPayoutReport: Handler<'getPayoutReport'> = (context, { path }) => {
  const { id } = requirePayout(context, path('payout_id'));
  const expires = fromIso(context.now) + 1_000 * limits.report_address_seconds.value;
  const content = { platform: platformId(context.rows), parts: [id, String(expires)] };
  const name = signedName('report', content, context.hash);
  return { id, csv_url: signedAddress('report', context.ownBaseUrl(), name) };
}; // resource_not_found

export const getPayoutAccount: Handler<'getPayoutAccount'> = (context, { path }) => {
  const account = requireSubAccount(context, path('sub_account_id'));
  const hasOwn = ownPayoutAccountId(account, context.rows.find('onboarding_entries', account.id)) !== null;
  const hasTestAccount = account.mode === 'test' && isEnabled(account);
  if (!hasOwn && !hasTestAccount) throw new SandboxError('resource_not_found', {});
  return presentPayoutAccount(findPayoutAccount(context.rows, account), account.currency);
}; // resource_not_found

function requirePayout(context: RequestContext, id: string): PayoutRow {
  const row = requireVisible(context, 'payouts', id);
  if (row.payout_type === 'proceeds') throw new SandboxError('resource_not_found', {});
  return row;
}
