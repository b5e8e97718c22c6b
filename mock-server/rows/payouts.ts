import { type CollectedType, collectedTypes } from '../../spec/tables/ledger-entries';
import { payoutStates } from '../../spec/tables/states';
import type { StateOf } from '../../spec/vocabulary/machine';
import { id, instant, integer, nonEmptyString, nullable, oneOf, stateOf, text } from '../fields/field';
import { currency, fieldsOf, metadata, resourceFields } from './fields';
import { type PayoutTotals, payoutTotals } from './payout-totals';
import type { Currency, Metadata, ResourceRow } from './shared';
import { bySequence, newestOfOwner, notListed, table } from './table-definition';

/** The bank account that a payout goes to. */
export interface PayoutBankAccountRow {
  readonly id: string;
  readonly full_name: string;
  readonly bank_name: string;
  readonly account_number_last4: number;
  readonly routing_number: string;
  readonly country: 'US' | 'CA';
  readonly nickname: string;
  readonly account_type: string;
}

/** A payout of an account, or of the platform's proceeds. */
export interface PayoutRow extends ResourceRow, PayoutTotals {
  readonly payout_type: CollectedType;
  readonly currency: Currency;
  readonly amount: number;
  readonly bank_account: PayoutBankAccountRow;
  readonly status: StateOf<typeof payoutStates>;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly deposits_at: string;
}

const bankAccount = fieldsOf<PayoutBankAccountRow>({
  id,
  full_name: text,
  bank_name: text,
  account_number_last4: integer,
  routing_number: text,
  country: oneOf(['US', 'CA']),
  nickname: text,
  account_type: nonEmptyString,
});

const isOfAccount = ({ payout_type }: PayoutRow) => payout_type !== 'proceeds';

const { partitions: ownersOf } = newestOfOwner;

export const payouts = table<PayoutRow>()({
  type: 'payout',
  idPrefix: 'po',
  indexes: {
    newest: { partitions: (row) => (isOfAccount(row) ? ownersOf(row) : notListed), sortBy: bySequence },
    proceeds: { partitions: (row) => (isOfAccount(row) ? notListed : ownersOf(row)), sortBy: bySequence },
  },
  filters: { status: { by: ({ status }) => status }, currency: { by: (row) => row.currency } },
  fields: fieldsOf<PayoutRow>({
    ...resourceFields,
    ...payoutTotals,
    payout_type: oneOf(collectedTypes),
    currency,
    amount: integer,
    bank_account: bankAccount,
    status: stateOf(payoutStates),
    description: nullable(text),
    metadata,
    deposits_at: instant,
  }),
});
