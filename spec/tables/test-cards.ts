import type { CardBrand } from './card-brands';
import type { DeclineCode } from './decline-codes';
import type { ErrorCode } from './errors';
import type { NetworkErrorCode } from './network-errors';
import type { Outcome, RefusalCode } from '../vocabulary/outcome';
import type { Provenance } from '../vocabulary/provenance';

/** The errors of a card that cannot be tokenized. */
export type TokenizationError = Extract<
  ErrorCode,
  'card_number_invalid' | 'invalid_card_brand' | 'expired_card' | 'invalid_cvc'
>;

/** The checks of a card that `force_tokenize` skips: the card is stored as invalid. */
export const skippableChecks = ['expired_card', 'invalid_cvc'] as const satisfies TokenizationError[];

export type SkippableCheck = (typeof skippableChecks)[number];

export function isSkippableCheck(code: string): code is SkippableCheck {
  return skippableChecks.some((check) => check === code);
}

export interface TestCardRow {
  /** Digits only. */
  readonly number: string;
  readonly brand: CardBrand | null;
  /** The card cannot be tokenized: always, or only when a security code is sent. */
  readonly tokenization?: { readonly errorCode: TokenizationError; readonly onlyWithVerification?: true };
  /** The outcome of a payment with the tokenized card; null if it can never be tokenized. */
  readonly outcome: Outcome | null;
  readonly provenance: Provenance;
}

const succeeds = (number: string, brand: CardBrand): TestCardRow => ({
  number,
  brand,
  outcome: { result: 'approved' },
  provenance: 'reference',
});

const declines = (number: string, declineCode: DeclineCode, networkErrorCode: NetworkErrorCode): TestCardRow => ({
  number,
  brand: 'visa',
  outcome: { result: 'declined', declineCode, networkErrorCode },
  provenance: 'reference',
});

const refuses = (number: string, errorCode: RefusalCode, networkErrorCode: NetworkErrorCode): TestCardRow => ({
  number,
  brand: 'visa',
  outcome: { result: 'refused', errorCode, networkErrorCode },
  provenance: 'reference',
});

/**
 * Card numbers with a fixed result in test mode. In live mode each of them is declined. Any other valid number of a supported
 * brand succeeds. Source: Test scenarios.
 */
export const testCards: readonly TestCardRow[] = [
  succeeds('4242424242424242', 'visa'),
  succeeds('4000056655665556', 'visa'),
  succeeds('5555555555554444', 'mastercard'),
  succeeds('2223003122003222', 'mastercard'),
  succeeds('5200828282828210', 'mastercard'),
  succeeds('5105105105105100', 'mastercard'),
  succeeds('378282246310005', 'american_express'),
  succeeds('371449635398431', 'american_express'),
  succeeds('6011000990139424', 'discover'),
  {
    ...succeeds('4000000000000101', 'visa'),
    tokenization: { errorCode: 'invalid_cvc', onlyWithVerification: true },
  },
  {
    // The check digit is wrong on purpose.
    number: '4242424242424241',
    brand: 'visa',
    tokenization: { errorCode: 'card_number_invalid' },
    outcome: null,
    provenance: 'reference',
  },
  declines('4000000000000341', 'generic_decline', '100'),
  declines('4000000000000002', 'generic_decline', '100'),
  declines('4000000000009995', 'insufficient_funds', '116'),
  declines('4000000000009987', 'lost_card', '208'),
  declines('4000000000009979', 'stolen_card', '209'),
  refuses('4000000000000069', 'expired_card', '101'),
  refuses('4000000000000127', 'invalid_cvc', '517'),
  refuses('4000000000000119', 'gateway_error', '963'),
];

export interface TestBankAccountRow {
  readonly routing_number: string;
  readonly account_number: string;
  /** The reason for which a pending payment fails; null if it settles. */
  readonly declineCode: DeclineCode | null;
  /** A pending refund to the account fails. */
  readonly refusesRefunds?: true;
  /** The business days until the bank decides on a payment or a refund. Absent: a moment. */
  readonly businessDays?: number;
  readonly provenance: Provenance;
}

/** Bank accounts with a fixed result in test mode. Source: Test scenarios. */
export const testBankAccounts: readonly TestBankAccountRow[] = [
  { routing_number: '110000000', account_number: '000123456789', declineCode: null, provenance: 'reference' },
  {
    routing_number: '110000000',
    account_number: '000222222227',
    declineCode: 'insufficient_funds',
    provenance: 'reference',
  },
  {
    routing_number: '110000000',
    account_number: '000333333335',
    declineCode: 'bank_account_restricted',
    provenance: 'reference',
  },
  {
    routing_number: '110000000',
    account_number: '000111111113',
    declineCode: 'account_closed',
    provenance: 'reference',
  },
  { routing_number: '110000000', account_number: '000111111116', declineCode: 'no_account', provenance: 'reference' },
  {
    routing_number: '110000000',
    account_number: '000444444440',
    declineCode: null,
    refusesRefunds: true,
    provenance: 'chosen',
  },
  {
    routing_number: '110000000',
    account_number: '000555555559',
    declineCode: null,
    businessDays: 2,
    provenance: 'chosen',
  },
];

/** The values of `address_line1_check` and `address_postal_code_check` of a card. */
export type AddressCheck = 'unchecked' | 'pass' | 'fail' | 'unavailable';

export interface AddressCheckRow {
  readonly field: 'address_line1' | 'address_postal_code';
  readonly value: string;
  readonly check: AddressCheck;
  readonly provenance: Provenance;
}

/**
 * Address values with a fixed result of their check, `<field>_check`, in test mode. Any other value passes; a field that was
 * not sent remains unchecked. Source: Resources, Payment.
 */
export const addressChecks: readonly AddressCheckRow[] = [
  { field: 'address_postal_code', value: '00000', check: 'fail', provenance: 'chosen' },
  { field: 'address_postal_code', value: '00001', check: 'unavailable', provenance: 'chosen' },
  { field: 'address_line1', value: 'fail', check: 'fail', provenance: 'chosen' },
  { field: 'address_line1', value: 'unavailable', check: 'unavailable', provenance: 'chosen' },
];
