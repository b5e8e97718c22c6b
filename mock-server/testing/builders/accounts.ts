import type { FeeConfiguration, SubAccount, SubAccountSettings } from '../../../sdk';
import {
  feeConfigurationExample,
  feeRateExample,
  payoutSettingsExample,
  subAccountExample,
} from '../../../spec/generated/built-examples';
import { fromExample } from './from-example';
import { accountIds } from './ids';
import type { Overrides } from './overrides';

type FeeRate = SubAccount['application_fee_rates'][number];
type PayoutSettings = SubAccountSettings['payouts'];

/** Returns the application fee rate for cards. Source: Resources, Sub account. */
export function buildFeeRate(overrides: Overrides<FeeRate> = {}): FeeRate {
  return fromExample<FeeRate>(feeRateExample, overrides);
}

/** Returns the payout settings of an enabled sub account. Source: Resources, Sub account. */
export function buildPayoutSettings(overrides: Overrides<PayoutSettings> = {}): PayoutSettings {
  return fromExample<PayoutSettings>(payoutSettingsExample, overrides);
}

/** Returns an enabled sub account of test mode. One of another status processes no payments. Source: Resources, Sub account. */
export function buildSubAccount(overrides: Overrides<SubAccount> = {}): SubAccount {
  const { status = 'enabled' } = overrides;
  const isReady = status === 'enabled';
  const rules = { status, processing_ready: isReady, payout_ready: isReady };
  return fromExample<SubAccount>(subAccountExample, overrides, rules);
}

/** Returns an active fee configuration of type `platform`. Source: Resources, Fee configuration. */
export function buildFeeConfiguration(overrides: Overrides<FeeConfiguration> = {}): FeeConfiguration {
  return fromExample<FeeConfiguration>(feeConfigurationExample, overrides, { account_id: accountIds.seller });
}
