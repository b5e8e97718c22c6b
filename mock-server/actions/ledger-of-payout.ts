import type { Reader } from '../store/reader';

/** A partition with entries of a payout. */
interface LedgerPart {
  readonly table: 'balance_transactions';
  readonly index: 'collectedIn';
  readonly partition: string;
  readonly order: 'descending';
}

/**
 * Returns the entries of a payout as parts of one list, newest first: its own entries, and those of each batch that it collected.
 * All entries of a part are newer than those of the next one.
 */
export function ledgerOfPayout(rows: Reader, payoutId: string): LedgerPart[] {
  const batches = [...rows.walk('payout_batches', 'ofPayout', payoutId, 'descending')];
  return [payoutId, ...batches.map(({ id }) => id)].map((partition) => ({
    table: 'balance_transactions',
    index: 'collectedIn',
    partition,
    order: 'descending',
  }));
}
