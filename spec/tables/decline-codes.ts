import type { Provenance } from '../vocabulary/provenance';

export interface DeclineCodeRow {
  /** The reason. Fills the placeholder of `card_declined`; on its own, it describes a failed bank payment. */
  readonly message: string;
  readonly provenance: Provenance;
}

/**
 * The reasons for a decline of a card or bank account: `decline_code` of an error. Source: Test scenarios; Errors, Error codes.
 */
export const declineCodes = {
  account_closed: { message: 'the account is closed', provenance: 'reference' },
  account_frozen: { message: 'the account is frozen', provenance: 'reference' },
  amount_too_large: { message: 'the amount is larger than the issuer allows', provenance: 'reference' },
  amount_too_small: { message: 'the amount is smaller than the issuer allows', provenance: 'reference' },
  bank_account_restricted: { message: 'the bank account does not allow debits', provenance: 'reference' },
  card_blocked: { message: 'the card is blocked', provenance: 'reference' },
  currency_not_supported: { message: 'the card does not support this currency', provenance: 'reference' },
  do_not_honor: { message: 'the issuer rejected it without a reason', provenance: 'stated' },
  do_not_retry: { message: 'the issuer rejected it, do not try again', provenance: 'reference' },
  exceeds_card_limit: { message: 'the amount exceeds a limit of the card', provenance: 'stated' },
  expired_card: { message: 'the card has expired', provenance: 'stated' },
  generic_decline: { message: 'the issuer gave no details', provenance: 'reference' },
  generic_error: { message: 'the card network reported an error', provenance: 'reference' },
  incorrect_pin: { message: 'the PIN is incorrect', provenance: 'reference' },
  insufficient_funds: { message: 'the account does not have enough funds', provenance: 'stated' },
  invalid_account_number: { message: 'the account number is invalid', provenance: 'reference' },
  invalid_card_number: { message: 'the card number is incorrect', provenance: 'stated' },
  invalid_charge_amount: { message: 'the issuer does not accept this amount', provenance: 'reference' },
  invalid_cvc: { message: 'the security code is incorrect', provenance: 'stated' },
  invalid_expiry_month: { message: 'the month of expiry is incorrect', provenance: 'reference' },
  invalid_expiry_year: { message: 'the year of expiry is incorrect', provenance: 'reference' },
  issuer_not_available: { message: 'the issuer is unavailable, try again later', provenance: 'reference' },
  lost_card: { message: 'the card was reported lost', provenance: 'stated' },
  new_card_issued: { message: 'the issuer has replaced this card by a new one', provenance: 'reference' },
  no_account: { message: 'there is no such bank account', provenance: 'reference' },
  pin_required: { message: 'the card needs a PIN', provenance: 'reference' },
  pin_tries_exceeded: { message: 'the PIN was entered wrongly too many times', provenance: 'reference' },
  restricted_card: { message: 'the card is restricted', provenance: 'stated' },
  service_not_allowed: { message: 'the card does not allow this type of transaction', provenance: 'reference' },
  stolen_card: { message: 'the card was reported stolen', provenance: 'stated' },
  test_mode_live_card: { message: 'a real card cannot be used in test mode', provenance: 'reference' },
  three_d_secure_not_supported: { message: 'the card does not support 3D Secure', provenance: 'reference' },
} satisfies Record<string, DeclineCodeRow>;

/** The reason for a decline. */
export type DeclineCode = keyof typeof declineCodes;
