import type { FeeType } from '../../spec/tables/fee-types';
import type { Currency, ResourceRow } from './shared';

/** What a sub account is charged for one fee type, from one instant to another. Never deleted: the rows are the history. */
export interface FeeConfigurationRow extends ResourceRow {
  readonly platform_account_id: string;
  readonly fee_type: FeeType;
  /** Percent of the amount, as the decimal number that was sent: `2.75`. No arithmetic but with these digits. */
  readonly variable_rate: string;
  readonly transaction_fee_cents: number;
  readonly transaction_fee_currency: Currency;
  readonly fee_cap_cents: number | null;
  readonly effective_start: string;
  /** The first instant at which it no longer applies; equal to the start when another one took its whole place. */
  readonly effective_end: string | null;
}
