import type { FieldErrorCode } from './errors';
import type { Provenance } from '../vocabulary/provenance';

/** The metadata that can name a simulated error: that of a card when it is tokenized, or that of a payment when it is charged. */
export type SimulatedErrorPlace = 'card' | 'payment';

export interface SimulatedErrorRow {
  readonly places: readonly SimulatedErrorPlace[];
  readonly provenance: Provenance;
}

const cardOrPayment: SimulatedErrorRow = { places: ['card', 'payment'], provenance: 'chosen' };
const payment: SimulatedErrorRow = { places: ['payment'], provenance: 'chosen' };

/**
 * Errors that `payment_test.error` in the metadata simulates in test mode: codes that depend on a gateway, an issuer or another
 * request, none of which a sandbox has. A scenario overrides them. Live mode ignores them. An error of a payment with status
 * 402 is a decline, and the payment is stored as failed. For any other error, nothing is stored.
 */
export const simulatedErrors = {
  invalid_card_number: cardOrPayment,
  invalid_card_brand: cardOrPayment,
  invalid_expiry_month: cardOrPayment,
  invalid_expiry_year: cardOrPayment,
  invalid_expiry_date: cardOrPayment,
  invalid_cvc: cardOrPayment,
  invalid_address: cardOrPayment,
  invalid_zip_code: cardOrPayment,

  account_closed: payment,
  amount_too_large: payment,
  amount_too_small: payment,
  invalid_charge_amount: payment,
  insufficient_funds: payment,
  exceeds_card_limit: payment,
  do_not_honor: payment,
  do_not_retry: payment,
  new_card_issued: payment,
  restricted_card: payment,
  pin_required: payment,
  incorrect_pin: payment,
  pin_tries_exceeded: payment,
  issuer_not_available: payment,
  service_not_allowed: payment,
  invalid_sub_account: payment,

  gateway_error: cardOrPayment,
  gateway_error_please_retry: cardOrPayment,
  gateway_authentication_error: cardOrPayment,
  gateway_rate_limit_error: cardOrPayment,
  gateway_timeout_error: cardOrPayment,
  gateway_idempotency_error: payment,
  idempotency_concurrent_request: payment,
  internal_server_error: payment,
  token_already_used: payment,
  token_in_use: payment,

  acct_last_four_required: cardOrPayment,
  brand_required: cardOrPayment,
  customer_id_required: payment,
  email_required: payment,
  payment_method_token_required: payment,
  application_fee_required: payment,
  application_fee_rate_id_required: payment,
  gateway_account_id_required: payment,
  gateway_ref_id_required: payment,
  transfer_required: payment,
} as const satisfies Partial<Record<FieldErrorCode, SimulatedErrorRow>>;

/** The name of a simulated error, which is its error code. */
export type SimulatedErrorCode = keyof typeof simulatedErrors;

export function isSimulatedError(text: string): text is SimulatedErrorCode {
  return Object.hasOwn(simulatedErrors, text);
}

/** Returns the errors that the metadata of a card or of a payment can simulate. */
export function simulatedErrorsOf(place: SimulatedErrorPlace): readonly SimulatedErrorCode[] {
  return Object.keys(simulatedErrors)
    .filter(isSimulatedError)
    .filter((code) => simulatedErrors[code].places.includes(place));
}
