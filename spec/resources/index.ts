import { accessTokens } from './access-tokens';
import { checkouts } from './checkouts';
import { checkoutSessions } from './checkout-sessions';
import { feeConfigurations } from './fee-configurations';
import { onboarding } from './onboarding';
import { paymentBalanceTransactions } from './payment-balance-transactions';
import { paymentIntents } from './payment-intents';
import { paymentMethods } from './payment-methods';
import { payments } from './payments';
import { proceedsPayouts } from './proceeds-payouts';
import { refunds } from './refunds';
import { sellerAccounts } from './seller-accounts';
import { subAccounts } from './sub-accounts';

/** The nouns of the API in reading order. */
export const resources = [
  accessTokens,
  subAccounts,
  sellerAccounts,
  onboarding,
  feeConfigurations,
  paymentMethods,
  payments,
  paymentIntents,
  refunds,
  paymentBalanceTransactions,
  checkouts,
  checkoutSessions,
  proceedsPayouts,
] as const;

/** Every operation of the API by its id. */
export const operations = {
  ...accessTokens.operations,
  ...subAccounts.operations,
  ...sellerAccounts.operations,
  ...onboarding.operations,
  ...feeConfigurations.operations,
  ...paymentMethods.operations,
  ...payments.operations,
  ...paymentIntents.operations,
  ...refunds.operations,
  ...paymentBalanceTransactions.operations,
  ...checkouts.operations,
  ...checkoutSessions.operations,
  ...proceedsPayouts.operations,
};

export type OperationId = keyof typeof operations;
