import { visiblePartition } from '../actions/visibility';
import type { Input, RequestContext, Resources } from '../context';
import { paymentRows, presentPayment } from '../present/payments';
import type { PaymentMethodRow, PaymentRow } from '../rows';
import { emptyPage, pageOf, type PageOf, pageOfRows, type Range } from '../wire/page';
import { createdRange, overlap } from './ranges';

type Filters = Input<'listPayments'>['query'];

/** Also serves the list of an account, which is a separate operation: its path selects the account. */
export function listPayments(
  context: RequestContext,
  { query, page }: Pick<Input<'listPayments'>, 'query' | 'page'>,
): PageOf<Resources['Payment']> {
  // No payment was taken at a terminal.
  if (query('terminal_id') !== undefined) return emptyPage;
  const { rows } = context;
  const present = (row: PaymentRow) => presentPayment(paymentRows(context, row));
  const partition = partitionOf(context, query);
  const named = namedRange(context, query('payment_id'));
  if (partition === undefined || named === undefined) return emptyPage;
  const list = { table: 'payments', ...partition } as const;
  const range = overlap(createdRange(rows, list, query), named);
  const checkoutId = query('checkout_id');
  if (checkoutId === undefined) return pageOf(rows, { ...list, order: 'descending', ...range }, page, present);
  const attempts = attemptsOf(context, checkoutId).filter((row) => meets(context, row, query));
  return pageOfRows(
    rows,
    { table: 'payments', index: 'newest', order: 'descending', ...range },
    attempts,
    page,
    present,
  );
}

/** Returns the partition of the filters that have one. A list without these filters does not build their index. */
function partitionOf(context: RequestContext, query: Filters) {
  const visible = visiblePartition(context);
  const [status, token] = [query('payment_status'), query('payment_method_id')];
  const [mode, holder] = [query('payment_mode'), holderOf(query)];
  if (token !== undefined) {
    const method = context.rows.find('payment_methods', token);
    // All payments from a payment method have its mode.
    if (mode !== undefined && (method === undefined || modeOf(method) !== mode)) return undefined;
    return { index: 'ofMethod', partition: `${visible} ${status ?? 'any'} ${token}\u0000${holder}` } as const;
  }
  if (mode === undefined && holder === '')
    return { index: 'newest', partition: status === undefined ? visible : `${visible} ${status}` } as const;
  return { index: 'filtered', partition: [visible, status ?? 'any', mode ?? 'any', holder].join(' ') } as const;
}

/** Returns the range of the payment that a filter names; undefined if it does not exist. */
function namedRange({ rows }: RequestContext, id: string | undefined): Range | undefined {
  if (id === undefined) return {};
  const row = rows.find('payments', id);
  return row && { above: row.sequence - 1, below: row.sequence + 1 };
}

/** Returns the payments that were attempts to complete a checkout: somebody made each of them on one page, so they are few. */
function attemptsOf({ rows }: RequestContext, checkoutId: string): PaymentRow[] {
  const checkout = rows.find('checkouts', checkoutId);
  return checkout === undefined ? [] : [...rows.walk('payments', 'ofIntent', checkout.payment_intent_id, 'ascending')];
}

/** Whether the partition that the filters select has a payment. */
function meets({ mode, selected, account }: RequestContext, row: PaymentRow, query: Filters): boolean {
  const [status, token] = [query('payment_status'), query('payment_method_id')];
  const [paymentMode, holder] = [query('payment_mode'), holderOf(query)];
  return (
    row.mode === mode &&
    (!selected || row.account_id === account.id) &&
    (status === undefined || (status === 'refunded' ? row.amount_refunded > 0 : row.status === status)) &&
    (token === undefined || row.payment_method_id === token) &&
    (paymentMode === undefined || row.payment_mode === paymentMode) &&
    (holder === '' || row.account_holder.toLowerCase() === holder)
  );
}

const holderOf = (query: Filters): string => query('account_holder')?.toLowerCase() ?? '';

const modeOf = ({ card }: PaymentMethodRow) => (card ? 'ecom' : 'ach');
