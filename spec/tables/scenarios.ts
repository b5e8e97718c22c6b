import type { BankScenarioName } from './bank-scenarios';
import { type DeclineCode, declineCodes } from './decline-codes';
import type { NetworkErrorCategory, NetworkErrorCode } from './network-errors';
import type { Outcome } from '../vocabulary/outcome';
import type { Provenance } from '../vocabulary/provenance';

export interface ScenarioRow {
  readonly outcome: Outcome;
  /** One line for readers of tests. */
  readonly summary: string;
  readonly provenance: Provenance;
}

const declined = (declineCode: DeclineCode, networkErrorCode: NetworkErrorCode | null): Outcome => ({
  result: 'declined',
  declineCode,
  networkErrorCode,
});

/** Brands without categories of their own have those of Mastercard. */
const genericError = (visa: '1' | '2' | '3', others: '01' | '02' | '03', advice: string): Outcome => ({
  result: 'declined',
  declineCode: 'generic_error',
  networkErrorCode: '500',
  message: `${declineCodes.generic_error.message}, ${advice}`,
  advice: {
    visa: { network: 'VISA', category: visa },
    mastercard: { network: 'MASTERCARD', category: others },
    american_express: { network: 'AMERICAN_EXPRESS', category: others },
    discover: { network: 'DISCOVER', category: others },
  },
});

const doNotRetry = (advice: NetworkErrorCategory): Outcome => ({
  result: 'declined',
  declineCode: 'do_not_retry',
  networkErrorCode: '504',
  advice: { any: advice },
});

/**
 * The outcomes of a card payment in test mode, by name in `metadata.payment_test.scenario`. A scenario overrides the card number.
 * Source: Test scenarios.
 */
export const scenarios = {
  successful_payment: {
    outcome: { result: 'approved' },
    summary: 'The payment succeeds and is captured.',
    provenance: 'stated',
  },
  insufficient_funds: {
    outcome: declined('insufficient_funds', '116'),
    summary: 'The account does not have enough funds.',
    provenance: 'stated',
  },
  expired_card: {
    outcome: declined('expired_card', '101'),
    summary: 'The issuer says the card has expired.',
    provenance: 'stated',
  },
  invalid_card_number: {
    outcome: declined('invalid_card_number', '131'),
    summary: 'The issuer does not know the card number.',
    provenance: 'stated',
  },
  invalid_cvc: {
    outcome: declined('invalid_cvc', '517'),
    summary: 'The issuer rejects the security code.',
    provenance: 'stated',
  },
  do_not_honor: {
    outcome: declined('do_not_honor', '005'),
    summary: 'The issuer rejects the card without a reason.',
    provenance: 'stated',
  },
  restricted_card: {
    outcome: declined('restricted_card', '102'),
    summary: 'The card may not be used for this payment.',
    provenance: 'stated',
  },
  exceeds_card_limit: {
    outcome: declined('exceeds_card_limit', '121'),
    summary: 'The amount is over a limit of the card.',
    provenance: 'stated',
  },
  gateway_error: {
    outcome: { result: 'refused', errorCode: 'gateway_error', networkErrorCode: '963' },
    summary: 'The gateway fails; the error has no decline code.',
    provenance: 'stated',
  },
  gateway_timeout: {
    outcome: { result: 'unanswered', errorCode: 'gateway_timeout_error' },
    summary: 'The gateway does not answer in time; nothing is stored.',
    provenance: 'stated',
  },
  card_blocked: {
    outcome: declined('card_blocked', '104'),
    summary: 'The card is blocked.',
    provenance: 'reference',
  },
  incorrect_pin: {
    outcome: declined('incorrect_pin', '117'),
    summary: 'The PIN is wrong.',
    provenance: 'reference',
  },
  new_card_issued: {
    outcome: declined('new_card_issued', '237'),
    summary: 'The holder has a newer card.',
    provenance: 'reference',
  },
  do_not_retry: {
    outcome: doNotRetry({ network: 'MASTERCARD', category: '03' }),
    summary: 'The issuer and the network forbid another attempt.',
    provenance: 'reference',
  },
  account_closed: {
    outcome: declined('account_closed', '302'),
    summary: 'The account behind the card is closed.',
    provenance: 'reference',
  },
  pin_required: {
    outcome: declined('pin_required', '351'),
    summary: 'The issuer wants a PIN.',
    provenance: 'reference',
  },
  pin_tries_exceeded: {
    outcome: declined('pin_tries_exceeded', '106'),
    summary: 'The PIN was wrong too many times.',
    provenance: 'reference',
  },
  amount_too_large: {
    outcome: declined('amount_too_large', '110'),
    summary: 'The issuer wants a smaller amount.',
    provenance: 'reference',
  },
  amount_too_small: {
    outcome: declined('amount_too_small', '110'),
    summary: 'The issuer wants a larger amount.',
    provenance: 'reference',
  },
  invalid_charge_amount: {
    outcome: declined('invalid_charge_amount', '110'),
    summary: 'The issuer does not accept the amount.',
    provenance: 'reference',
  },
  invalid_expiry_month: {
    outcome: declined('invalid_expiry_month', '132'),
    summary: 'The month of expiry does not match.',
    provenance: 'reference',
  },
  invalid_expiry_year: {
    outcome: declined('invalid_expiry_year', '132'),
    summary: 'The year of expiry does not match.',
    provenance: 'reference',
  },
  service_not_allowed: {
    outcome: declined('service_not_allowed', '512'),
    summary: 'The type of transaction is not allowed.',
    provenance: 'reference',
  },
  issuer_not_available: {
    outcome: declined('issuer_not_available', '907'),
    summary: 'The issuer cannot be reached.',
    provenance: 'reference',
  },
  currency_not_supported: {
    outcome: declined('currency_not_supported', null),
    summary: 'The card does not take the currency.',
    provenance: 'reference',
  },
  test_mode_live_card: {
    outcome: declined('test_mode_live_card', null),
    summary: 'A real card is used in test mode.',
    provenance: 'reference',
  },
  three_d_secure_not_supported: {
    outcome: declined('three_d_secure_not_supported', '531'),
    summary: 'The card does not support 3D Secure.',
    provenance: 'reference',
  },
  generic_decline: {
    outcome: declined('generic_decline', '100'),
    summary: 'The issuer declines and gives no details.',
    provenance: 'reference',
  },
  generic_error_change_info: {
    outcome: genericError('3', '01', 'change the card details before another attempt'),
    summary: 'A network error: change the card details before another attempt.',
    provenance: 'reference',
  },
  generic_error_do_not_retry: {
    outcome: genericError('1', '03', 'do not try again'),
    summary: 'A network error: do not try again.',
    provenance: 'reference',
  },
  generic_error_please_retry: {
    outcome: genericError('2', '02', 'try again later'),
    summary: 'A network error: try again later.',
    provenance: 'reference',
  },
  network_r00: {
    outcome: doNotRetry({ network: 'VISA', category: 'R00' }),
    summary: 'Recurring payments are not allowed.',
    provenance: 'chosen',
  },
  network_r01: {
    outcome: doNotRetry({ network: 'VISA', category: 'R01' }),
    summary: 'Recurring payments are not allowed.',
    provenance: 'chosen',
  },
  network_r0: {
    outcome: doNotRetry({ network: 'ALL', category: 'R0' }),
    summary: 'The holder stops this recurring payment to the merchant.',
    provenance: 'chosen',
  },
  network_r1: {
    outcome: doNotRetry({ network: 'ALL', category: 'R1' }),
    summary: 'The holder stops every payment to the merchant.',
    provenance: 'chosen',
  },
  network_r3: {
    outcome: doNotRetry({ network: 'ALL', category: 'R3' }),
    summary: 'The holder stops the payments to all merchants.',
    provenance: 'chosen',
  },
} satisfies Record<string, ScenarioRow>;

export type CardScenarioName = keyof typeof scenarios;

export type ScenarioName = CardScenarioName | BankScenarioName;
