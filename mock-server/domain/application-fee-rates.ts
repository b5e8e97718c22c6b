import type { NewId } from '../random/ids';
import type { AccountRow, ApplicationFeeRateRow, Currency } from '../rows';

/** The rates of a new account, for cards and for bank accounts. */
const rates = [
  { rate_type: 'cc', basis_point_rate: 225, transaction_fee: 37 },
  { rate_type: 'ach', basis_point_rate: 45, transaction_fee: 75 },
] as const;

export function applicationFeeRates(
  currency: Currency,
  { newId, now }: { readonly newId: NewId; readonly now: string },
): readonly ApplicationFeeRateRow[] {
  return rates.map(({ rate_type, basis_point_rate, transaction_fee }) => ({
    id: newId('afr'),
    transaction_fee,
    currency,
    basis_point_rate,
    rate_type,
    created_at: now,
    updated_at: now,
  }));
}

/** Returns the rate of an account for a type of payment method. */
export function applicableRate(account: AccountRow, rateType: 'cc' | 'ach'): ApplicationFeeRateRow | undefined {
  return account.application_fee_rates.find((rate) => rate.rate_type === rateType);
}
