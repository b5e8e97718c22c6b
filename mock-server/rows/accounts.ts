import type { StateOf } from '../../spec/vocabulary/machine';
import type { Row } from './row';
import type { subAccountStates } from '../../spec/tables/states';
import type { Currency, Mode } from './shared';

export interface ApplicationFeeRateRow extends Row {
  readonly transaction_fee: number;
  readonly currency: Currency;
  readonly basis_point_rate: number;
  readonly rate_type: 'cc' | 'ach';
  readonly created_at: string;
  readonly updated_at: string;
}

/** The platform's own two accounts and its sub accounts. */
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
