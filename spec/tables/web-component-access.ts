import type { OperationId } from '../resources';
import type { WebComponentKind, WebComponentRole } from './web-component-roles';

/**
 * Where a request names what its token must be good for:
 *
 * - `account`: the account that the request runs on. Sub-Account names it, and the account of the token applies without the
 *   header. The account of `checkout` is that of the checkout. Objects of other accounts are not visible to the request.
 * - `path`: the id is a parameter of the path. An account there is the account that the request runs on, whatever the headers
 *   say.
 * - `query`, `body`: the id is a parameter of the query, or a field of the body. A request without it is refused.
 * - `owner`: a parameter of the path is the id of an object, such as an identity, and its row names the id.
 */
export type WebComponentPlace =
  | { readonly in: 'account' }
  | { readonly in: 'path' | 'query' | 'body'; readonly name: string }
  | { readonly in: 'owner'; readonly name: string };

/** The least role on a kind of resource that allows an operation. `write` includes `read`. */
export interface WebComponentRule {
  readonly role: WebComponentRole;
  readonly kind: WebComponentKind;
  readonly at: WebComponentPlace;
}

const inAccount = { in: 'account' } as const;

/** The objects of an account: a list shows those of the account of the request, and other operations find no others. */
const account = (role: WebComponentRole): WebComponentRule => ({ role, kind: 'account', at: inAccount });

/** A checkout whose id is in the path. */
const checkout = (role: WebComponentRole): WebComponentRule => ({
  role,
  kind: 'checkout',
  at: { in: 'path', name: 'checkout_id' },
});

/** New payment methods in an account: that of the token, or that of its checkout. */
const tokenize: readonly WebComponentRule[] = [
  { role: 'write', kind: 'tokenize', at: inAccount },
  { role: 'write', kind: 'checkout', at: inAccount },
];

/** The business that the path, a filter or the body names, or that owns the object in the path. */
const business = (role: WebComponentRole, place: 'path' | 'query' | 'body'): readonly WebComponentRule[] => [
  { role, kind: 'business', at: { in: place, name: 'business_id' } },
];
const partOfBusiness = (role: WebComponentRole, name: string): readonly WebComponentRule[] => [
  { role, kind: 'business', at: { in: 'owner', name } },
];

/** The account of the path. */
const readAccountInPath: readonly WebComponentRule[] = [
  { role: 'read', kind: 'account', at: { in: 'path', name: 'account_id' } },
];

const readAccount = [account('read')];
const writeAccount = [account('write')];
const never: readonly WebComponentRule[] = [];

/**
 * The operations that a web component token can be used for, each with the rules of which one has to hold. An operation without
 * a row does not compile, and one without a rule is refused. Source: Web component tokens.
 */
export const webComponentAccess: Readonly<Record<OperationId, readonly WebComponentRule[]>> = {
  // Takes no token.
  createAccessToken: never,
  // No token makes another one.
  createWebComponentToken: never,
  createSubAccount: never,
  listSubAccounts: never,
  getSubAccount: never,
  createSellerAccount: never,
  listSellerAccounts: never,
  getSellerAccount: never,
  createOnboardingEntry: never,
  createBusiness: never,
  listBusinesses: never,
  getBusiness: business('read', 'path'),
  updateBusiness: business('write', 'path'),
  createIdentity: business('write', 'body'),
  listIdentities: business('read', 'query'),
  getIdentity: partOfBusiness('read', 'identity_id'),
  updateIdentity: partOfBusiness('write', 'identity_id'),
  // The body of an address names no business: components give addresses with the business or the identity.
  createAddress: never,
  listAddresses: never,
  getAddress: partOfBusiness('read', 'address_id'),
  updateAddress: partOfBusiness('write', 'address_id'),
  createBankAccount: business('write', 'body'),
  listBankAccounts: business('read', 'query'),
  getBankAccount: partOfBusiness('read', 'bank_account_id'),
  createDocument: business('write', 'body'),
  listDocuments: business('read', 'query'),
  getDocument: partOfBusiness('read', 'document_id'),
  createTermsAndConditions: business('write', 'body'),
  createProvisioning: business('write', 'body'),
  listActiveFeeConfigurations: never,
  listScheduledFeeConfigurations: never,
  createFeeConfiguration: never,
  getActiveFeeConfiguration: never,
  listFeeConfigurationHistory: never,
  getSubAccountSettings: never,
  getPayoutAccount: never,
  listAccountPayments: readAccountInPath,
  listAccountPayouts: readAccountInPath,
  getGrossVolume: readAccountInPath,
  createPaymentMethod: tokenize,
  listPaymentMethods: never,
  getPaymentMethod: never,
  updatePaymentMethod: never,
  clonePaymentMethod: never,
  createPaymentMethodGroup: never,
  listPaymentMethodGroups: never,
  getPaymentMethodGroup: never,
  updatePaymentMethodGroup: never,
  deletePaymentMethodFromGroup: never,
  createPayment: never,
  listPayments: readAccount,
  getPayment: readAccount,
  updatePayment: never,
  capturePayment: never,
  voidPayment: writeAccount,
  createPaymentIntent: never,
  listPaymentIntents: never,
  getPaymentIntent: never,
  updatePaymentIntent: never,
  capturePaymentIntent: never,
  cancelPaymentIntent: never,
  listPaymentIntentPayments: never,
  createRefund: writeAccount,
  listRefunds: readAccount,
  getRefund: readAccount,
  updateRefund: never,
  listDisputes: readAccount,
  getDispute: readAccount,
  updateDispute: never,
  updateDisputeResponse: writeAccount,
  submitDisputeResponse: writeAccount,
  createDisputeEvidence: writeAccount,
  listPaymentBalanceTransactions: readAccount,
  createCheckout: never,
  listCheckouts: readAccount,
  getCheckout: [account('read'), checkout('read')],
  updateCheckout: never,
  completeCheckout: [checkout('write')],
  expireCheckout: never,
  refundCheckout: writeAccount,
  createCheckoutSession: never,
  listBalanceTransactions: readAccount,
  getBalanceTransaction: readAccount,
  listPayouts: readAccount,
  getPayout: readAccount,
  updatePayout: never,
  getPayoutReport: readAccount,
  // The payouts of the platform itself.
  listProceedsPayouts: never,
  getProceedsPayout: never,
  listPlatformProceedsPayouts: never,
  getPlatformProceedsPayout: never,
};
