import type { Context, Input, Resources } from '../context';
import { presentPayout } from '../present/proceeds-payouts';
import { requireVisible, visiblePartition } from '../actions/visibility';
import { pageOf, type PageOf } from '../wire/page';
import { createdRange, overlap, rangeBetween } from './ranges';

// Both also serve the deprecated paths below /v1/platform, which are separate operations.

export function listProceedsPayouts(
  context: Context,
  { query, page }: Pick<Input<'listProceedsPayouts'>, 'query' | 'page'>,
): PageOf<Resources['Payout']> {
  const { rows } = context;
  const list = { table: 'payouts', index: 'newest', partition: visiblePartition(context) } as const;
  // A payout that is created later does not arrive earlier.
  const deposits = { after: query('deposits_after'), before: query('deposits_before') };
  const range = overlap(
    createdRange(rows, list, query),
    rangeBetween(rows, list, ({ deposits_at }) => deposits_at, deposits),
  );
  return pageOf(rows, { ...list, order: 'descending', ...range }, page, presentPayout);
}

export function getProceedsPayout(
  context: Context,
  { path }: Pick<Input<'getProceedsPayout'>, 'path'>,
): Resources['Payout'] {
  return presentPayout(requireVisible(context, 'payouts', path('payout_id'))); // resource_not_found
}
