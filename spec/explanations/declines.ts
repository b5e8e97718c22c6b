import type { declineErrors } from '../tables/errors/declines';
import { limits } from '../tables/limits';
import { message, sentence } from '../vocabulary/message';
import type { ExplanationsOf } from './row';

const card = (what: string) =>
  sentence(`${what} The request is in order: let the payer correct the card, or try another one.`);
const refusal = (what: string) =>
  sentence(
    `${what} The request is in order, and the payment is stored as failed: tell the payer, or take another card.`,
  );

const { declines, window_seconds, block_seconds } = limits.decline_limit;

/** Of a card, its issuer or the gateway. */
export const declineExplanations: ExplanationsOf<typeof declineErrors> = {
  card_declined: message`The processor declined the card: ${'reason'}. The request is in order, and the payment is stored as failed. Branch on decline_code; cards that succeed are in docs/reference/scenarios.md.`,
  card_decline_rate_limit_exceeded: sentence(
    `The card was declined ${declines} times within ${window_seconds / 3600} hours on this account, and is blocked for ${block_seconds / 3600}. Take another card, or advance the clock of the platform by a day.`,
  ),

  card_number_invalid: message`${'name'} is no card number: 12 to 19 digits, of which the last one checks the others. Numbers for tests are in docs/reference/scenarios.md.`,
  invalid_card_number: card('The issuer does not know the card number.'),
  invalid_card_brand: card('The first digits of the card number are of a network that is not supported.'),
  invalid_cvc: card('The security code is wrong: 4 digits for American Express, 3 for the others.'),
  expired_card: card(
    "The date of expiry lies before today on the platform's clock, or the card is one that tests expiry.",
  ),
  invalid_expiry_month: card('The month of expiry is not that of the card.'),
  invalid_expiry_year: card('The year of expiry is not that of the card.'),
  invalid_expiry_date: card('The date of expiry is not that of the card.'),
  invalid_address: card('The address is not that of the card.'),
  invalid_zip_code: card('The postal code is not that of the card.'),

  account_closed: refusal('The account behind the card is closed.'),
  amount_too_large: refusal('The issuer accepts smaller amounts only.'),
  amount_too_small: refusal('The issuer accepts larger amounts only.'),
  invalid_charge_amount: refusal('The issuer does not accept the amount.'),
  insufficient_funds: refusal('The balance does not cover the amount.'),
  exceeds_card_limit: refusal('The amount goes beyond a limit of the card.'),
  do_not_honor: refusal('The issuer rejects the card and gives no reason.'),
  do_not_retry: refusal('The issuer will not approve it, however often it is tried: do not send it again.'),
  new_card_issued: refusal('The holder has a newer card.'),
  restricted_card: refusal('The card may not be used for this.'),
  pin_required: refusal('The issuer wants a PIN.'),
  incorrect_pin: refusal('The PIN is wrong.'),
  pin_tries_exceeded: refusal('The PIN was wrong too often.'),
  issuer_not_available: refusal('The issuer could not be reached; a new payment later may succeed.'),
  service_not_allowed: refusal('The account may not make this type of transaction.'),
  invalid_sub_account: refusal('The sub account takes no cards of this kind.'),

  gateway_error: refusal('Something failed at the gateway; a new payment later may succeed.'),
  gateway_error_please_retry: message`The gateway has a temporary problem. Send the request again, with a new Idempotency-Key.`,
  gateway_authentication_error: refusal('The payment network did not authenticate the request.'),
  gateway_idempotency_error: message`The gateway saw requests with one key at once. Send the same request again.`,
  gateway_rate_limit_error: message`Requests arrive faster than the gateway takes them. Send it again after a pause, and wait longer each time.`,
  gateway_timeout_error: message`The gateway did not answer in time. Nothing was kept: send the same request again, with the same Idempotency-Key.`,
};
