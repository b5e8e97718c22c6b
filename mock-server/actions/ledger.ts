import type { CollectedType, LedgerEntryType } from '../../spec/tables/ledger-entries';
import type { UnitOfWork } from '../context';
import type { Entry } from '../domain/balance';
import { type LedgerEntry, ledgerEntries } from '../domain/ledger';
import type { BalanceTransactionRow, PaymentRow, PayoutBatchRow, PayoutRow } from '../rows';
import { countEntries, openBatch } from './payout-batches';

/**
 * After so many sequence numbers the entries of an open batch are counted: a batch that closes has at most as many left to count.
 */
const UNCOUNTED_SEQUENCE_NUMBERS = 512;

/** Posts the ledger entries of a payment to the ledgers of its account and of the platform. Source: Balance transactions. */
export function postToLedgers(work: UnitOfWork, payment: PaymentRow, entries: readonly Entry[]): void {
  for (const entry of entries) for (const posted of ledgerEntries(payment, entry)) postToLedger(work, payment, posted);
}

function postToLedger(work: UnitOfWork, payment: PaymentRow, entry: LedgerEntry): void {
  const { rows } = work;
  const { id, account_id, mode, currency, payment_method_id } = payment;
  const batch =
    entry.ledger === 'account'
      ? openBatch(work, { account_id, mode, currency, payout_type: payoutTypeOf(work, payment_method_id) })
      : openBatch(work, {
          account_id: rows.require('accounts', account_id).platform_account_id,
          mode,
          currency,
          payout_type: 'proceeds',
        });
  const { txn_type, amount, fee, source_id } = entry;
  const { sequence } = putEntry(work, batch, {
    collected_in: batch.id,
    txn_type,
    amount,
    fee,
    source_id,
    payment_id: id,
  });
  if (sequence - batch.counted_to > UNCOUNTED_SEQUENCE_NUMBERS)
    rows.replace('payout_batches', countEntries(rows, batch));
}

function payoutTypeOf({ rows }: UnitOfWork, paymentMethodId: string): CollectedType {
  return rows.require('payment_methods', paymentMethodId).card === null ? 'ach' : 'cc';
}

/** Posts the payout itself: its amount leaves the ledger. */
export function postPayout(work: UnitOfWork, payout: PayoutRow): void {
  putEntry(work, payout, entryOfPayout(payout, payout.id, 'payout', -payout.amount));
}

/** Posts that a payout did not arrive: its amount is back in the ledger, and the next payout collects it. */
export function postFailedPayout(work: UnitOfWork, payout: PayoutRow): void {
  putEntry(work, payout, entryOfPayout(payout, openBatch(work, payout).id, 'payout_failed', payout.amount));
}

function entryOfPayout({ id }: PayoutRow, collected_in: string, txn_type: LedgerEntryType, amount: number) {
  return { collected_in, txn_type, amount, fee: 0, source_id: id, payment_id: null };
}

type PostedEntry = Omit<BalanceTransactionRow, 'id' | 'sequence' | 'mode' | 'account_id' | 'created_at'>;

function putEntry(
  { rows, newId, now }: UnitOfWork,
  { account_id, mode }: PayoutBatchRow | PayoutRow,
  { collected_in, txn_type, amount, fee, source_id, payment_id }: PostedEntry,
): BalanceTransactionRow {
  // Named one by one: every entry has the same shape, and spreading would cost more.
  const row: BalanceTransactionRow = {
    id: newId('bt'),
    sequence: rows.nextSequence(),
    mode,
    account_id,
    collected_in,
    txn_type,
    amount,
    fee,
    source_id,
    payment_id,
    created_at: now,
  };
  rows.insert('balance_transactions', row);
  return row;
}
