import { accessTokens } from './access-tokens';
import { accounts } from './accounts';
import { addresses } from './addresses';
import { balanceTransactions } from './balance-transactions';
import { bankAccounts } from './bank-accounts';
import { businesses } from './businesses';
import { checkouts } from './checkouts';
import { checkoutSessions } from './checkout-sessions';
import { disputes } from './disputes';
import { documents } from './documents';
import { feeConfigurations } from './fee-configurations';
import { identities } from './identities';
import { onboarding } from './onboarding';
import { paymentBalanceTransactions } from './payment-balance-transactions';
import { paymentIntents } from './payment-intents';
import { paymentMethodGroups } from './payment-method-groups';
import { paymentMethods } from './payment-methods';
import { payments } from './payments';
import { payouts } from './payouts';
import { proceedsPayouts } from './proceeds-payouts';
import { provisioning } from './provisioning';
import { refunds } from './refunds';
import { sellerAccounts } from './seller-accounts';
import { subAccountSettings } from './sub-account-settings';
import { subAccounts } from './sub-accounts';
import { termsAndConditions } from './terms-and-conditions';
import { webComponentTokens } from './web-component-tokens';
import { allOperations } from '../vocabulary/operation';

/** The nouns of the API in reading order. */
export const resources = [
  accessTokens,
  webComponentTokens,
  subAccounts,
  subAccountSettings,
  sellerAccounts,
  onboarding,
  businesses,
  identities,
  addresses,
  bankAccounts,
  documents,
  termsAndConditions,
  provisioning,
  feeConfigurations,
  paymentMethods,
  paymentMethodGroups,
  payments,
  paymentIntents,
  refunds,
  disputes,
  paymentBalanceTransactions,
  checkouts,
  checkoutSessions,
  balanceTransactions,
  payouts,
  proceedsPayouts,
  accounts,
] as const;

/** Every operation of the API by its id. */
export const operations = allOperations(resources);

/** The id of an operation of the API. */
export type OperationId = keyof typeof operations;
