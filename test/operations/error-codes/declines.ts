import type { declineErrors } from '../../../spec/tables/errors/declines';
import { limits } from '../../../spec/tables/limits';
import { card, cardPayment, scenarioPayment } from '../../support/bodies';
import { asks, type Case, type CasesOf, pays } from './case';

const paysByCard = (number: string): Case => pays({ payment_method: { card: card({ number }) } });

/** Errors of a card, its issuer or the gateway: by the number of the card where one gives them, else by their name. */
export const declineCases: CasesOf<typeof declineErrors> = {
  card_declined: paysByCard('4000000000000002'),
  card_decline_rate_limit_exceeded: async ({ testMode }) => {
    const tryAgain = () => testMode.post('/v1/payments', cardPayment({ number: '4000000000000002' }));
    for (let i = 0; i < limits.decline_limit.declines; i++) await tryAgain();
    return tryAgain();
  },

  card_number_invalid: paysByCard('4242424242424241'),
  invalid_card_number: asks('invalid_card_number'),
  invalid_card_brand: paysByCard('3530111333300000'),
  invalid_cvc: paysByCard('4000000000000127'),
  expired_card: paysByCard('4000000000000069'),
  invalid_expiry_month: asks('invalid_expiry_month'),
  invalid_expiry_year: asks('invalid_expiry_year'),
  invalid_expiry_date: asks('invalid_expiry_date'),
  invalid_address: asks('invalid_address'),
  invalid_zip_code: asks('invalid_zip_code'),

  account_closed: asks('account_closed'),
  amount_too_large: asks('amount_too_large'),
  amount_too_small: asks('amount_too_small'),
  invalid_charge_amount: asks('invalid_charge_amount'),
  insufficient_funds: asks('insufficient_funds'),
  exceeds_card_limit: asks('exceeds_card_limit'),
  do_not_honor: asks('do_not_honor'),
  do_not_retry: asks('do_not_retry'),
  new_card_issued: asks('new_card_issued'),
  restricted_card: asks('restricted_card'),
  pin_required: asks('pin_required'),
  incorrect_pin: asks('incorrect_pin'),
  pin_tries_exceeded: asks('pin_tries_exceeded'),
  issuer_not_available: asks('issuer_not_available'),
  service_not_allowed: asks('service_not_allowed'),
  invalid_sub_account: asks('invalid_sub_account'),

  gateway_error: paysByCard('4000000000000119'),
  gateway_error_please_retry: asks('gateway_error_please_retry'),
  gateway_authentication_error: asks('gateway_authentication_error'),
  gateway_idempotency_error: asks('gateway_idempotency_error'),
  gateway_rate_limit_error: asks('gateway_rate_limit_error'),
  gateway_timeout_error: ({ testMode }) => testMode.post('/v1/payments', scenarioPayment('gateway_timeout')),
};
