import { message } from '../../vocabulary/message';
import type { ErrorRow } from './row';

const declined = { status: 402, shouldRetry: false, provenance: 'stated', statusProvenance: 'stated' } as const;
const gateway = { provenance: 'stated', statusProvenance: 'chosen' } as const;

/**
 * A card, its issuer or the gateway refuses the payment. Many of these codes are decline codes too. Source: Errors, Error codes; Authentication and Errors, HTTP statuses for 402.
 */
export const declineErrors = {
  card_declined: {
    ...declined,
    message: message`card declined: ${'reason'}`,
    description: 'The card was declined. `decline_code` says why.',
  },
  card_decline_rate_limit_exceeded: {
    ...declined,
    statusProvenance: 'chosen',
    message: message`this card was declined too many times and is blocked for now`,
    description: 'The card reached the limit of declines. It can be tried again after a day.',
  },

  card_number_invalid: {
    ...declined,
    message: message`format is invalid for parameter ${'name'}`,
    description: 'The card number is not made of digits, or its check digit is wrong. No payment is stored.',
  },
  invalid_card_number: {
    ...declined,
    message: message`the card number is incorrect`,
    description: 'The issuer does not know the card number.',
  },
  invalid_card_brand: {
    ...declined,
    message: message`card brand not supported, use Visa, Mastercard, American Express or Discover`,
    description: 'The card number belongs to a network other than the four supported ones.',
  },
  invalid_cvc: {
    ...declined,
    message: message`the security code is incorrect`,
    description: 'The security code has the wrong length for the brand, or the issuer rejects it.',
  },
  expired_card: {
    ...declined,
    message: message`the card has expired`,
    description: 'The date of expiry has passed, or the issuer says so.',
  },
  invalid_expiry_month: {
    ...declined,
    message: message`the month of expiry is incorrect`,
    description: 'The month of expiry is not the one of the card.',
  },
  invalid_expiry_year: {
    ...declined,
    message: message`the year of expiry is incorrect`,
    description: 'The year of expiry is not the one of the card.',
  },
  invalid_expiry_date: {
    ...declined,
    message: message`the date of expiry is incorrect`,
    description: 'Month and year of expiry are not those of the card.',
  },
  invalid_address: {
    ...declined,
    message: message`the card address is incorrect`,
    description: 'The address is not the one the issuer has.',
  },
  invalid_zip_code: {
    ...declined,
    message: message`the postal code is incorrect`,
    description: 'The postal code is not the one the issuer has.',
  },

  account_closed: {
    ...declined,
    message: message`the account is closed`,
    description: 'The card or bank account points to a closed account.',
  },
  amount_too_large: {
    ...declined,
    message: message`the amount is larger than allowed`,
    description: 'The issuer accepts only smaller amounts.',
  },
  amount_too_small: {
    ...declined,
    message: message`the amount is smaller than allowed`,
    description: 'The issuer accepts only larger amounts.',
  },
  invalid_charge_amount: {
    ...declined,
    message: message`the issuer does not accept this amount`,
    description: "The amount is invalid, or outside the issuer's limits.",
  },
  insufficient_funds: {
    ...declined,
    message: message`the account does not have enough funds`,
    description: 'The balance does not cover the amount.',
  },
  exceeds_card_limit: {
    ...declined,
    message: message`the amount exceeds a limit of the card`,
    description: 'The card has a limit per payment or per period, and the amount goes beyond it.',
  },
  do_not_honor: {
    ...declined,
    message: message`the issuer rejected the card`,
    description: 'The issuer rejects the card and gives no reason.',
  },
  do_not_retry: {
    ...declined,
    message: message`the issuer rejected the card, do not try again`,
    description: 'The issuer will not approve this payment however often it is tried.',
  },
  new_card_issued: {
    ...declined,
    message: message`the issuer has replaced this card by a new one`,
    description: 'The holder has a newer card, whose details are needed.',
  },
  restricted_card: {
    ...declined,
    message: message`the card is restricted`,
    description: 'The card may not be used for this payment.',
  },
  pin_required: {
    ...declined,
    message: message`the card needs a PIN`,
    description: 'The issuer wants the holder to enter a PIN.',
  },
  incorrect_pin: {
    ...declined,
    message: message`the PIN is incorrect`,
    description: 'The PIN, or its length, is wrong.',
  },
  pin_tries_exceeded: {
    ...declined,
    message: message`the PIN was entered wrongly too many times`,
    description: 'No more attempts at the PIN are allowed.',
  },
  issuer_not_available: {
    ...declined,
    message: message`the issuer is unavailable, try again later`,
    description: 'The issuer could not be reached.',
  },
  service_not_allowed: {
    ...declined,
    message: message`this type of transaction, or its surcharge, is not allowed`,
    description: 'The account may not make this type of transaction, or the surcharge is invalid.',
  },
  invalid_sub_account: {
    ...declined,
    statusProvenance: 'chosen',
    message: message`the sub account does not take cards of this kind`,
    description: 'The sub account is not set up for cards of this kind.',
  },

  gateway_error: {
    ...gateway,
    status: 402,
    shouldRetry: false,
    message: message`the gateway could not process the payment, try again later`,
    description: 'Something failed at the gateway. The payment is stored as failed.',
  },
  gateway_error_please_retry: {
    ...gateway,
    status: 402,
    shouldRetry: true,
    message: message`the gateway has a temporary problem, try again`,
    description: 'Something failed at the gateway, and is expected to work again soon.',
  },
  gateway_authentication_error: {
    ...gateway,
    status: 402,
    shouldRetry: false,
    message: message`the payment network did not authenticate the request`,
    description: 'The payment network answered that it could not authenticate the request.',
  },
  gateway_idempotency_error: {
    ...gateway,
    status: 409,
    shouldRetry: true,
    message: message`the gateway saw concurrent requests with this Idempotency-Key`,
    description: 'Requests with one key reached the gateway at the same time.',
  },
  gateway_rate_limit_error: {
    ...gateway,
    status: 429,
    shouldRetry: true,
    message: message`too many requests, wait longer before each new attempt`,
    description: 'Requests arrive faster than the gateway takes them.',
  },
  gateway_timeout_error: {
    ...gateway,
    status: 500,
    shouldRetry: true,
    message: message`the gateway did not answer in time`,
    description: 'The gateway did not answer. Nothing of the request was kept, so it is safe to send it again.',
  },
} satisfies Record<string, ErrorRow>;
