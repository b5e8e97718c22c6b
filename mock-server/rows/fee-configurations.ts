import type { FeeType } from '../../spec/tables/fee-types';
import type { Currency, ResourceRow } from './shared';
import { instant, integer, nonEmptyString, nullable, ref } from '../fields/field';
import { currency, feeType, fieldsOf, resourceFields } from './fields';
import { byTextThenSequence, newestOfOwner, table } from './table-definition';

/** The rate of one fee type of a sub account, from one instant to another. Never deleted: the rows are the history. */
export interface FeeConfigurationRow extends ResourceRow {
  readonly platform_account_id: string;
  readonly fee_type: FeeType;
  /** Percent of the amount, as the decimal number that was sent: `2.75`. Calculated with these digits exactly. */
  readonly variable_rate: string;
  readonly transaction_fee_cents: number;
  readonly transaction_fee_currency: Currency;
  readonly fee_cap_cents: number | null;
  readonly effective_start: string;
  /** The first instant at which it no longer applies; equal to the start when another configuration replaced it entirely. */
  readonly effective_end: string | null;
}

/** The configurations of one fee type of an account, ordered by their start. */
export type Chain = Pick<FeeConfigurationRow, 'account_id' | 'fee_type'>;

/** The partition of a chain in the index by start. */
export const chainKey = ({ account_id, fee_type }: Chain): string => `${account_id} ${fee_type}`;

export const feeConfigurations = table<FeeConfigurationRow>()({
  type: 'fee_configuration',
  idPrefix: 'sfc',
  indexes: {
    // By account and fee type: the whole chain. By account: every configuration that is or will be in force.
    byStart: {
      partitions: ({ account_id, fee_type, effective_start, effective_end }) => {
        const chain = chainKey({ account_id, fee_type });
        return effective_start === effective_end ? [chain] : [chain, account_id];
      },
      sortBy: (row) => byTextThenSequence(row.effective_start, row),
    },
    // Every configuration, retired ones included. No operation of the API lists them.
    newest: { ...newestOfOwner, lazy: true },
  },
  filters: { account_id: { by: ({ account_id }) => account_id } },
  fields: fieldsOf<FeeConfigurationRow>({
    ...resourceFields,
    platform_account_id: ref('accounts'),
    fee_type: feeType,
    variable_rate: nonEmptyString,
    transaction_fee_cents: integer,
    transaction_fee_currency: currency,
    fee_cap_cents: nullable(integer),
    effective_start: instant,
    effective_end: nullable(instant),
  }),
});
