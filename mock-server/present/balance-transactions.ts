import { ledgerEntryTypes } from '../../spec/tables/ledger-entries';
import type { Resources } from '../context';
import type { BalanceTransactionRow } from '../rows';
import type { Reader } from '../store/reader';

/** Renders an entry in the ledger of an account. */
export function presentLedgerEntry(rows: Reader, row: BalanceTransactionRow): Resources['BalanceTransaction'] {
  const { currency, payout_id, moved_at } = collectorOf(rows, row);
  return {
    id: row.id,
    account_id: row.account_id,
    amount: row.amount,
    available_on: row.created_at,
    currency,
    description: null,
    fee: row.fee,
    financial_transaction_id:
      row.payment_id === null ? null : rows.require('payments', row.payment_id).financial_transaction_id,
    net: row.amount - row.fee,
    payout_id,
    source_id: row.source_id,
    source_type: ledgerEntryTypes[row.txn_type].source,
    source_payment_id: row.payment_id,
    txn_type: row.txn_type,
    created_at: row.created_at,
    updated_at: moved_at ?? row.created_at,
  };
}

/** Returns the payout that an entry belongs to, if there is one, and since when. */
export function collectorOf(rows: Reader, { txn_type, collected_in }: BalanceTransactionRow) {
  if (txn_type !== 'payout') return rows.require('payout_batches', collected_in);
  const { id, currency } = rows.require('payouts', collected_in);
  return { currency, payout_id: id, moved_at: null };
}
