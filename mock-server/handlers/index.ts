import type { OperationId } from '../../spec/resources';
import type { Handler } from '../context';
import { getGrossVolume } from './accounts';
import { createAddress, getAddress, listAddresses, updateAddress } from './addresses';
import { getBalanceTransaction, listBalanceTransactions } from './balance-transactions';
import { createBankAccount, getBankAccount, listBankAccounts } from './bank-accounts';
import { createBusiness, getBusiness, listBusinesses, updateBusiness } from './businesses';
import { createCheckoutSession } from './checkout-sessions';
import {
  completeCheckout,
  createCheckout,
  expireCheckout,
  getCheckout,
  refundCheckout,
  updateCheckout,
} from './checkouts';
import { createDisputeEvidence } from './dispute-evidence';
import { getDispute, listDisputes, submitDisputeResponse, updateDispute, updateDisputeResponse } from './disputes';
import { createDocument, getDocument, listDocuments } from './documents';
import {
  createFeeConfiguration,
  getActiveFeeConfiguration,
  listActiveFeeConfigurations,
  listFeeConfigurationHistory,
  listScheduledFeeConfigurations,
} from './fee-configurations';
import { createIdentity, getIdentity, listIdentities, updateIdentity } from './identities';
import { listCheckouts } from './list-checkouts';
import { listPaymentMethods } from './list-payment-methods';
import { listPayments } from './list-payments';
import { createOnboardingEntry } from './onboarding';
import { listPaymentBalanceTransactions } from './payment-balance-transactions';
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  createPaymentIntent,
  getPaymentIntent,
  listPaymentIntentPayments,
  listPaymentIntents,
  updatePaymentIntent,
} from './payment-intents';
import {
  createPaymentMethodGroup,
  deletePaymentMethodFromGroup,
  getPaymentMethodGroup,
  listPaymentMethodGroups,
  updatePaymentMethodGroup,
} from './payment-method-groups';
import { clonePaymentMethod, createPaymentMethod, getPaymentMethod, updatePaymentMethod } from './payment-methods';
import { capturePayment, createPayment, getPayment, updatePayment, voidPayment } from './payments';
import { getPayout, getPayoutAccount, getPayoutReport, listAccountPayouts, listPayouts, updatePayout } from './payouts';
import { getProceedsPayout, listProceedsPayouts } from './proceeds-payouts';
import { createProvisioning } from './provisioning';
import { createRefund, getRefund, listRefunds, updateRefund } from './refunds';
import { createSellerAccount, getSellerAccount, listSellerAccounts } from './seller-accounts';
import { getSubAccountSettings } from './sub-account-settings';
import { createSubAccount, getSubAccount, listSubAccounts } from './sub-accounts';
import { createTermsAndConditions } from './terms-and-conditions';
import { createWebComponentToken } from './web-component-tokens';

/** The operations that run on an account: all except getting an access token. */
export type AccountOperationId = Exclude<OperationId, 'createAccessToken'>;

export type Handlers = { readonly [Id in AccountOperationId]: Handler<Id> };

/** The handler of each operation. An operation without a handler does not compile. */
export const handlers: Handlers = {
  createWebComponentToken,
  createSubAccount,
  listSubAccounts,
  getSubAccount,
  getSubAccountSettings,
  createSellerAccount,
  listSellerAccounts,
  getSellerAccount,
  createOnboardingEntry,
  createBusiness,
  listBusinesses,
  getBusiness,
  updateBusiness,
  createIdentity,
  listIdentities,
  getIdentity,
  updateIdentity,
  createAddress,
  listAddresses,
  getAddress,
  updateAddress,
  createBankAccount,
  listBankAccounts,
  getBankAccount,
  createDocument,
  listDocuments,
  getDocument,
  createTermsAndConditions,
  createProvisioning,
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
  clonePaymentMethod,
  createPaymentMethodGroup,
  listPaymentMethodGroups,
  getPaymentMethodGroup,
  updatePaymentMethodGroup,
  deletePaymentMethodFromGroup,
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
  cancelPaymentIntent,
  listPaymentIntentPayments,
  createRefund,
  listRefunds,
  getRefund,
  updateRefund,
  listDisputes,
  getDispute,
  updateDispute,
  updateDisputeResponse,
  submitDisputeResponse,
  createDisputeEvidence,
  listPaymentBalanceTransactions,
  createCheckout,
  listCheckouts,
  getCheckout,
  updateCheckout,
  completeCheckout,
  expireCheckout,
  refundCheckout,
  createCheckoutSession,
  listBalanceTransactions,
  getBalanceTransaction,
  listPayouts,
  listAccountPayouts,
  getPayout,
  updatePayout,
  getPayoutReport,
  getPayoutAccount,
  listProceedsPayouts,
  getProceedsPayout,
  // Deprecated paths of the same operations.
  listPlatformProceedsPayouts: listProceedsPayouts,
  getPlatformProceedsPayout: getProceedsPayout,
  listAccountPayments: listPayments,
  getGrossVolume,
};
