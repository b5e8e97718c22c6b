import type { FeeConfiguration, SubAccount, SubAccountSettings } from '../../../sdk';
import { accountIds, BUILT_AT, newId, times } from './ids';
import { type Overrides, overridden } from './overrides';

type FeeRate = SubAccount['application_fee_rates'][number];
type PayoutSettings = SubAccountSettings['payouts'];

/** Returns the application fee rate for cards. Source: Resources, Sub account. */
export function buildFeeRate(overrides: Overrides<FeeRate> = {}): FeeRate {
  return overridden<FeeRate>(overrides, {
    id: newId('afr'),
    transaction_fee: 37,
    currency: 'usd',
    basis_point_rate: 225,
    rate_type: 'cc',
    ...times,
  });
}

const feeRates = (): FeeRate[] => [
  buildFeeRate(),
  buildFeeRate({ rate_type: 'ach', transaction_fee: 75, basis_point_rate: 45 }),
];

/** Returns the payout settings of an enabled sub account. Source: Resources, Sub account. */
export function buildPayoutSettings(overrides: Overrides<PayoutSettings> = {}): PayoutSettings {
  return overridden<PayoutSettings>(overrides, {
    id: newId('stpo'),
    enabled: true,
    statement_descriptor: null,
    settlement_priority: 'standard',
  });
}

/** Returns an enabled sub account of test mode. One of another status processes no payments. Source: Resources, Sub account. */
export function buildSubAccount(overrides: Overrides<SubAccount> = {}): SubAccount {
  const { id = newId('acc'), status = 'enabled' } = overrides;
  const isReady = status === 'enabled';
  return overridden<SubAccount>(overrides, {
    id,
    name: `Seller ${id.slice(-4)}`,
    account_type: 'test',
    status,
    currency: 'usd',
    platform_account_id: accountIds.platform,
    application_fee_rates: feeRates(),
    processing_ready: isReady,
    payout_ready: isReady,
    related_accounts: { test_account_id: id },
    business_id: null,
    payout_account_id: null,
    payments_activated_on: null,
    ...times,
  });
}

/** Returns an active fee configuration of type `platform`: 1 % without an end. Source: Resources, Fee configuration. */
export function buildFeeConfiguration(overrides: Overrides<FeeConfiguration> = {}): FeeConfiguration {
  return overridden<FeeConfiguration>(overrides, {
    id: newId('sfc'),
    account_id: accountIds.seller,
    platform_account_id: accountIds.platform,
    fee_type: 'platform',
    variable_rate: 1,
    transaction_fee_cents: 0,
    transaction_fee_currency: 'usd',
    fee_cap_cents: null,
    effective_start: BUILT_AT,
    effective_end: null,
  });
}
