import type { OperationId } from '../../spec/resources';
import type { ReadHandler, ReadOperationId, WriteHandler } from '../context';
import * as accounts from './accounts';
import * as addresses from './addresses';
import * as balanceTransactions from './balance-transactions';
import * as bankAccounts from './bank-accounts';
import * as businesses from './businesses';
import * as checkoutSessions from './checkout-sessions';
import * as checkouts from './checkouts';
import * as disputes from './disputes';
import * as documents from './documents';
import * as feeConfigurations from './fee-configurations';
import * as identities from './identities';
import * as checkoutLists from './list-checkouts';
import * as paymentMethodLists from './list-payment-methods';
import * as paymentLists from './list-payments';
import * as onboarding from './onboarding';
import * as paymentBalanceTransactions from './payment-balance-transactions';
import * as paymentIntents from './payment-intents';
import * as paymentMethodGroups from './payment-method-groups';
import * as paymentMethods from './payment-methods';
import * as payments from './payments';
import * as payouts from './payouts';
import * as proceedsPayouts from './proceeds-payouts';
import * as provisioning from './provisioning';
import * as refunds from './refunds';
import * as sellerAccounts from './seller-accounts';
import * as subAccountSettings from './sub-account-settings';
import * as subAccounts from './sub-accounts';
import * as terms from './terms-and-conditions';
import * as webComponentTokens from './web-component-tokens';

/** The operations on an account that may change something: all except getting an access token. */
export type WriteOperationId = Exclude<OperationId, ReadOperationId | 'createAccessToken'>;

/** The operations that run on an account. */
export type AccountOperationId = ReadOperationId | WriteOperationId;

/** Functions of the modules have the names of their operations. */
const handlers = {
  ...accounts,
  ...addresses,
  ...balanceTransactions,
  ...bankAccounts,
  ...businesses,
  ...checkoutSessions,
  ...checkouts,
  ...disputes,
  ...documents,
  ...feeConfigurations,
  ...identities,
  ...checkoutLists,
  ...paymentMethodLists,
  ...paymentLists,
  ...onboarding,
  ...paymentBalanceTransactions,
  ...paymentIntents,
  ...paymentMethodGroups,
  ...paymentMethods,
  ...payments,
  ...payouts,
  ...proceedsPayouts,
  ...provisioning,
  ...refunds,
  ...sellerAccounts,
  ...subAccountSettings,
  ...subAccounts,
  ...terms,
  ...webComponentTokens,
  // Deprecated paths of the same operations.
  listPlatformProceedsPayouts: proceedsPayouts.listProceedsPayouts,
  getPlatformProceedsPayout: proceedsPayouts.getProceedsPayout,
  listAccountPayments: paymentLists.listPayments,
};

/** The handlers of the operations that change nothing. An operation without one does not compile. */
export const readHandlers: { readonly [Id in ReadOperationId]: ReadHandler<Id> } = { ...handlers };

/** The handlers of the other operations. */
export const writeHandlers: { readonly [Id in WriteOperationId]: WriteHandler<Id> } = { ...handlers };
