import { followedBy, message } from '../../vocabulary/message';
import { chosenRule, withPage } from '../../vocabulary/reference-page';
import { explainCondition } from '../conditions';
import { added, type ErrorRow, type OwnParts, stated, statedCode } from './row';

const missing = (description: string) =>
  stated(422, {
    message: message`missing required parameter ${'name'}`,
    explanation: message`A required field was not sent: ${'name'}. Send it; null counts as not sent.`,
    description,
  });
const invalidFormat = message`format is invalid for parameter ${'name'}`;
const invalid = <E extends string>(row: Omit<OwnParts<'name', E>, 'message'>) =>
  stated(422, { message: invalidFormat, ...row });

/**
 * Errors of a single parameter: missing, malformed or out of bounds. `name` is its dotted path. The code for a missing `x` is
 * `x_required` where that code exists, else `parameter_missing`. Likewise `x_invalid` and `parameter_invalid`.
 * Source: Errors, Error codes.
 */
export const parameterErrors = {
  parameter_missing: missing('A required parameter without a code of its own is missing.'),
  acct_last_four_required: missing('The last four digits of the account number are missing.'),
  amount_required: missing('The amount is missing.'),
  application_fee_rate_id_required: missing('The id of an application fee rate is missing.'),
  application_fee_required: missing('The application fee is missing.'),
  brand_required: missing('The card brand is missing.'),
  card_name_required: missing('The name of the card holder is missing.'),
  card_number_required: missing('The card number is missing.'),
  currency_required: missing('The currency is missing.'),
  customer_id_required: missing('The id of a customer is missing.'),
  email_required: missing('The e-mail address is missing.'),
  gateway_account_id_required: missing("The gateway's id of the account is missing."),
  gateway_ref_id_required: missing("The gateway's reference is missing."),
  payment_method_required: missing('The payment method is missing.'),
  payment_method_token_required: missing('The token of a payment method is missing.'),
  transfer_required: missing('The transfer is missing.'),

  parameter_invalid: added(422, {
    message: invalidFormat,
    explanation: withPage(
      message`The value of ${'name'} has another type or form than declared. Compare it with`,
      'objects',
    ),
    controlExplanation: withPage(
      message`The value of ${'name'} has another type or form than declared. Compare it with the call in`,
      'control',
    ),
    description: 'A parameter without a code of its own has the wrong type, format or value.',
  }),
  capture_strategy_invalid: invalid({
    explanation: followedBy(message`${'name'} is automatic or manual.`, explainCondition('automatic_bank_payments')),
    description: 'The value is neither `automatic` nor `manual`, or is `manual` for a bank account.',
  }),
  country_invalid: invalid({
    explanation: followedBy(message`${'name'} must be a code of two letters, such as US or CA.`, chosenRule),
    description: 'The country is not a country code.',
  }),
  currency_invalid: invalid({
    explanation: followedBy(message`${'name'} is usd or cad in lower case.`, explainCondition('account_currency')),
    description: 'The currency is unknown, or is not that of the account.',
  }),
  email_invalid: statedCode(422, {
    message: invalidFormat,
    explanation: message`${'name'} must be one e-mail address: a name, @, and a domain with a dot in it.`,
    description: 'The e-mail address is malformed.',
  }),
  month_invalid: invalid({
    explanation: message`${'name'} must be a whole number from 1 to 12.`,
    description: 'The expiry month is not from 1 to 12.',
  }),
  postal_code_invalid: invalid({
    explanation: message`${'name'} has not the form of a postal code of its country.`,
    description: 'The postal code is malformed.',
  }),
  state_invalid: invalid({
    explanation: message`${'name'} must be a state or province by its code of two letters.`,
    description: 'The state or province of the address is malformed.',
  }),
  verification_invalid: invalid({
    explanation: message`${'name'} must be a text of 3 or 4 digits; or leave it out.`,
    description: 'The security code is not 3 or 4 digits.',
  }),
  year_invalid: invalid({
    explanation: message`${'name'} must have 2 or 4 digits.`,
    description: 'The expiry year does not have 2 or 4 digits.',
  }),
  cursor_invalid: added(422, {
    message: message`not a cursor of this list: parameter ${'name'}`,
    explanation: message`${'name'} is not a cursor of this list. Take start_cursor or end_cursor of page_info as it is, from a page of the same list, account, mode and filters; limit may differ.`,
    description: 'The cursor is not from a page of the same list, account, mode and filters.',
  }),
  invalid_characters: statedCode(422, {
    message: message`unsupported characters in parameter ${'name'}`,
    explanation: message`${'name'} has control characters, or others that are not supported there. Take them out.`,
    description: 'A text contains unsupported characters.',
  }),
  unexpected_parameter: statedCode(422, {
    message: message`unexpected parameter ${'name'}`,
    explanation: message`The body has a field that the operation does not take: ${'name'}. Look for a slip in its name or for the wrong level; else leave it out.`,
    description: 'The body has an unknown field, or one that does not apply to the account.',
  }),

  amount_must_be_an_integer: stated(422, {
    message: message`the amount must be an integer in the smallest currency unit`,
    explanation: message`Amounts are whole numbers in the smallest unit of the currency: 1000 for 10.00, as a number and not as a text.`,
    description: 'The amount is a text or has decimals; or, where its absence means all, it is null.',
  }),
  amount_below_minimum: statedCode(422, {
    message: message`the amount must be greater than ${'minimum'}`,
    explanation: message`The amount is in the smallest unit of the currency and must be greater than ${'minimum'}. Was it meant in dollars?`,
    description: 'The amount is at or below the lower bound.',
  }),
  amount_above_maximum: statedCode(422, {
    message: message`the amount must be lower than ${'maximum'}`,
    explanation: message`The amount is in the smallest unit of the currency and must be lower than ${'maximum'}.`,
    description: 'The amount is at or above the upper bound.',
  }),
} satisfies Record<string, ErrorRow>;
