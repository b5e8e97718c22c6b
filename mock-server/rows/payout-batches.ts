import { type CollectedType, collectedTypes } from '../../spec/tables/ledger-entries';
import { boolean, id, instant, integer, nullable, oneOf, ref, sequence } from '../fields/field';
import { currency, fieldsOf, mode } from './fields';
import { type PayoutTotals, payoutTotals } from './payout-totals';
import type { Row } from './row';
import type { Currency, Mode } from './shared';
import { bySequence, notListed, table } from './table-definition';

/** The totals of the entries that a payout collects. */
export interface Collected {
  readonly account_id: string;
  readonly payout_type: CollectedType;
  readonly currency: Currency;
}

/**
 * Ledger entries of an account that are paid out together. An entry stays in its batch for good, so a payout that collects a
 * batch changes only this row, however many entries the batch has.
 */
export interface PayoutBatchRow extends Row, Collected, PayoutTotals {
  readonly sequence: number;
  readonly mode: Mode;
  /** Whether entries are added to it: at most one batch is open for what a payout collects. */
  readonly is_open: boolean;
  /** The instant at which it closes; null when nothing was added since it was last due to close. */
  readonly closes_at: string | null;
  /** The sequence number of the last entry in the totals: later entries are counted when the batch closes. */
  readonly counted_to: number;
  /** The payout that has it; null while it is open. Before release 0.2.0 also null after its payout failed or was canceled. */
  readonly payout_id: string | null;
  /** When `payout_id` last changed. */
  readonly moved_at: string | null;
}

/** The index partition of what a payout collects. */
export function collectedKey({ account_id, payout_type, currency: of }: Collected): string {
  return `${account_id} ${payout_type} ${of}`;
}

export const payoutBatches = table<PayoutBatchRow>()({
  type: 'payout_batch',
  idPrefix: 'pob',
  indexes: {
    open: {
      partitions: (row) => (row.is_open ? [collectedKey(row)] : notListed),
      sortBy: bySequence,
    },
    // Of payouts that failed or were canceled before release 0.2.0.
    returned: {
      partitions: (row) => (row.payout_id === null && !row.is_open ? [collectedKey(row)] : notListed),
      sortBy: bySequence,
    },
    ofPayout: {
      partitions: ({ payout_id }) => (payout_id === null ? notListed : [payout_id]),
      sortBy: bySequence,
    },
  },
  fields: fieldsOf<PayoutBatchRow>({
    id,
    sequence,
    mode,
    account_id: ref('accounts'),
    payout_type: oneOf(collectedTypes),
    currency,
    ...payoutTotals,
    is_open: boolean,
    closes_at: nullable(instant),
    counted_to: integer,
    payout_id: nullable(ref('payouts')),
    moved_at: nullable(instant),
  }),
});
