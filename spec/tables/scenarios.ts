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

/** Only Visa and Mastercard have categories of their own. Source: Errors, Network error category. */
const genericError = (visa: '1' | '2' | '3', mastercard: '01' | '02' | '03', advice: string): Outcome => ({
  result: 'declined',
  declineCode: 'generic_error',
  networkErrorCode: '500',
  message: `${declineCodes.generic_error.message}, ${advice}`,
  advice: {
    visa: { network: 'VISA', category: visa },
    mastercard: { network: 'MASTERCARD', category: mastercard },
  },
});

const doNotRetry = (advice: NetworkErrorCategory): Outcome => ({
  result: 'declined',
  declineCode: 'do_not_retry',
  networkErrorCode: '504',
  advice: { any: advice },
});

const known =
  (provenance: Provenance) =>
  (outcome: Outcome, summary: string): ScenarioRow => ({ outcome, summary, provenance });

const stated = known('stated');
const reference = known('reference');
const chosen = known('chosen');

/**
 * The outcomes of a card payment in test mode, by name in `metadata.payment_test.scenario`. A scenario overrides the card number.
 * Source: Test scenarios.
 */
export const scenarios = {
  successful_payment: stated({ result: 'approved' }, 'The payment succeeds and is captured.'),
  insufficient_funds: stated(declined('insufficient_funds', '116'), 'The account does not have enough funds.'),
  expired_card: stated(declined('expired_card', '101'), 'The issuer says the card has expired.'),
  invalid_card_number: stated(declined('invalid_card_number', '131'), 'The issuer does not know the card number.'),
  invalid_cvc: stated(declined('invalid_cvc', '517'), 'The issuer rejects the security code.'),
  do_not_honor: stated(declined('do_not_honor', '005'), 'The issuer rejects the card without a reason.'),
  restricted_card: stated(declined('restricted_card', '102'), 'The card may not be used for this payment.'),
  exceeds_card_limit: stated(declined('exceeds_card_limit', '121'), 'The amount is over a limit of the card.'),
  gateway_error: stated(
    { result: 'refused', errorCode: 'gateway_error', networkErrorCode: '963' },
    'The gateway fails; the error has no decline code.',
  ),
  gateway_timeout: stated(
    { result: 'unanswered', errorCode: 'gateway_timeout_error' },
    'The gateway does not answer in time; nothing is stored.',
  ),
  card_blocked: reference(declined('card_blocked', '104'), 'The card is blocked.'),
  incorrect_pin: reference(declined('incorrect_pin', '117'), 'The PIN is wrong.'),
  new_card_issued: reference(declined('new_card_issued', '237'), 'The holder has a newer card.'),
  do_not_retry: reference(
    doNotRetry({ network: 'MASTERCARD', category: '03' }),
    'The issuer and the network forbid another attempt.',
  ),
  account_closed: reference(declined('account_closed', '302'), 'The account behind the card is closed.'),
  pin_required: reference(declined('pin_required', '351'), 'The issuer wants a PIN.'),
  pin_tries_exceeded: reference(declined('pin_tries_exceeded', '106'), 'The PIN was wrong too many times.'),
  amount_too_large: reference(declined('amount_too_large', '110'), 'The issuer wants a smaller amount.'),
  amount_too_small: reference(declined('amount_too_small', '110'), 'The issuer wants a larger amount.'),
  invalid_charge_amount: reference(declined('invalid_charge_amount', '110'), 'The issuer does not accept the amount.'),
  invalid_expiry_month: reference(declined('invalid_expiry_month', '132'), 'The month of expiry does not match.'),
  invalid_expiry_year: reference(declined('invalid_expiry_year', '132'), 'The year of expiry does not match.'),
  service_not_allowed: reference(declined('service_not_allowed', '512'), 'The type of transaction is not allowed.'),
  issuer_not_available: reference(declined('issuer_not_available', '907'), 'The issuer cannot be reached.'),
  currency_not_supported: reference(declined('currency_not_supported', null), 'The card does not take the currency.'),
  test_mode_live_card: reference(declined('test_mode_live_card', null), 'A real card is used in test mode.'),
  three_d_secure_not_supported: reference(
    declined('three_d_secure_not_supported', '531'),
    'The card does not support 3D Secure.',
  ),
  generic_decline: reference(declined('generic_decline', '100'), 'The issuer declines and gives no details.'),
  generic_error_change_info: reference(
    genericError('3', '01', 'change the card details before another attempt'),
    'A network error: change the card details before another attempt.',
  ),
  generic_error_do_not_retry: reference(
    genericError('1', '03', 'do not try again'),
    'A network error: do not try again.',
  ),
  generic_error_please_retry: reference(
    genericError('2', '02', 'try again later'),
    'A network error: try again later.',
  ),
  network_r00: chosen(doNotRetry({ network: 'VISA', category: 'R00' }), 'Recurring payments are not allowed.'),
  network_r01: chosen(doNotRetry({ network: 'VISA', category: 'R01' }), 'Recurring payments are not allowed.'),
  network_r0: chosen(
    doNotRetry({ network: 'ALL', category: 'R0' }),
    'The holder stops this recurring payment to the merchant.',
  ),
  network_r1: chosen(doNotRetry({ network: 'ALL', category: 'R1' }), 'The holder stops every payment to the merchant.'),
  network_r3: chosen(doNotRetry({ network: 'ALL', category: 'R3' }), 'The holder stops the payments to all merchants.'),
} satisfies Record<string, ScenarioRow>;

/** The name of a scenario of card payments. */
export type CardScenarioName = keyof typeof scenarios;

/** The name of a scenario of card payments or of bank payments. */
export type ScenarioName = CardScenarioName | BankScenarioName;
