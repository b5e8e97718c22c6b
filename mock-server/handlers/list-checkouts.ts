import { visiblePartition } from '../actions/visibility';
import type { Handler } from '../context';
import { checkoutRows, presentCheckout } from '../present/checkouts';
import type { CheckoutRow } from '../rows';
import { attemptFilter } from '../rows/checkouts';
import { emptyPage, pageOf, pageOfRows } from '../wire/page';
import { createdRange } from './ranges';

export const listCheckouts: Handler<'listCheckouts'> = (context, { query, page }) => {
  const { rows } = context;
  const filters = {
    status: query('status'),
    attempt: attemptFilter(query('payment_mode'), query('payment_status')),
    successful_payment_id: query('successful_payment_id'),
  };
  const visible = { table: 'checkouts', index: 'newest', partition: visiblePartition(context), filters } as const;
  const list = { ...visible, order: 'descending', ...createdRange(rows, visible, query) } as const;
  const present = (row: CheckoutRow) => presentCheckout(checkoutRows(context, row), context.now);
  const id = query('checkout_id');
  if (id === undefined) return pageOf(rows, list, page, present);
  const named = rows.find('checkouts', id);
  return named ? pageOfRows(rows, list, [named], page, present) : emptyPage;
};
