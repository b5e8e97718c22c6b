import type { OperationId } from '../../spec/resources';
import type { ReadHandler, ReadOperationId, WriteHandler } from '../context';
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

/** The operations on an account that may change something: all except getting an access token. */
export type WriteOperationId = Exclude<OperationId, ReadOperationId | 'createAccessToken'>;

/** The operations that run on an account. */
export type AccountOperationId = ReadOperationId | WriteOperationId;

/** The handler of each operation that changes nothing. An operation without a handler does not compile. */
export const readHandlers: { readonly [Id in ReadOperationId]: ReadHandler<Id> } = {
  listSubAccounts,
  getSubAccount,
  getSubAccountSettings,
  listSellerAccounts,
  getSellerAccount,
  listBusinesses,
  getBusiness,
  listIdentities,
  getIdentity,
  listAddresses,
  getAddress,
  listBankAccounts,
  getBankAccount,
  listDocuments,
  getDocument,
  listActiveFeeConfigurations,
  listScheduledFeeConfigurations,
  getActiveFeeConfiguration,
  listFeeConfigurationHistory,
  listPaymentMethods,
  getPaymentMethod,
  listPaymentMethodGroups,
  getPaymentMethodGroup,
  listPayments,
  getPayment,
  listPaymentIntents,
  getPaymentIntent,
  listPaymentIntentPayments,
  listRefunds,
  getRefund,
  listDisputes,
  getDispute,
  listPaymentBalanceTransactions,
  listCheckouts,
  getCheckout,
  listBalanceTransactions,
  getBalanceTransaction,
  listPayouts,
  listAccountPayouts,
  getPayout,
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

/** The handler of each other operation. */
export const writeHandlers: { readonly [Id in WriteOperationId]: WriteHandler<Id> } = {
  createWebComponentToken,
  createSubAccount,
  createSellerAccount,
  createOnboardingEntry,
  createBusiness,
  updateBusiness,
  createIdentity,
  updateIdentity,
  createAddress,
  updateAddress,
  createBankAccount,
  createDocument,
  createTermsAndConditions,
  createProvisioning,
  createFeeConfiguration,
  createPaymentMethod,
  updatePaymentMethod,
  clonePaymentMethod,
  createPaymentMethodGroup,
  updatePaymentMethodGroup,
  deletePaymentMethodFromGroup,
  createPayment,
  updatePayment,
  capturePayment,
  voidPayment,
  createPaymentIntent,
  updatePaymentIntent,
  capturePaymentIntent,
  cancelPaymentIntent,
  createRefund,
  updateRefund,
  updateDispute,
  updateDisputeResponse,
  submitDisputeResponse,
  createDisputeEvidence,
  createCheckout,
  updateCheckout,
  completeCheckout,
  expireCheckout,
  refundCheckout,
  createCheckoutSession,
  updatePayout,
};
