import type { UnitOfWork } from '../context';
import { nextMidnight } from '../domain/business-days';
import { noTotals, totalsOf, withEntry } from '../domain/payouts';
import type { AccountRow, PayoutBatchRow } from '../rows';
import { type Collected, collectedKey } from '../rows/payout-batches';
import type { Reader } from '../store/reader';

/** The key of a batch: what it collects, and its mode. */
export type CollectedOf = Collected & Pick<PayoutBatchRow, 'mode'>;

export function findOpenBatch(rows: Reader, collected: Collected): PayoutBatchRow | undefined {
  return rows.first('payout_batches', 'open', collectedKey(collected));
}

/**
 * Returns the open batch of an account, to which an entry is to be added. It closes at the next midnight in UTC. Source: Payouts;
 * Resources, Proceeds payout.
 */
export function openBatch(work: UnitOfWork, collected: CollectedOf): PayoutBatchRow {
  const batch = findOpenBatch(work.rows, collected);
  if (batch === undefined) return addBatch(work, collected);
  return batch.closes_at === null ? resumeBatch(work, batch) : batch;
}

function addBatch(work: UnitOfWork, { account_id, mode, payout_type, currency }: CollectedOf): PayoutBatchRow {
  const sequence = work.rows.nextSequence();
  const closes_at = nextMidnight(work.now);
  const row: PayoutBatchRow = {
    id: work.newId('pob'),
    sequence,
    mode,
    account_id,
    payout_type,
    currency,
    ...noTotals,
    is_open: true,
    closes_at,
    counted_to: sequence,
    payout_id: null,
    moved_at: null,
  };
  work.rows.insert('payout_batches', row);
  scheduleClosing(work, row, closes_at);
  return row;
}

function resumeBatch(work: UnitOfWork, batch: PayoutBatchRow): PayoutBatchRow {
  const closes_at = nextMidnight(work.now);
  const row: PayoutBatchRow = { ...batch, closes_at };
  work.rows.replace('payout_batches', row);
  scheduleClosing(work, row, closes_at);
  return row;
}

function scheduleClosing(work: UnitOfWork, { id, payout_type }: PayoutBatchRow, closes_at: string): void {
  work.schedule(payout_type === 'proceeds' ? 'close_proceeds_batch' : 'close_payout_batch', id, closes_at);
}

/** Schedules the batches of an account that can receive payouts again. */
export function resumeBatches(work: UnitOfWork, { id: account_id, currency }: AccountRow): void {
  for (const payout_type of ['cc', 'ach'] as const) {
    const batch = findOpenBatch(work.rows, { account_id, payout_type, currency });
    if (batch?.closes_at === null) resumeBatch(work, batch);
  }
}

/** Returns a batch with all of its entries in its totals. Only those that were added since it was last counted are read. */
export function countEntries(rows: Reader, batch: PayoutBatchRow): PayoutBatchRow {
  let totals = totalsOf(batch);
  let { counted_to } = batch;
  for (const entry of rows.walk('balance_transactions', 'collectedIn', batch.id, 'ascending', counted_to)) {
    totals = withEntry(totals, batch.payout_type, entry);
    counted_to = entry.sequence;
  }
  return { ...batch, ...totals, counted_to };
}
