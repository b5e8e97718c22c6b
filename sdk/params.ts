import type { components, operations } from '../spec/generated/types';
import type { AcceptsUndefined } from './accepts-undefined';

type Schemas = components['schemas'];

/** The JSON body of an operation. */
type Body<Operation extends keyof operations> = operations[Operation] extends {
  requestBody?: { content: { 'application/json': infer Json } };
}
  ? AcceptsUndefined<Json>
  : never;

/** The query parameters of an operation. */
type Query<Operation extends keyof operations> = AcceptsUndefined<
  NonNullable<operations[Operation]['parameters']['query']>
>;

/** Exactly one of the properties of `T`; two at once do not compile. */
type ExactlyOne<T> = {
  [Key in keyof T]-?: { [Given in Key]-?: Exclude<T[Given], undefined> } & {
    readonly [Other in Exclude<keyof T, Key>]?: undefined;
  };
}[keyof T];

/** The parameters of a list, with at most one cursor: of two, the service would use the last. */
type Paged<T> = Omit<T, 'after_cursor' | 'before_cursor'> &
  (
    | { after_cursor?: string | undefined; before_cursor?: undefined }
    | { before_cursor?: string | undefined; after_cursor?: undefined }
  );

/** A card with its number and security code, which no response contains. Source: Endpoints, Create payment details. */
export type CardInput = NonNullable<Body<'createPayment'>['payment_method']['card']>;
/** A bank account with its number, which no response contains. Source: Endpoints, Create payment details. */
export type BankAccountInput = NonNullable<Body<'createPayment'>['payment_method']['bank_account']>;
/** A card, a bank account, or the token of one. Source: Endpoints, Create payment details. */
export type PaymentMethodInput = ExactlyOne<Body<'createPayment'>['payment_method']>;

/**
 * A fee to charge or to return, at most one of each type. The amount is in the smallest unit.
 * Source: Endpoints, Create payment details; Refund details.
 */
export type FeeInput = NonNullable<Body<'createPayment'>['fees']>[number];

/** Source: Endpoints, Create payment details. */
export type CreatePaymentParams = Omit<Body<'createPayment'>, 'payment_method'> & {
  /** A card, a bank account, or the token of one. */
  payment_method: PaymentMethodInput;
};
/** Source: Endpoints, Operations. */
export type UpdatePaymentParams = Body<'updatePayment'>;
/** Source: Endpoints, Operations. */
export type CapturePaymentParams = Body<'capturePayment'>;
/** Source: Endpoints, Operations. */
export type CreatePaymentIntentParams = Omit<Body<'createPaymentIntent'>, 'payment_method'> & {
  /** A card, a bank account, or the token of one. */
  payment_method?: PaymentMethodInput | undefined;
};
/** Source: Endpoints, Operations. */
export type UpdatePaymentIntentParams = Omit<Body<'updatePaymentIntent'>, 'payment_method'> & {
  /** A card, a bank account, or the token of one. */
  payment_method?: PaymentMethodInput | undefined;
};
/** The body of the capture: `{ payment_method }`, or nothing. Source: Endpoints, Operations. */
export type CapturePaymentIntentParams = { payment_method?: PaymentMethodInput | undefined };
/** Source: Endpoints, Operations. */
export type ListPaymentIntentsParams = Paged<Query<'listPaymentIntents'>>;
/** Source: Resources, Payment intent. */
export type ListPaymentIntentPaymentsParams = Paged<Query<'listPaymentIntentPayments'>>;
/** Source: Endpoints, Operations. */
export type ListPaymentsParams = Paged<Query<'listPayments'>>;
/** Source: Endpoints, Common rules. */
export type ListAccountPaymentsParams = Paged<Query<'listAccountPayments'>>;
/** Source: Resources, Payment-balance transaction. */
export type ListPaymentBalanceTransactionsParams = Paged<Query<'listPaymentBalanceTransactions'>>;
/** Without an amount: all that is left. Without `fees`: no fee is returned. Source: Endpoints, Refund details. */
export type CreateRefundParams = Body<'createRefund'>;
/** Source: Endpoints, Operations. */
export type UpdateRefundParams = Body<'updateRefund'>;
/** Source: Endpoints, Operations. */
export type ListRefundsParams = Paged<Query<'listRefunds'>>;
/** Source: Resources, Payment. */
export type ListDisputesParams = Paged<Query<'listDisputes'>>;
/** Source: Resources, Payment. */
export type UpdateDisputeParams = Body<'updateDispute'>;
/** A field that is absent or empty stays as it was. Source: Resources, Payment. */
export type UpdateDisputeResponseParams = Body<'updateDisputeResponse'>;
/** With `forfeit: true` the dispute is lost, and the fields are ignored. Source: Resources, Payment. */
export type SubmitDisputeResponseParams = Body<'submitDisputeResponse'>;
/** The file itself is sent to `presigned_url` of the evidence. Source: Resources, Payment. */
export type CreateDisputeEvidenceParams = Body<'createDisputeEvidence'>;
/** Source: Endpoints, Operations. */
export type CreateSubAccountParams = Body<'createSubAccount'>;
/** Without a status: all except archived ones. Source: Endpoints, Operations. */
export type ListSubAccountsParams = Paged<Query<'listSubAccounts'>>;
/**
 * The fields that are always required. The type and the structure of the business can require more.
 * Source: Resources, Onboarding entry.
 */
export type CreateOnboardingEntryParams = Omit<AcceptsUndefined<Schemas['OnboardingPayload']>, 'onboarding_version'> &
  Pick<Body<'createOnboardingEntry'>, 'onboarding_version'>;
/** Only the legal name is required. Source: Entities, Business. */
export type CreateBusinessParams = Body<'createBusiness'>;
/** `archived`: test mode only. Source: Entities, Business. */
export type UpdateBusinessParams = Body<'updateBusiness'>;
/** Source: Entities, Business. */
export type ListBusinessesParams = Paged<Query<'listBusinesses'>>;
/** Source: Entities, Identity. */
export type CreateIdentityParams = Body<'createIdentity'>;
/** Source: Entities, Identity. */
export type UpdateIdentityParams = Body<'updateIdentity'>;
/** Source: Entities, Identity. */
export type ListIdentitiesParams = Paged<Query<'listIdentities'>>;
/** Source: Entities, Address. */
export type CreateAddressParams = Body<'createAddress'>;
/** Source: Entities, Address. */
export type UpdateAddressParams = Body<'updateAddress'>;
/** Source: Entities, Address. */
export type ListAddressesParams = Paged<Query<'listAddresses'>>;
/** A bank account with its number, which no response contains. Source: Entities, Bank account. */
export type CreateBankAccountParams = Body<'createBankAccount'>;
/** Source: Entities, Bank account. */
export type ListBankAccountsParams = Paged<Query<'listBankAccounts'>>;
/** A document, without its file. Source: Entities, Document. */
export type CreateDocumentParams = Body<'createDocument'>;
/** Source: Entities, Document. */
export type ListDocumentsParams = Paged<Query<'listDocuments'>>;
/** Without an `ip`: the address of the caller. Source: Entities, Terms. */
export type CreateTermsAndConditionsParams = Body<'createTermsAndConditions'>;
/** Source: Entities, Provisioning. */
export type CreateProvisioningParams = Body<'createProvisioning'>;
/** Source: Fees on payments and checkouts. */
export type CreateCheckoutParams = Body<'createCheckout'>;
/** Source: Endpoints, Operations. */
export type ListCheckoutsParams = Paged<Query<'listCheckouts'>>;
/** An update of a checkout. Absent fields do not change. Source: Resources, Checkout and checkout session. */
export type UpdateCheckoutParams = Body<'updateCheckout'>;
/** `payment_mode`: default `ecom`. Source: Resources, Checkout and checkout session. */
export type CompleteCheckoutParams = Body<'completeCheckout'>;
/** Without an amount: all that is left. Source: Endpoints, Refund details. */
export type RefundCheckoutParams = Body<'refundCheckout'>;
/** Source: Endpoints, Hosted checkout. */
export type CreateCheckoutSessionParams = Body<'createCheckoutSession'>;
export type CreateWebComponentTokenParams = Body<'createWebComponentToken'>;
/** Source: Balance transactions. */
export type ListBalanceTransactionsParams = Paged<Query<'listBalanceTransactions'>>;
/** Source: Payouts. */
export type ListPayoutsParams = Paged<Query<'listPayouts'>>;
/** Source: Payouts. */
export type UpdatePayoutParams = Body<'updatePayout'>;
/** Source: Endpoints, Operations. */
export type ListProceedsPayoutsParams = Paged<Query<'listProceedsPayouts'>>;
/** Without `effective_start`: from now. Source: Endpoints, Fee configuration rules. */
export type CreateFeeConfigurationParams = Body<'createFeeConfiguration'>;
/** Source: Endpoints, Operations. */
export type ListFeeConfigurationsParams = Paged<Query<'listActiveFeeConfigurations'>>;
type NewPaymentMethod = Body<'createPaymentMethod'>['payment_method'];
/**
 * A card or a bank account to tokenize. The group can stand in `payment_method` or beside it. `force_tokenize` stores a card that
 * has expired, or whose security code is wrong, as invalid. Source: Resources, Payment.
 */
export type CreatePaymentMethodParams = Omit<Body<'createPaymentMethod'>, 'payment_method' | 'customer_id'> & {
  /** A card or a bank account. */
  payment_method: ExactlyOne<Pick<NewPaymentMethod, 'card' | 'bank_account'>> &
    Pick<NewPaymentMethod, 'payment_method_group_id'>;
};
/** New details of a card. Source: Resources, Payment. */
export type UpdatePaymentMethodParams = Body<'updatePaymentMethod'>;
/** Source: Endpoints, Common rules. */
export type ListPaymentMethodsParams = Paged<Query<'listPaymentMethods'>>;
/** Source: Resources, Payment. */
export type ClonePaymentMethodParams = Body<'clonePaymentMethod'>;
/** The payment methods to add. Source: Resources, Payment. */
export type UpdatePaymentMethodGroupParams = Body<'updatePaymentMethodGroup'>;
/** Source: Endpoints, Common rules. */
export type ListPaymentMethodGroupsParams = Paged<Query<'listPaymentMethodGroups'>>;
