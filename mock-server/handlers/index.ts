import type { OperationId } from '../../spec/resources';
import type { Handler } from '../context';
import { createCheckoutSession } from './checkout-sessions';
import { completeCheckout, createCheckout, getCheckout, refundCheckout, updateCheckout } from './checkouts';
import {
  createFeeConfiguration,
  getActiveFeeConfiguration,
  listActiveFeeConfigurations,
  listFeeConfigurationHistory,
  listScheduledFeeConfigurations,
} from './fee-configurations';
import { listCheckouts } from './list-checkouts';
import { createOnboardingEntry } from './onboarding';
import { listPaymentBalanceTransactions } from './payment-balance-transactions';
import {
  capturePaymentIntent,
  createPaymentIntent,
  getPaymentIntent,
  listPaymentIntentPayments,
  listPaymentIntents,
  updatePaymentIntent,
} from './payment-intents';
import { createPaymentMethod, getPaymentMethod, listPaymentMethods, updatePaymentMethod } from './payment-methods';
import { capturePayment, createPayment, getPayment, listPayments, updatePayment, voidPayment } from './payments';
import { getProceedsPayout, listProceedsPayouts } from './proceeds-payouts';
import { createRefund, getRefund, listRefunds, updateRefund } from './refunds';
import { createSellerAccount, getSellerAccount, listSellerAccounts } from './seller-accounts';
import { createSubAccount, getSubAccount, listSubAccounts } from './sub-accounts';

/** The operations that run on an account: all except getting an access token. */
export type AccountOperationId = Exclude<OperationId, 'createAccessToken'>;

export type Handlers = { readonly [Id in AccountOperationId]: Handler<Id> };

/** The handler of each operation. An operation without a handler does not compile. */
export const handlers: Handlers = {
  createSubAccount,
  listSubAccounts,
  getSubAccount,
  createSellerAccount,
  listSellerAccounts,
  getSellerAccount,
  createOnboardingEntry,
  createFeeConfiguration,
  listActiveFeeConfigurations,
  // Before the fee types: the first path that matches wins.
  listScheduledFeeConfigurations,
  getActiveFeeConfiguration,
  listFeeConfigurationHistory,
  createPaymentMethod,
  listPaymentMethods,
  getPaymentMethod,
  updatePaymentMethod,
  createPayment,
  listPayments,
  getPayment,
  updatePayment,
  capturePayment,
  voidPayment,
  createPaymentIntent,
  listPaymentIntents,
  getPaymentIntent,
  updatePaymentIntent,
  capturePaymentIntent,
  listPaymentIntentPayments,
  createRefund,
  listRefunds,
  getRefund,
  updateRefund,
  listPaymentBalanceTransactions,
  createCheckout,
  listCheckouts,
  getCheckout,
  updateCheckout,
  completeCheckout,
  refundCheckout,
  createCheckoutSession,
  listProceedsPayouts,
  getProceedsPayout,
  // Deprecated paths of the same operations.
  listPlatformProceedsPayouts: listProceedsPayouts,
  getPlatformProceedsPayout: getProceedsPayout,
};
