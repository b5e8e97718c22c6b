import type { components, operations, webhooks } from '../spec/generated/types';
import type { AcceptsUndefined } from './accepts-undefined';

export type { DeclineCode } from '../spec/tables/decline-codes';
export type { ErrorCode } from '../spec/tables/errors';
export type { SimulatedErrorCode } from '../spec/tables/simulated-errors';
export type { FeeType, PaymentFeeType } from '../spec/tables/fee-types';
export type { NetworkErrorCode } from '../spec/tables/network-errors';
export type { ScenarioName } from '../spec/tables/scenarios';

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

/** A payment by card or bank account. Amounts are in the smallest unit. Source: Resources, Payment. */
export type Payment = Schemas['Payment'];
/** The status of a payment. Source: States, Payment status. */
export type PaymentStatus = Payment['status'];
/** A fee that a payment bears. Source: Resources, Payment. */
export type PaymentFee = Schemas['PaymentFee'];
/** The fee of a payment that is given as one amount. Source: Resources, Payment. */
export type ApplicationFee = Schemas['ApplicationFee'];
/** A ledger entry of a payment, and the balance after it. Source: Resources, Payment-balance transaction. */
export type PaymentBalanceTransaction = Schemas['PaymentBalanceTransaction'];
/** A dispute: a cardholder contests a payment. Source: Resources, Payment. */
export type Dispute = Schemas['Dispute'];
/** A payment intent: it is paid at most once, in any number of attempts. Source: Resources, Payment intent. */
export type PaymentIntent = Schemas['PaymentIntent'];
/** A full or partial refund of a payment. Source: Resources, Refund. */
export type Refund = Schemas['Refund'];
/** A fee, or a part of one, that is returned with a refund. Source: Resources, Refund. */
export type ReturnedFee = Schemas['ReturnedFee'];
/** A requested payment, completed at most once. Source: Resources, Checkout and checkout session. */
export type Checkout = Schemas['Checkout'];
/** The status of a checkout. Source: States, Refund and checkout status. */
export type CheckoutStatus = Checkout['status'];
/** An attempt to complete a checkout. Source: States, Payment status. */
export type CheckoutCompletion = Schemas['CheckoutCompletion'];
/** A refund of the payment of a checkout. Source: Endpoints, Refund details. */
export type CheckoutRefund = Schemas['CheckoutRefund'];
/** A customer's visit to the hosted checkout. Source: Resources, Checkout and checkout session. */
export type CheckoutSession = Schemas['CheckoutSession'];
/** A payout of the platform's share of the fees. Source: Resources, Proceeds payout. */
export type Payout = Schemas['Payout'];
/** The status of a payout. Source: States, Payout status. */
export type PayoutStatus = Payout['status'];
/** The rates of one fee type for a period. Source: Resources, Fee configuration. */
export type FeeConfiguration = Schemas['FeeConfiguration'];
/** A customer of the platform. Source: Resources, Sub account. */
export type SubAccount = Schemas['SubAccount'];
/** The status of a sub account; only an `enabled` one takes payments. Source: States, Sub account status. */
export type SubAccountStatus = SubAccount['status'];
/** The business details that a sub account submitted, with secrets masked. Source: Resources, Onboarding entry. */
export type OnboardingEntry = Schemas['OnboardingEntry'];
/**
 * A tokenized card or bank account, without its number: `'card' in method` tells which. Source: Resources, Payment.
 */
export type PaymentMethod = Schemas['PaymentMethod'];
/** A card without its number. Source: Resources, Payment. */
export type Card = Schemas['Card'];
/** A bank account without its number. Source: Resources, Payment. */
export type BankAccount = Schemas['BankAccount'];
/** The cursors of a page, and whether others precede and follow it. Source: Resources, Response envelope. */
export type PageInfo = Schemas['PageInfo'];
/** The body of an error response. Source: Errors, Error body. */
export type ErrorBody = Schemas['Error'];
/** ISO 4217 code in lower case. */
export type Currency = Payment['currency'];

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
  payment_method: PaymentMethodInput;
};
/** Source: Endpoints, Operations. */
export type UpdatePaymentParams = Body<'updatePayment'>;
/** Source: Endpoints, Operations. */
export type CapturePaymentParams = Body<'capturePayment'>;
/** Source: Endpoints, Operations. */
export type CreatePaymentIntentParams = Omit<Body<'createPaymentIntent'>, 'payment_method'> & {
  payment_method?: PaymentMethodInput | undefined;
};
/** Source: Endpoints, Operations. */
export type UpdatePaymentIntentParams = Omit<Body<'updatePaymentIntent'>, 'payment_method'> & {
  payment_method?: PaymentMethodInput | undefined;
};
/** Source: Endpoints, Operations. */
export type CapturePaymentIntentParams = { payment_method?: PaymentMethodInput | undefined };
/** Source: Endpoints, Operations. */
export type ListPaymentIntentsParams = Paged<Query<'listPaymentIntents'>>;
/** Source: Resources, Payment intent. */
export type ListPaymentIntentPaymentsParams = Paged<Query<'listPaymentIntentPayments'>>;
/** Source: Endpoints, Operations. */
export type ListPaymentsParams = Paged<Query<'listPayments'>>;
/** Source: Resources, Payment-balance transaction. */
export type ListBalanceTransactionsParams = Paged<Query<'listPaymentBalanceTransactions'>>;
/** Without an amount: all that is left. Without `fees`: no fee is returned. Source: Endpoints, Refund details. */
export type CreateRefundParams = Body<'createRefund'>;
/** Source: Endpoints, Operations. */
export type UpdateRefundParams = Body<'updateRefund'>;
/** Source: Endpoints, Operations. */
export type ListRefundsParams = Paged<Query<'listRefunds'>>;
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
/** Source: Endpoints, Operations. */
export type ListProceedsPayoutsParams = Paged<Query<'listProceedsPayouts'>>;
/** Without `effective_start`: from now. Source: Endpoints, Fee configuration rules. */
export type CreateFeeConfigurationParams = Body<'createFeeConfiguration'>;
/** Source: Endpoints, Operations. */
export type ListFeeConfigurationsParams = Paged<Query<'listActiveFeeConfigurations'>>;
/** A card or a bank account to tokenize. Source: Resources, Payment. */
export type CreatePaymentMethodParams = Omit<Body<'createPaymentMethod'>, 'payment_method'> & {
  payment_method: ExactlyOne<Body<'createPaymentMethod'>['payment_method']>;
};
/** New details of a card. Source: Resources, Payment. */
export type UpdatePaymentMethodParams = Body<'updatePaymentMethod'>;
/** Source: Endpoints, Common rules. */
export type ListPaymentMethodsParams = Paged<Query<'listPaymentMethods'>>;

/** The name of an event. Source: Events. */
export type EventName = keyof webhooks;

/**
 * The payload of a webhook. `event_name` decides the type of `data`, which is the bare resource.
 * `Event<'payment.created'>` is an event of that name, `Event` one of any name. Source: Events.
 */
export type Event<Name extends EventName = EventName> = {
  [Each in Name]: webhooks[Each]['post']['requestBody']['content']['application/json'];
}[Name];

/** The options of a read. */
export interface ReadOptions {
  /** The sub account of the call. It takes precedence over that of the client. */
  readonly subAccountId?: string | undefined;
  /** Cancels the call, which then rejects with the reason of the signal and is not retried. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt; `Infinity` for no limit. Default: the setting of the client. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for the call: attempts, waits and access token; `Infinity` for no limit. Default: that of the client. */
  readonly deadlineMs?: number | undefined;
  /** The number of retries; 0 for none. Default: the setting of the client. */
  readonly maxRetries?: number | undefined;
  /** Headers of the requests. They take precedence over those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The options of a call. A read has all of them except `idempotencyKey`. */
export interface CallOptions extends ReadOptions {
  /**
   * Up to 100 characters, new for each write. The same key with the same parameters returns the first response again.
   * Default: a new key for each call, which all its attempts share. Source: Endpoints, Common rules.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The options of a write. */
export type WriteOptions = CallOptions;
