import type { parameterErrors } from '../../../spec/tables/errors/parameters';
import { card } from '../../support/bodies';
import { asks, type Case, type CasesOf, pays } from './case';

const paysByCard = (fields: Readonly<Record<string, unknown>>): Case =>
  pays({ payment_method: { card: card(fields) } });

/** Errors of one parameter. */
export const parameterCases: CasesOf<typeof parameterErrors> = {
  parameter_missing: paysByCard({ month: undefined }),
  acct_last_four_required: asks('acct_last_four_required'),
  amount_required: pays({ amount: undefined }),
  application_fee_rate_id_required: asks('application_fee_rate_id_required'),
  application_fee_required: asks('application_fee_required'),
  brand_required: asks('brand_required'),
  card_name_required: paysByCard({ name: undefined }),
  card_number_required: paysByCard({ number: undefined }),
  currency_required: pays({ currency: undefined }),
  customer_id_required: asks('customer_id_required'),
  email_required: asks('email_required'),
  gateway_account_id_required: asks('gateway_account_id_required'),
  gateway_ref_id_required: asks('gateway_ref_id_required'),
  payment_method_required: pays({ payment_method: undefined }),
  payment_method_token_required: asks('payment_method_token_required'),
  transfer_required: asks('transfer_required'),

  parameter_invalid: pays({ description: 5 }),
  capture_strategy_invalid: pays({ capture_strategy: 'later' }),
  country_invalid: paysByCard({ address_country: 'USA' }),
  currency_invalid: pays({ currency: 'eur' }),
  email_invalid: pays({ email: 'ada' }),
  month_invalid: paysByCard({ month: '13' }),
  postal_code_invalid: paysByCard({ address_postal_code: '?' }),
  state_invalid: paysByCard({ address_state: 'California' }),
  verification_invalid: paysByCard({ verification: '12' }),
  year_invalid: paysByCard({ year: '048' }),
  cursor_invalid: ({ testMode }) => testMode.get('/v1/payments?after_cursor=x'),
  invalid_characters: pays({ description: 'a\u0000b' }),
  unexpected_parameter: pays({ colour: 'red' }),

  amount_must_be_an_integer: pays({ amount: '1000' }),
  amount_below_minimum: pays({ amount: 50 }),
  amount_above_maximum: pays({ amount: 100_000_000 }),
};
