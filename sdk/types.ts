import type { components, webhooks } from '../spec/generated/types';

export type * from './params';
export type { DeclineCode } from '../spec/tables/decline-codes';
export type { ErrorCode } from '../spec/tables/errors';
export type { SimulatedErrorCode } from '../spec/tables/simulated-errors';
export type { FeeType, PaymentFeeType } from '../spec/tables/fee-types';
export type { NetworkErrorCode } from '../spec/tables/network-errors';
export type { ScenarioName } from '../spec/tables/scenarios';

type Schemas = components['schemas'];

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
/** The status of a dispute. Source: Resources, Payment. */
export type DisputeStatus = Dispute['status'];
/** The response of the merchant to a dispute. Source: Resources, Payment. */
export type DisputeResponse = Schemas['DisputeResponse'];
/** A file that supports the response to a dispute. Source: Resources, Payment. */
export type DisputeEvidence = Schemas['DisputeEvidence'];
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
/** A token for the components of a web page. */
export type WebComponentToken = Schemas['WebComponentToken'];
/** A payout of an account to its bank account. Source: Payouts. */
export type Payout = Schemas['Payout'];
/** The status of a payout. Source: States, Payout status. */
export type PayoutStatus = Payout['status'];
/** The address of a payout's balance transactions as CSV. Source: Payouts. */
export type PayoutReport = Schemas['PayoutReport'];
/** The bank account that receives payouts. Source: Resources, Proceeds payout. */
export type PayoutBankAccount = Schemas['PayoutBankAccount'];
/** A payout of the platform's share of the fees. Source: Resources, Proceeds payout. */
export type ProceedsPayout = Schemas['ProceedsPayout'];
/** A credit or debit in the ledger of an account. Source: Balance transactions. */
export type BalanceTransaction = Schemas['BalanceTransaction'];
/** The rates of one fee type for a period. Source: Resources, Fee configuration. */
export type FeeConfiguration = Schemas['FeeConfiguration'];
/** A customer of the platform. Source: Resources, Sub account. */
export type SubAccount = Schemas['SubAccount'];
/** The status of a sub account; only an `enabled` one takes payments. Source: States, Sub account status. */
export type SubAccountStatus = SubAccount['status'];
/** The capabilities of a sub account. Source: Resources, Sub account. */
export type SubAccountSettings = Schemas['SubAccountSettings'];
/** The captured amount of an account, by day. Source: Resources, Payment. */
export type GrossVolume = Schemas['GrossVolume'];
/** The business details that a sub account submitted, with secrets masked. Source: Resources, Onboarding entry. */
export type OnboardingEntry = Schemas['OnboardingEntry'];
/** A business, which a sub account is provisioned from. Source: Entities, Business. */
export type Business = Schemas['Business'];
/** A person of a business: its representative or an owner. Source: Entities, Identity. */
export type Identity = Schemas['Identity'];
/** An address of a business or a person. Source: Entities, Address. */
export type Address = Schemas['Address'];
/** A bank account of a business for payouts, without its number. Source: Entities, Bank account. */
export type EntityBankAccount = Schemas['EntityBankAccount'];
/** A document of a business or a person. Source: Entities, Document. */
export type EntityDocument = Schemas['EntityDocument'];
/** An acceptance of the terms. Source: Entities, Terms. */
export type TermsAndConditions = Schemas['TermsAndConditions'];
/** The sub account of a business, and the business as an onboarding payload. Source: Entities, Provisioning. */
export type Provisioning = Schemas['Provisioning'];
/**
 * A tokenized card or bank account, without its number: `'card' in method` tells which. Source: Resources, Payment.
 */
export type PaymentMethod = Schemas['PaymentMethod'];
/** A group of payment methods of an account. Source: Resources, Payment. */
export type PaymentMethodGroup = Schemas['PaymentMethodGroup'];
/** A group with its payment methods, newest first. Source: Resources, Payment. */
export type PaymentMethodGroupDetails = Schemas['PaymentMethodGroupDetails'];
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
