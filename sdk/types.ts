import type { components, operations, webhooks } from '../spec/generated/types';

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
  ? Json
  : never;

/** The query parameters of an operation. */
type Query<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;

/** Exactly one of the properties of `T`; two at once do not compile. */
type ExactlyOne<T> = {
  [Key in keyof T]-?: Required<Pick<T, Key>> & { readonly [Other in Exclude<keyof T, Key>]?: never };
}[keyof T];

/** The parameters of a list, with one cursor at most: the service would let the last one win. */
type Paged<T> = Omit<T, 'after_cursor' | 'before_cursor'> &
  ({ after_cursor?: string; before_cursor?: never } | { before_cursor?: string; after_cursor?: never });

/** Money taken, or asked for, from a card or a bank account. Amounts in the smallest unit. Source: Resources, Payment. */
export type Payment = Schemas['Payment'];
/** Where a payment stands. Source: States, Payment status. */
export type PaymentStatus = Payment['status'];
/** A fee that a payment bears. Source: Resources, Payment. */
export type PaymentFee = Schemas['PaymentFee'];
/** A fee given as one amount with the payment. Source: Resources, Payment. */
export type ApplicationFee = Schemas['ApplicationFee'];
/** One credit or debit of a payment, and the balance after it. Source: Resources, Payment-balance transaction. */
export type PaymentBalanceTransaction = Schemas['PaymentBalanceTransaction'];
/** A cardholder who contests a payment. Source: Resources, Payment. */
export type Dispute = Schemas['Dispute'];
/** The wish to be paid once, whatever the number of attempts. Source: Resources, Payment intent. */
export type PaymentIntent = Schemas['PaymentIntent'];
/** Money given back to the payer. Source: Resources, Refund. */
export type Refund = Schemas['Refund'];
/** A fee, or a part of one, given back with a refund. Source: Resources, Refund. */
export type ReturnedFee = Schemas['ReturnedFee'];
/** Something to be paid once, by whoever is asked to. Source: Resources, Checkout and checkout session. */
export type Checkout = Schemas['Checkout'];
/** Where a checkout stands. Source: States, Refund and checkout status. */
export type CheckoutStatus = Checkout['status'];
/** An attempt to complete a checkout. Source: States, Payment status. */
export type CheckoutCompletion = Schemas['CheckoutCompletion'];
/** Money given back of what a checkout was paid with. Source: Endpoints, Refund details. */
export type CheckoutRefund = Schemas['CheckoutRefund'];
/** A customer's visit to the hosted checkout. Source: Resources, Checkout and checkout session. */
export type CheckoutSession = Schemas['CheckoutSession'];
/** A payout of the platform's share of the fees. Source: Resources, Proceeds payout. */
export type Payout = Schemas['Payout'];
/** Where a payout stands. Source: States, Payout status. */
export type PayoutStatus = Payout['status'];
/** The rate of one fee type, for a time. Source: Resources, Fee configuration. */
export type FeeConfiguration = Schemas['FeeConfiguration'];
/** A customer of the platform. Source: Resources, Sub account. */
export type SubAccount = Schemas['SubAccount'];
/** Where a sub account stands; only `enabled` takes payments. Source: States, Sub account status. */
export type SubAccountStatus = SubAccount['status'];
/** What a sub account has told of its business, with its secrets masked. Source: Resources, Onboarding entry. */
export type OnboardingEntry = Schemas['OnboardingEntry'];
/** Exactly one of `card` and `bank_account`, without its number. Source: Resources, Payment. */
export type PaymentMethod = Schemas['PaymentMethod'];
/** What is kept of a card. Source: Resources, Payment. */
export type Card = Schemas['Card'];
/** What is kept of a bank account. Source: Resources, Payment. */
export type BankAccount = Schemas['BankAccount'];
/** Where a page stands in its list. Source: Resources, Response envelope. */
export type PageInfo = Schemas['PageInfo'];
/** The body of an error, as it is on the wire. Source: Errors, Error body. */
export type ErrorBody = Schemas['Error'];
/** ISO 4217 code in lower case. */
export type Currency = Payment['currency'];

/** A card as it is sent. Its number and security code never come back. Source: Endpoints, Create payment details. */
export type CardInput = NonNullable<Body<'createPayment'>['payment_method']['card']>;
/** A bank account as it is sent. Its number never comes back. Source: Endpoints, Create payment details. */
export type BankAccountInput = NonNullable<Body<'createPayment'>['payment_method']['bank_account']>;
/** What to pay with: a card, a bank account, or the token of one. Source: Endpoints, Create payment details. */
export type PaymentMethodInput = ExactlyOne<Body<'createPayment'>['payment_method']>;

/** A fee that is charged or given back, once of each type. Source: Endpoints, Create payment details; Refund details. */
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
  payment_method?: PaymentMethodInput;
};
/** Source: Endpoints, Operations. */
export type UpdatePaymentIntentParams = Omit<Body<'updatePaymentIntent'>, 'payment_method'> & {
  payment_method?: PaymentMethodInput;
};
/** Source: Endpoints, Operations. */
export type CapturePaymentIntentParams = { payment_method?: PaymentMethodInput };
/** Source: Endpoints, Operations. */
export type ListPaymentIntentsParams = Paged<Query<'listPaymentIntents'>>;
/** Source: Resources, Payment intent. */
export type ListPaymentIntentPaymentsParams = Paged<Query<'listPaymentIntentPayments'>>;
/** Source: Endpoints, Operations. */
export type ListPaymentsParams = Paged<Query<'listPayments'>>;
/** Source: Resources, Payment-balance transaction. */
export type ListBalanceTransactionsParams = Paged<Query<'listPaymentBalanceTransactions'>>;
/** Without an amount: all that is left. Without `fees`: none is given back. Source: Endpoints, Refund details. */
export type CreateRefundParams = Body<'createRefund'>;
/** Source: Endpoints, Operations. */
export type UpdateRefundParams = Body<'updateRefund'>;
/** Source: Endpoints, Operations. */
export type ListRefundsParams = Paged<Query<'listRefunds'>>;
/** Source: Endpoints, Operations. */
export type CreateSubAccountParams = Body<'createSubAccount'>;
/** Without a status: all but the archived ones. Source: Endpoints, Operations. */
export type ListSubAccountsParams = Paged<Query<'listSubAccounts'>>;
/**
 * What everybody has to send is required here; more is by type and structure of the business.
 * Source: Resources, Onboarding entry.
 */
export type CreateOnboardingEntryParams = Omit<Schemas['OnboardingPayload'], 'onboarding_version'> &
  Pick<Body<'createOnboardingEntry'>, 'onboarding_version'>;
/** Source: Fees on payments and checkouts. */
export type CreateCheckoutParams = Body<'createCheckout'>;
/** Source: Endpoints, Operations. */
export type ListCheckoutsParams = Paged<Query<'listCheckouts'>>;
/** `payment_mode` is `ecom` when absent. */
export type CompleteCheckoutParams = Body<'completeCheckout'>;
/** Without an amount: all that is left. Source: Endpoints, Refund details. */
export type RefundCheckoutParams = Body<'refundCheckout'>;
/** Source: Endpoints, Hosted checkout. */
export type CreateCheckoutSessionParams = Body<'createCheckoutSession'>;
/** Source: Endpoints, Operations. */
export type ListProceedsPayoutsParams = Paged<Query<'listProceedsPayouts'>>;
/** Without a start: from now on. Source: Endpoints, Fee configuration rules. */
export type CreateFeeConfigurationParams = Body<'createFeeConfiguration'>;
/** Source: Endpoints, Operations. */
export type ListFeeConfigurationsParams = Paged<Query<'listActiveFeeConfigurations'>>;
/** A card or a bank account to be tokenized. */
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
 * What a webhook receiver gets: `event_name` tells what `data` is, which is the bare resource. `Event<'payment.created'>`
 * is one kind, `Event` any of them. Source: Events.
 */
export type Event<Name extends EventName = EventName> = {
  [Each in Name]: webhooks[Each]['post']['requestBody']['content']['application/json'];
}[Name];

/** How one call that only reads may differ from the client's settings. */
export interface ReadOptions {
  /** Ends the call early: it then rejects with the reason of the signal, and nothing is tried again. */
  readonly signal?: AbortSignal;
  /** Milliseconds for each attempt; `Infinity` for no limit. */
  readonly timeoutMs?: number;
}

/** How one call that writes may differ from the client's settings. */
export interface WriteOptions extends ReadOptions {
  /**
   * Up to 100 characters, new for every new wish. The same key with the same parameters gives the first answer again.
   * One is made for each call when absent, and all attempts of the call share it. Source: Endpoints, Common rules.
   */
  readonly idempotencyKey?: string;
}
