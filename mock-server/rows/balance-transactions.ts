import type { LedgerEntryType } from '../../spec/tables/ledger-entries';
import type { Row } from './row';
import type { Mode } from './shared';
import { ledgerEntryTypes } from '../../spec/tables/ledger-entries';
import { id, instant, integer, nullable, oneOf, ref, sequence } from '../fields/field';
import { fieldsOf, mode } from './fields';
import { bySequence, newestOfOwner, table } from './table-definition';

/**
 * An entry in the ledger of an account. It never changes. Its batch has its currency and its payout, its payment and its type
 * have the rest of what the API returns.
 */
export interface BalanceTransactionRow extends Row {
  readonly sequence: number;
  readonly mode: Mode;
  readonly account_id: string;
  /** The batch that it is paid out with, or the payout whose own entry it is. */
  readonly collected_in: string;
  readonly txn_type: LedgerEntryType;
  /** Credits are positive, debits negative. */
  readonly amount: number;
  /** The part of the amount that was deducted as an application fee. */
  readonly fee: number;
  readonly source_id: string;
  /** Null for the entry of a payout. */
  readonly payment_id: string | null;
  readonly created_at: string;
}

export const balanceTransactions = table<BalanceTransactionRow>()({
  type: 'balance_transaction',
  idPrefix: 'bt',
  indexes: {
    newest: newestOfOwner,
    collectedIn: { partitions: ({ collected_in }) => [collected_in], sortBy: bySequence },
  },
  filters: { source_payment_id: { by: ({ payment_id }) => payment_id } },
  fields: fieldsOf<BalanceTransactionRow>({
    id,
    sequence,
    mode,
    account_id: ref('accounts'),
    collected_in: id,
    txn_type: oneOf(Object.keys(ledgerEntryTypes)),
    amount: integer,
    fee: integer,
    source_id: id,
    payment_id: nullable(ref('payments')),
    created_at: instant,
  }),
});
