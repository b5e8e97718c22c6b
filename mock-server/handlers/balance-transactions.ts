import type { Handler, RequestContext, Resources } from '../context';
import { collectorOf, presentLedgerEntry } from '../present/balance-transactions';
import type { BalanceTransactionRow } from '../rows';
import type { FilterValues } from '../rows/filters';
import { requireVisible, visiblePartition } from '../actions/visibility';
import { emptyPage, pageOf, pageOfMerged, type PageOf, type PageRequest } from '../wire/page';
import { ledgerOfPayout } from '../actions/ledger-of-payout';

export const listBalanceTransactions: Handler<'listBalanceTransactions'> = (context, { query, page }) => {
  const { rows } = context;
  const payoutId = query('payout_id');
  const paymentId = query('source_payment_id');
  const present = presenter(context);
  if (paymentId !== undefined) return entriesOfPayment(context, paymentId, payoutId, page);
  if (payoutId !== undefined) {
    const payout = rows.find('payouts', payoutId);
    const isVisible = payout?.mode === context.mode && (!context.selected || payout.account_id === context.account.id);
    return isVisible ? pageOfMerged(rows, ledgerOfPayout(rows, payoutId), ledger, page, present) : emptyPage;
  }
  return pageOf(rows, visibleList(context), page, present);
};

const ledger = { table: 'balance_transactions', index: 'collectedIn', order: 'descending' } as const;

function visibleList(context: RequestContext, filters: FilterValues<'balance_transactions'> = {}) {
  const partition = visiblePartition(context);
  return { table: 'balance_transactions', index: 'newest', partition, filters, order: 'descending' } as const;
}

/** A payment has few entries. */
function entriesOfPayment(
  context: RequestContext,
  paymentId: string,
  payoutId: string | undefined,
  page: PageRequest,
): PageOf<Resources['BalanceTransaction']> {
  const { rows } = context;
  const list = visibleList(context, { source_payment_id: paymentId });
  const meets =
    payoutId === undefined ? undefined : (row: BalanceTransactionRow) => collectorOf(rows, row).payout_id === payoutId;
  return pageOf(rows, { ...list, meets }, page, presenter(context));
}

function presenter({ rows }: RequestContext): (row: BalanceTransactionRow) => Resources['BalanceTransaction'] {
  return (row) => presentLedgerEntry(rows, row);
}

export const getBalanceTransaction: Handler<'getBalanceTransaction'> = (context, { path }) =>
  presentLedgerEntry(
    context.rows,
    requireVisible(context, 'balance_transactions', path('balance_transaction_id')), // resource_not_found
  );
