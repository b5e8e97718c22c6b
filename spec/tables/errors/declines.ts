import { message, sentence } from '../../vocabulary/message';
import { chosenRule, withPage } from '../../vocabulary/reference-page';
import { explainCondition } from '../conditions';
import { limits } from '../limits';
import { type ErrorRow, type OwnParts, stated, statedCode } from './row';

const declined = <M extends string, E extends string>(row: OwnParts<M, E>) =>
  stated(402, { ...row, shouldRetry: false });

const card = (cause: string) =>
  sentence(`${cause} The request is in order: let the payer correct the card, or try another one.`);

/** The advice after a payment that the issuer refused. */
export const refusalAdvice =
  'The request is in order, and the payment is stored as failed: tell the payer, or take another card.';

const refusal = (cause: string) => sentence(`${cause} ${refusalAdvice}`);

/** The advice after a declined capture of an intent, before the explanation of the decline. Source: Payment intent status. */
export const declinedIntentAdvice =
  'The intent keeps its payment method. To try another card, make a new payment intent or a checkout. The hosted checkout takes another card for this intent.';

const { declines, window_seconds, block_seconds } = limits.decline_limit;

/**
 * Errors of a card, its issuer or the gateway. Many of these codes are decline codes, too.
 * Source: Errors, Error codes; Authentication and Errors, HTTP statuses for 402.
 */
export const declineErrors = {
  card_declined: declined({
    message: message`card declined: ${'reason'}`,
    explanation: withPage(
      message`A failed payment is stored: ${'reason'}. Branch on decline_code. Cards:`,
      'scenarios',
    ),
    description: 'The card was declined. `decline_code` says why.',
  }),
  card_decline_rate_limit_exceeded: statedCode(402, {
    shouldRetry: false,
    message: message`this card was declined too many times and is blocked for now`,
    explanation: sentence(
      `${declines} declines within ${window_seconds / 3600} hours block a card on its account for ${block_seconds / 3600}. Take another card, or advance the clock. ${chosenRule}`,
    ),
    description: 'The card reached the limit of declines. It can be used again after a day.',
  }),

  card_number_invalid: declined({
    message: message`format is invalid for parameter ${'name'}`,
    explanation: withPage(
      message`${'name'} is not a valid card number: 12 to 19 digits, of which the last one checks the others. Numbers for tests:`,
      'scenarios',
    ),
    description: 'The card number has characters other than digits, or its check digit is wrong. No payment is stored.',
  }),
  invalid_card_number: declined({
    message: message`the card number is incorrect`,
    explanation: card('The issuer does not know the card number.'),
    description: 'The issuer does not know the card number.',
  }),
  invalid_card_brand: declined({
    message: message`card brand not supported, use Visa, Mastercard, American Express or Discover`,
    explanation: card('The first digits of the card number are of a network that is not supported.'),
    description: 'The card number belongs to a network other than the four supported ones.',
  }),
  invalid_cvc: declined({
    message: message`the security code is incorrect`,
    explanation: card(explainCondition('security_code_of_brand')),
    description: 'The security code has the wrong length for the brand, or the issuer rejects it.',
  }),
  expired_card: declined({
    message: message`the card has expired`,
    explanation: card(explainCondition('expiry_not_passed', 'Or the card is one that tests expiry.')),
    description: 'The expiry date has passed, or the issuer reports so.',
  }),
  invalid_expiry_month: declined({
    message: message`the month of expiry is incorrect`,
    explanation: card('The month of expiry is not that of the card.'),
    description: 'The expiry month does not match the card.',
  }),
  invalid_expiry_year: declined({
    message: message`the year of expiry is incorrect`,
    explanation: card('The year of expiry is not that of the card.'),
    description: 'The expiry year does not match the card.',
  }),
  invalid_expiry_date: declined({
    message: message`the date of expiry is incorrect`,
    explanation: card('The date of expiry is not that of the card.'),
    description: 'The expiry month and year do not match the card.',
  }),
  invalid_address: declined({
    message: message`the card address is incorrect`,
    explanation: card('The address is not that of the card.'),
    description: 'The address does not match the one that the issuer has.',
  }),
  invalid_zip_code: declined({
    message: message`the postal code is incorrect`,
    explanation: card('The postal code is not that of the card.'),
    description: 'The postal code does not match the one that the issuer has.',
  }),

  account_closed: declined({
    message: message`the account is closed`,
    explanation: refusal('The account behind the card is closed.'),
    description: 'The account of the card is closed.',
  }),
  amount_too_large: declined({
    message: message`the amount is larger than allowed`,
    explanation: refusal('The issuer accepts smaller amounts only.'),
    description: 'The issuer accepts only smaller amounts.',
  }),
  amount_too_small: declined({
    message: message`the amount is smaller than allowed`,
    explanation: refusal('The issuer accepts larger amounts only.'),
    description: 'The issuer accepts only larger amounts.',
  }),
  invalid_charge_amount: declined({
    message: message`the issuer does not accept this amount`,
    explanation: refusal('The issuer does not accept the amount.'),
    description: "The amount is invalid, or outside the issuer's limits.",
  }),
  insufficient_funds: declined({
    message: message`the account does not have enough funds`,
    explanation: refusal('The balance does not cover the amount.'),
    description: 'The balance does not cover the amount.',
  }),
  exceeds_card_limit: declined({
    message: message`the amount exceeds a limit of the card`,
    explanation: refusal('The amount goes beyond a limit of the card.'),
    description: 'The amount exceeds a limit of the card per payment or per period.',
  }),
  do_not_honor: declined({
    message: message`the issuer rejected the card`,
    explanation: refusal('The issuer rejects the card and gives no reason.'),
    description: 'The issuer rejects the card and gives no reason.',
  }),
  do_not_retry: declined({
    message: message`the issuer rejected the card, do not try again`,
    explanation: refusal('The issuer will not approve it, however often it is tried: do not send it again.'),
    description: 'The issuer will never approve this payment.',
  }),
  new_card_issued: declined({
    message: message`the issuer has replaced this card by a new one`,
    explanation: refusal('The holder has a newer card.'),
    description: 'The card was replaced. Use the details of the new card.',
  }),
  restricted_card: declined({
    message: message`the card is restricted`,
    explanation: refusal('The card may not be used for this.'),
    description: 'The card may not be used for this payment.',
  }),
  pin_required: declined({
    message: message`the card needs a PIN`,
    explanation: refusal('The issuer wants a PIN.'),
    description: 'The issuer requires a PIN.',
  }),
  incorrect_pin: declined({
    message: message`the PIN is incorrect`,
    explanation: refusal('The PIN is wrong.'),
    description: 'The PIN or its length is wrong.',
  }),
  pin_tries_exceeded: declined({
    message: message`the PIN was entered wrongly too many times`,
    explanation: refusal('The PIN was wrong too often.'),
    description: 'No more attempts at the PIN are allowed.',
  }),
  issuer_not_available: declined({
    message: message`the issuer is unavailable, try again later`,
    explanation: refusal('The issuer could not be reached; a new payment later may succeed.'),
    description: 'The issuer could not be reached.',
  }),
  service_not_allowed: declined({
    message: message`this type of transaction, or its surcharge, is not allowed`,
    explanation: refusal('The account may not make this type of transaction.'),
    description: 'The account does not allow this type of transaction, or the surcharge is invalid.',
  }),
  invalid_sub_account: statedCode(402, {
    shouldRetry: false,
    message: message`the sub account does not take cards of this kind`,
    explanation: refusal('The sub account takes no cards of this kind.'),
    description: 'The sub account is not set up for cards of this type.',
  }),

  gateway_error: statedCode(402, {
    shouldRetry: false,
    message: message`the gateway could not process the payment, try again later`,
    explanation: refusal('Something failed at the gateway; a new payment later may succeed.'),
    description: 'The gateway failed. The payment is stored as failed.',
  }),
  gateway_error_please_retry: statedCode(402, {
    shouldRetry: true,
    message: message`the gateway has a temporary problem, try again`,
    explanation: message`The gateway has a temporary problem. Send the request again, with a new Idempotency-Key.`,
    description: 'The gateway failed temporarily.',
  }),
  gateway_authentication_error: statedCode(402, {
    shouldRetry: false,
    message: message`the payment network did not authenticate the request`,
    explanation: refusal('The payment network did not authenticate the request.'),
    description: 'The payment network could not authenticate the request.',
  }),
  gateway_idempotency_error: statedCode(409, {
    shouldRetry: true,
    message: message`the gateway saw concurrent requests with this Idempotency-Key`,
    explanation: message`The gateway saw requests with one key at once. Send the same request again.`,
    description: 'Requests with the same key reached the gateway at the same time.',
  }),
  gateway_rate_limit_error: statedCode(429, {
    shouldRetry: true,
    message: message`too many requests, wait longer before each new attempt`,
    explanation: message`Requests arrive faster than the gateway takes them. Send it again after a pause, and wait longer each time.`,
    description: 'Requests arrive faster than the gateway accepts them.',
  }),
  gateway_timeout_error: statedCode(500, {
    shouldRetry: true,
    message: message`the gateway did not answer in time`,
    explanation: message`The gateway did not answer in time. Nothing was kept: send the same request again, with the same Idempotency-Key.`,
    description: 'The gateway did not respond. Nothing was stored, so it is safe to repeat the request.',
  }),
} satisfies Record<string, ErrorRow>;
