import type { Handler, RequestContext, Resources } from '../context';
import { collectorOf, presentLedgerEntry } from '../present/balance-transactions';
import type { BalanceTransactionRow } from '../rows';
import { requireVisible, visiblePartition } from '../actions/visibility';
import { emptyPage, pageOf, pageOfMerged, pageOfRows, type PageOf, type PageRequest } from '../wire/page';
import { ledgerOfPayout } from '../actions/ledger-of-payout';

export const listBalanceTransactions: Handler<'listBalanceTransactions'> = (context, { query, page }) => {
  const { rows } = context;
  const [payoutId, paymentId] = [query('payout_id'), query('source_payment_id')];
  const present = presenter(context);
  if (paymentId !== undefined) return entriesOfPayment(context, paymentId, payoutId, page);
  if (payoutId !== undefined) {
    const payout = rows.find('payouts', payoutId);
    const isVisible = payout?.mode === context.mode && (!context.selected || payout.account_id === context.account.id);
    return isVisible ? pageOfMerged(rows, ledgerOfPayout(rows, payoutId), ledger, page, present) : emptyPage;
  }
  const list = { table: 'balance_transactions', index: 'newest', partition: visiblePartition(context) } as const;
  return pageOf(rows, { ...list, order: 'descending' }, page, present);
};

const ledger = { table: 'balance_transactions', index: 'collectedIn', order: 'descending' } as const;

/** A payment has few entries. */
function entriesOfPayment(
  context: RequestContext,
  paymentId: string,
  payoutId: string | undefined,
  page: PageRequest,
): PageOf<Resources['BalanceTransaction']> {
  const { rows } = context;
  const list = { table: 'balance_transactions', index: 'ofPayment', order: 'descending' } as const;
  const partition = `${visiblePartition(context)} ${paymentId}`;
  if (payoutId === undefined) return pageOf(rows, { ...list, partition }, page, presenter(context));
  const entries = [...rows.walk(list.table, list.index, partition, list.order)];
  const ofBoth = entries.filter((row) => collectorOf(rows, row).payout_id === payoutId);
  return pageOfRows(rows, list, ofBoth, page, presenter(context));
}

function presenter({ rows }: RequestContext): (row: BalanceTransactionRow) => Resources['BalanceTransaction'] {
  return (row) => presentLedgerEntry(rows, row);
}

export const getBalanceTransaction: Handler<'getBalanceTransaction'> = (context, { path }) =>
  presentLedgerEntry(
    context.rows,
    requireVisible(context, 'balance_transactions', path('balance_transaction_id')), // resource_not_found
  );
