import type { Resources } from '../context';
import type { FeeConfigurationRow } from '../rows';

export function presentFeeConfiguration(row: FeeConfigurationRow): Resources['FeeConfiguration'] {
  return {
    id: row.id,
    account_id: row.account_id,
    platform_account_id: row.platform_account_id,
    fee_type: row.fee_type,
    variable_rate: Number(row.variable_rate),
    transaction_fee_cents: row.transaction_fee_cents,
    transaction_fee_currency: row.transaction_fee_currency,
    fee_cap_cents: row.fee_cap_cents,
    effective_start: row.effective_start,
    effective_end: row.effective_end,
  };
}
