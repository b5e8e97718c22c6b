import type { Handler, Input, RequestContext } from '../context';
import type { CheckoutRow } from '../rows';
import { checkoutRows, presentCheckout } from '../present/checkouts';
import { visiblePartition } from '../actions/visibility';
import { emptyPage, pageOf, type Range } from '../wire/page';
import { createdRange, overlap } from './ranges';

type Filters = Input<'listCheckouts'>['query'];

export const listCheckouts: Handler<'listCheckouts'> = (context, { query, page }) => {
  const list = { table: 'checkouts', ...partitionOf(context, query) } as const;
  const named = namedRange(context, query);
  if (named === undefined) return emptyPage;
  const range = overlap(createdRange(context.rows, list, query), named);
  const present = (row: CheckoutRow) => presentCheckout(checkoutRows(context, row));
  return pageOf(context.rows, { ...list, order: 'descending', ...range }, page, present);
};

/** A list without these filters does not build their index. */
function partitionOf(context: RequestContext, query: Filters) {
  const visible = visiblePartition(context);
  const filters = [query('status'), query('payment_mode'), query('payment_status')];
  if (filters.every((value) => value === undefined)) return { index: 'newest', partition: visible } as const;
  return { index: 'filtered', partition: [visible, ...filters.map((value) => value ?? 'any')].join(' ') } as const;
}

/** Returns the range of the one checkout that the filters name; undefined if there is none. */
function namedRange({ rows }: RequestContext, query: Filters): Range | undefined {
  const [id, paymentId] = [query('checkout_id'), query('successful_payment_id')];
  const named = [
    ...(id === undefined ? [] : [rows.find('checkouts', id)]),
    ...(paymentId === undefined ? [] : [rows.first('checkouts', 'ofPayment', paymentId)]),
  ];
  let range: Range = {};
  for (const row of named) {
    if (row === undefined) return undefined;
    range = overlap(range, { above: row.sequence - 1, below: row.sequence + 1 });
  }
  return range;
}
