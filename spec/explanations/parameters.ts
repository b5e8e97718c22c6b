import type { parameterErrors } from '../tables/errors/parameters';
import { message } from '../vocabulary/message';
import type { ExplanationsOf } from './row';

const missing = message`A required field was not sent: ${'name'}. Send it; null counts as not sent.`;

/** Of one parameter: absent, of the wrong form, out of bounds. */
export const parameterExplanations: ExplanationsOf<typeof parameterErrors> = {
  parameter_missing: missing,
  acct_last_four_required: missing,
  amount_required: missing,
  application_fee_rate_id_required: missing,
  application_fee_required: missing,
  brand_required: missing,
  card_name_required: missing,
  card_number_required: missing,
  currency_required: missing,
  customer_id_required: missing,
  email_required: missing,
  gateway_account_id_required: missing,
  gateway_ref_id_required: missing,
  payment_method_required: missing,
  payment_method_token_required: missing,
  transfer_required: missing,

  parameter_invalid: message`The value of ${'name'} has another type or form than declared. Compare it with docs/reference/objects.md and operations.md.`,
  capture_strategy_invalid: message`${'name'} is automatic or manual; a bank account takes automatic alone.`,
  country_invalid: message`${'name'} must be a code of two letters, such as US or CA.`,
  currency_invalid: message`${'name'} must be usd or cad in lower case, and the currency of the account that the request runs on.`,
  email_invalid: message`${'name'} must be one e-mail address: a name, @, and a domain with a dot in it.`,
  month_invalid: message`${'name'} must be a whole number from 1 to 12.`,
  postal_code_invalid: message`${'name'} has not the form of a postal code of its country.`,
  state_invalid: message`${'name'} must be a state or province by its code of two letters.`,
  verification_invalid: message`${'name'} must be a text of 3 or 4 digits; or leave it out.`,
  year_invalid: message`${'name'} must have 2 or 4 digits.`,
  cursor_invalid: message`${'name'} is no cursor of this list. Take start_cursor or end_cursor of page_info as it is, from a page of the same list.`,
  invalid_characters: message`${'name'} has control characters, or others that are not supported there. Take them out.`,
  unexpected_parameter: message`The body has a field that the operation does not know: ${'name'}. Look for a slip in its name or for the wrong level; else leave it out.`,

  amount_must_be_an_integer: message`Amounts are whole numbers in the smallest unit of the currency: 1000 for 10.00, as a number and not as a text.`,
  amount_below_minimum: message`The amount is in the smallest unit of the currency and must be greater than ${'minimum'}. Was it meant in dollars?`,
  amount_above_maximum: message`The amount is in the smallest unit of the currency and must be lower than ${'maximum'}.`,
};
