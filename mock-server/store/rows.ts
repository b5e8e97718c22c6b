import type { CardBrand } from '../../spec/card-brands';
import type { EventName } from '../../spec/events';
import type { paymentIntentStates, paymentStates, refundStates, subAccountStates } from '../../spec/states';
import type { ScenarioName } from '../../spec/scenarios';
import type { AddressCheck } from '../../spec/test-payment-methods';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Row } from './table';

/** Which of the two worlds of a platform a row belongs to. They never meet. */
export type Mode = 'test' | 'live';

/** The caller's own keys and values, as they were sent. */
export type Metadata = Record<string, unknown>;

/** What every stored resource has. `sequence` counts the rows of a platform in the order of their making. */
interface ResourceRow extends Row {
  readonly sequence: number;
  readonly mode: Mode;
  readonly account_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One key pair of a platform. The secret itself is shown once and never stored. */
export interface KeyPairRow {
  readonly client_id: string;
  readonly secret_hash: string;
  /** The platform account that requests with this pair run on. */
  readonly account_id: string;
}

export interface PlatformRow extends Row {
  readonly currency: Currency;
  readonly test: KeyPairRow;
  readonly live: KeyPairRow;
  /** Keys the signatures of cards and the fingerprints of request bodies; hex. */
  readonly hash_key: string;
}

export interface ApplicationFeeRateRow extends Row {
  readonly transaction_fee: number;
  readonly currency: Currency;
  readonly basis_point_rate: number;
  readonly rate_type: 'cc' | 'ach';
  readonly created_at: string;
  readonly updated_at: string;
}

export type Currency = 'usd' | 'cad';

/** The platform's own two accounts and its sub accounts. */
export interface AccountRow extends Row {
  readonly sequence: number;
  readonly kind: 'platform' | 'sub';
  readonly mode: Mode;
  readonly platform_account_id: string;
  readonly name: string;
  readonly status: StateOf<typeof subAccountStates>;
  readonly currency: Currency;
  readonly application_fee_rates: readonly ApplicationFeeRateRow[];
  readonly related_accounts: { readonly live_account_id?: string; readonly test_account_id: string };
  readonly created_at: string;
  readonly updated_at: string;
}

export interface CardRow {
  readonly brand: CardBrand;
  readonly acct_last_four: string;
  readonly name: string;
  readonly month: string;
  readonly year: string;
  readonly address_line1_check: AddressCheck;
  readonly address_postal_code_check: AddressCheck;
  /** The last four digits of the test card that it is; null for any other card. */
  readonly test_card: string | null;
}

export interface BankAccountRow {
  readonly bank_name: string;
  readonly acct_last_four: string;
  readonly name: string;
  /** The last four digits of the test bank account that it is; null for any other one. */
  readonly test_bank_account: string | null;
}

export interface PaymentMethodRow extends ResourceRow {
  readonly card: CardRow | null;
  readonly bank_account: BankAccountRow | null;
  /** The same for the same card or bank account within an account. */
  readonly signature: string;
  readonly customer_id: string | null;
  readonly metadata: Metadata;
}

export interface PaymentRow extends ResourceRow {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly amount_disputed: number;
  readonly amount_returned: number;
  readonly currency: Currency;
  readonly capture_strategy: 'automatic' | 'manual';
  readonly captured: boolean;
  readonly status: StateOf<typeof paymentStates>;
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly payment_method_id: string;
  readonly payment_intent_id: string;
  readonly application_fee_rate_id: string | null;
  readonly financial_transaction_id: string;
  /** The test scenario that the request named. */
  readonly scenario: ScenarioName | null;
  readonly captured_at: string | null;
  /** The authorization ended because nobody captured it in time. */
  readonly lapsed: boolean;
}

export interface PaymentIntentRow extends ResourceRow {
  readonly amount: number;
  readonly currency: Currency;
  readonly status: StateOf<typeof paymentIntentStates>;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly payment_method_id: string | null;
}

export interface RefundRow extends ResourceRow {
  readonly payment_id: string;
  readonly amount: number;
  readonly status: StateOf<typeof refundStates>;
  readonly description: string | null;
  readonly reason: 'duplicate' | 'fraudulent' | 'customer_request' | null;
  readonly metadata: Metadata;
}

export interface EventRow extends Row {
  readonly sequence: number;
  readonly mode: Mode;
  readonly event_name: EventName;
  readonly account_id: string;
  readonly idempotency_key: string | null;
  readonly request_id: string | null;
  /** The resource as it was; null when an earlier event of the transaction carries the same. */
  readonly data: object | null;
  /** The id of the event that carries the data: this one, or an earlier one of the same transaction. */
  readonly data_of: string;
  readonly created_at: string;
}

/** A final answer, kept to be given again. The id is the account and the key. */
export interface IdempotencyRow extends Row {
  readonly sequence: number;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. All are kept equally long, so they expire in the order of their making. */
  readonly expires: number;
}

/** Work that is due at an instant of the platform's clock. */
export interface JobRow extends Row {
  readonly sequence: number;
  readonly due_at: string;
  readonly kind: JobKind;
  /** The id of the row it is about. */
  readonly subject_id: string;
}

export type JobKind = 'enable_sub_account' | 'lapse_authorization' | 'settle_payment' | 'settle_refund';
