import type { Context, Input, Resources } from '../context';
import { presentPayout } from '../present/proceeds-payouts';
import { requireVisible, visiblePartition } from '../actions/visibility';
import { pageOf, type PageOf } from '../wire/page';

// Both also serve the deprecated paths below /v1/platform, which are separate operations.

export function listProceedsPayouts(
  context: Context,
  { page }: Pick<Input<'listProceedsPayouts'>, 'page'>,
): PageOf<Resources['Payout']> {
  const list = {
    table: 'payouts',
    index: 'newest',
    partition: visiblePartition(context),
    order: 'descending',
  } as const;
  return pageOf(context.rows, list, page, presentPayout);
}

export function getProceedsPayout(
  context: Context,
  { path }: Pick<Input<'getProceedsPayout'>, 'path'>,
): Resources['Payout'] {
  return presentPayout(requireVisible(context, 'payouts', path('payout_id'))); // resource_not_found
}
