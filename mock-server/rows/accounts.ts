import type { StateOf } from '../../spec/vocabulary/machine';
import type { Row } from './row';
import type { Currency, Mode } from './shared';
import { anyObject, instant, integer, listOf, nonEmptyString, number, oneOf, ref, stateOf, text } from './checks';
import { currency, fieldsOf, mode } from './fields';
import { table } from './table-definition';
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
  readonly created_at: string;
  readonly updated_at: string;
}

const applicationFeeRate = fieldsOf<ApplicationFeeRateRow>({
  id: nonEmptyString,
  transaction_fee: integer,
  currency,
  basis_point_rate: number,
  rate_type: oneOf(['cc', 'ach']),
  created_at: instant,
  updated_at: instant,
});

export const accounts = table<AccountRow>()({
  type: 'account',
  indexes: {
    byName: {
      partitions: ({ kind, mode, id, status }) => {
        if (kind === 'platform') return [];
        const lists = [`${mode} any`, `${mode} ${status}`, `${id} ${status}`];
        return status === 'archived' ? lists : [...lists, `${mode} not archived`, `${id} not archived`];
      },
      sortBy: ({ name, id }) => `${name}\u0000${id}`,
    },
  },
  seed: fieldsOf<AccountRow>({
    id: nonEmptyString,
    sequence: integer,
    kind: oneOf(['platform', 'sub']),
    mode,
    platform_account_id: ref('accounts'),
    name: text,
    status: stateOf(subAccountStates),
    currency,
    application_fee_rates: listOf(applicationFeeRate),
    related_accounts: anyObject,
    created_at: instant,
    updated_at: instant,
  }),
});
