import type { StateOf } from '../../spec/vocabulary/machine';
import type { Row } from './row';
import type { Currency, Mode } from './shared';
import {
  anyObject,
  id,
  instant,
  integer,
  listOf,
  number,
  oneOf,
  optional,
  ref,
  sequence,
  stateOf,
  text,
} from '../fields/field';
import { currency, fieldsOf, mode } from './fields';
import { notListed, table } from './table-definition';
import { subAccountStates } from '../../spec/tables/states';

export interface ApplicationFeeRateRow extends Row {
  readonly transaction_fee: number;
  readonly currency: Currency;
  readonly basis_point_rate: number;
  readonly rate_type: 'cc' | 'ach';
  readonly created_at: string;
  readonly updated_at: string;
}

/** An account: one of the two of the platform itself, or a sub account. */
export interface AccountRow extends Row {
  readonly sequence: number;
  readonly kind: 'platform' | 'sub';
  readonly mode: Mode;
  readonly platform_account_id: string;
  readonly name: string;
  readonly status: StateOf<typeof subAccountStates>;
  readonly currency: Currency;
  readonly application_fee_rates: readonly ApplicationFeeRateRow[];
  readonly related_accounts: { readonly live_account_id?: string; readonly test_account_id: string };
  /** The business that the account was provisioned for; absent for any other account. */
  readonly business_id?: string;
  /** The newest bank account of that business; absent without one. */
  readonly payout_account_id?: string;
  /** When the first payment succeeded; absent before. */
  readonly payments_activated_on?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const applicationFeeRate = fieldsOf<ApplicationFeeRateRow>({
  id,
  transaction_fee: integer,
  currency,
  basis_point_rate: number,
  rate_type: oneOf(['cc', 'ach']),
  created_at: instant,
  updated_at: instant,
});

const sortBy = ({ name, id }: AccountRow): string => `${name}\u0000${id}`;

export const accounts = table<AccountRow>()({
  type: 'account',
  idPrefix: 'acc',
  indexes: {
    // Sub accounts: the platform has no list of its own accounts.
    byName: { partitions: ({ kind, mode, id }) => (kind === 'platform' ? notListed : [mode, id]), sortBy },
  },
  filters: {
    status: { by: ({ status }) => (status === 'archived' ? status : [status, 'not archived']) },
    business_id: { by: ({ business_id }) => business_id },
  },
  fields: fieldsOf<AccountRow>({
    id,
    sequence,
    kind: oneOf(['platform', 'sub']),
    mode,
    platform_account_id: ref('accounts'),
    name: text,
    status: stateOf(subAccountStates),
    currency,
    application_fee_rates: listOf(applicationFeeRate),
    related_accounts: anyObject,
    business_id: optional(ref('businesses')),
    payout_account_id: optional(ref('bank_accounts')),
    payments_activated_on: optional(instant),
    created_at: instant,
    updated_at: instant,
  }),
});
