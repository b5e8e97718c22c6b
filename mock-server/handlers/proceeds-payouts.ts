import type { Input, RequestContext, Resources } from '../context';
import { presentProceedsPayout } from '../present/payouts';
import { SandboxError } from '../sandbox-error';
import { requireVisible, visiblePartition } from '../actions/visibility';
import { pageOf, type PageOf } from '../wire/page';
import { createdRange, overlap, rangeBetween } from './ranges';

// Both also serve the deprecated paths below /v1/platform, which are separate operations.

export function listProceedsPayouts(
  context: RequestContext,
  { query, page }: Pick<Input<'listProceedsPayouts'>, 'query' | 'page'>,
): PageOf<Resources['ProceedsPayout']> {
  const { rows } = context;
  const list = { table: 'payouts', index: 'proceeds', partition: visiblePartition(context) } as const;
  // A payout that is created later does not arrive earlier.
  const deposits = { after: query('deposits_after'), before: query('deposits_before') };
  const range = overlap(
    createdRange(rows, list, query),
    rangeBetween(rows, list, ({ deposits_at }) => deposits_at, deposits),
  );
  return pageOf(rows, { ...list, order: 'descending', ...range }, page, presentProceedsPayout);
}

export function getProceedsPayout(
  context: RequestContext,
  { path }: Pick<Input<'getProceedsPayout'>, 'path'>,
): Resources['ProceedsPayout'] {
  const row = requireVisible(context, 'payouts', path('payout_id'));
  if (row.payout_type !== 'proceeds') throw new SandboxError('resource_not_found', {});
  return presentProceedsPayout(row);
} // resource_not_found
