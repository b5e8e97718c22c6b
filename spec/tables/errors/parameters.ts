import { message } from '../../vocabulary/message';
import type { ErrorRow } from './row';

const stated = { status: 422, provenance: 'stated', statusProvenance: 'stated' } as const;
const added = { status: 422, provenance: 'chosen', statusProvenance: 'chosen', added: true } as const;

const missing = { ...stated, message: message`missing required parameter ${'name'}` } as const;
const invalidFormat = message`format is invalid for parameter ${'name'}`;
const invalid = { ...stated, message: invalidFormat } as const;

/**
 * Errors about one parameter: absent, of the wrong form, out of bounds. `name` is its dotted path. A missing `x` answers
 * `x_required` where that code exists, else `parameter_missing`; likewise `x_invalid` and `parameter_invalid`.
 * Source: Errors, Error codes.
 */
export const parameterErrors = {
  parameter_missing: { ...missing, description: 'A required parameter without a code of its own is absent.' },
  acct_last_four_required: { ...missing, description: 'The last four digits of the account number are absent.' },
  amount_required: { ...missing, description: 'The amount is absent.' },
  application_fee_rate_id_required: { ...missing, description: 'The id of an application fee rate is absent.' },
  application_fee_required: { ...missing, description: 'The application fee is absent.' },
  brand_required: { ...missing, description: 'The card brand is absent.' },
  card_name_required: { ...missing, description: 'The name of the card holder is absent.' },
  card_number_required: { ...missing, description: 'The card number is absent.' },
  currency_required: { ...missing, description: 'The currency is absent.' },
  customer_id_required: { ...missing, description: 'The id of a customer is absent.' },
  email_required: { ...missing, description: 'The e-mail address is absent.' },
  gateway_account_id_required: { ...missing, description: "The gateway's id of the account is absent." },
  gateway_ref_id_required: { ...missing, description: "The gateway's reference is absent." },
  payment_method_required: { ...missing, description: 'The payment method is absent.' },
  payment_method_token_required: { ...missing, description: 'The token of a payment method is absent.' },
  transfer_required: { ...missing, description: 'The transfer is absent.' },

  parameter_invalid: {
    ...added,
    message: invalidFormat,
    description: 'A parameter without a code of its own has the wrong type, form or value.',
  },
  capture_strategy_invalid: {
    ...invalid,
    description: 'Neither `automatic` nor `manual`, or `manual` for a bank account.',
  },
  country_invalid: { ...invalid, description: 'The country is not a country code.' },
  currency_invalid: { ...invalid, description: 'The currency is unknown, or not the one of the account.' },
  email_invalid: { ...invalid, statusProvenance: 'chosen', description: 'The e-mail address is malformed.' },
  month_invalid: { ...invalid, description: 'The month of expiry is not one of 1 to 12.' },
  postal_code_invalid: { ...invalid, description: 'The postal code is malformed.' },
  state_invalid: { ...invalid, description: 'The state or province of the address is malformed.' },
  verification_invalid: { ...invalid, description: 'The security code is not 3 or 4 digits.' },
  year_invalid: { ...invalid, description: 'The year of expiry does not have 2 or 4 digits.' },
  cursor_invalid: {
    ...added,
    message: message`not a cursor of this list: parameter ${'name'}`,
    description: 'A cursor was not taken from a page of the same list.',
  },
  invalid_characters: {
    ...stated,
    statusProvenance: 'chosen',
    message: message`unsupported characters in parameter ${'name'}`,
    description: 'A text holds characters that are not supported there.',
  },
  unexpected_parameter: {
    ...stated,
    statusProvenance: 'chosen',
    message: message`unexpected parameter ${'name'}`,
    description: 'The body has a field the operation does not know.',
  },

  amount_must_be_an_integer: {
    ...stated,
    message: message`the amount must be an integer in the smallest currency unit`,
    description: 'The amount is a text, or a number with decimals.',
  },
  amount_below_minimum: {
    ...stated,
    statusProvenance: 'chosen',
    message: message`the amount must be greater than ${'minimum'}`,
    description: 'The amount is at or under the lower bound.',
  },
  amount_above_maximum: {
    ...stated,
    statusProvenance: 'chosen',
    message: message`the amount must be lower than ${'maximum'}`,
    description: 'The amount is at or over the upper bound.',
  },
} satisfies Record<string, ErrorRow>;
