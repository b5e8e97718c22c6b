import { visiblePartition } from '../actions/visibility';
import type { Input, ReadContext, Resources } from '../context';
import { paymentRows } from '../present/payments';
import type { PaymentRow } from '../rows';
import { sentFilters } from '../rows/filters';
import { emptyPage, pageOf, type PageOf, pageOfRows } from '../wire/page';
import { createdRange } from './ranges';

/** Also serves the list of an account, which is a separate operation: its path selects the account. */
export function listPayments(
  context: ReadContext,
  { query, page }: Pick<Input<'listPayments'>, 'query' | 'page'>,
): PageOf<Resources['Payment']> {
  // No payment was taken at a terminal.
  if (query('terminal_id') !== undefined) return emptyPage;
  const { rows, listedPayments } = context;
  const filters = sentFilters('payments', query);
  const visible = { table: 'payments', index: 'newest', partition: visiblePartition(context), filters } as const;
  const list = { ...visible, order: 'descending', ...createdRange(rows, visible, query) } as const;
  const present = (row: PaymentRow) => listedPayments.present(paymentRows(context, row), context.now);
  const id = query('payment_id');
  if (id === undefined) {
    const found = pageOf(rows, list, page, present);
    return { ...found, texts: () => found.items.map(listedPayments.textOf) };
  }
  const named = rows.find('payments', id);
  return named ? pageOfRows(rows, list, [named], page, present) : emptyPage;
}
