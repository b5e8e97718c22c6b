import { ledgerEntryTypes } from '../../spec/tables/ledger-entries';
import type { Resources } from '../context';
import type { BalanceTransactionRow } from '../rows';
import type { Reader } from '../store/reader';
import { rendered } from './rendered';

/** Renders an entry in the ledger of an account. */
export function presentLedgerEntry(rows: Reader, row: BalanceTransactionRow): Resources['BalanceTransaction'] {
  const { currency, payout_id, moved_at } = collectorOf(rows, row);
  const { payment_id, amount, fee, created_at } = row;
  return rendered('BalanceTransaction', row, {
    available_on: created_at,
    currency,
    description: null,
    financial_transaction_id:
      payment_id === null ? null : rows.require('payments', payment_id).financial_transaction_id,
    net: amount - fee,
    payout_id,
    source_type: ledgerEntryTypes[row.txn_type].source,
    source_payment_id: payment_id,
    updated_at: moved_at ?? created_at,
  });
}

/** Returns the payout that an entry belongs to, if there is one, and since when. */
export function collectorOf(rows: Reader, { txn_type, collected_in }: BalanceTransactionRow) {
  if (txn_type !== 'payout') return rows.require('payout_batches', collected_in);
  const { id, currency } = rows.require('payouts', collected_in);
  return { currency, payout_id: id, moved_at: null };
}
