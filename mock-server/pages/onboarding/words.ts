import { limits } from '../../../spec/tables/limits';
import type { AccountRow } from '../../rows';

// The words of this page for a business. The API has its own for programs, which the dashboard shows.

interface FieldWords {
  readonly missing: string;
  readonly invalid: string;
  /** The format, beside the field. */
  readonly hint?: string;
}

const choose = (what: string): FieldWords => ({ missing: `Choose the ${what}.`, invalid: `Choose the ${what}.` });
const enter = (what: string, invalid: string, hint?: string): FieldWords => ({
  missing: `Enter the ${what}.`,
  invalid,
  ...(hint !== undefined && { hint }),
});
const check = (what: string): FieldWords => enter(what, `Check the ${what}: a character of it is not accepted.`);
const email = (what: string): FieldWords => enter(what, 'Enter one e-mail address, such as ada@example.com.');
const always = (words: string): FieldWords => ({ missing: words, invalid: words });

const year = `Enter the four digits of the year. The person must be at least ${limits.onboarding.minimum_age_years}.`;

/** Of a field, by its path or the end of it, that of an owner without a number: it is empty, or has something else. */
const words: Readonly<Record<string, FieldWords>> = {
  address_line1: check('first line of the address'),
  address_line2: check('second line of the address'),
  address_city: check('city'),
  address_state: enter('state', 'Enter the code of the state, such as CA.', 'Its code, such as CA'),
  address_postal_code: enter('postal code', 'Enter a postal code, such as 94105.', 'Such as 94105'),
  address_country: enter('country', 'Enter the two letters of the country, such as US.', 'Two letters, such as US'),

  'business_details.type': choose('business type'),
  'business_details.structure': choose('business structure'),
  'business_details.url': enter(
    'web site',
    'Enter the address of the web site, such as tea.example.com.',
    'Its address, such as tea.example.com',
  ),
  'business_details.industry': check('industry'),
  'business_details.tax_id': enter('tax ID', 'Enter the nine digits of the tax ID.', 'Nine digits'),
  'business_details.phone': check('phone number of the business'),
  'business_details.email': email('e-mail address of the business'),
  'business_details.legal.name': check('legal name'),
  'business_details.doing_business_as.name': check('name that customers know'),
  'representative.name': check('full name'),
  'representative.title': check('job title'),
  'representative.email': email('e-mail address'),
  'representative.dob_month': enter('month of birth', 'Enter the month as two digits from 01 to 12.', 'Two digits'),
  'representative.dob_day': enter('day of birth', 'Enter a day of this month as two digits, such as 09.', 'Two digits'),
  'representative.dob_year': enter('year of birth', year, 'Four digits'),
  'representative.phone': check('phone number'),
  'representative.ssn_last4': enter(
    'last four digits of the SSN',
    'Enter four digits: the last ones of the SSN.',
    'The end of the social security number',
  ),
  'representative.is_owner': always('Say whether this person owns a part of the business.'),
  owners: always('Enter at least one owner.'),
  'owners.name': check('name of this owner'),
  'owners.email': email('e-mail address of this owner'),
  'bank_account.bank_name': check('name of the bank'),
  'bank_account.account_nickname': check('nickname of the account'),
  'bank_account.routing_number': enter('routing number', 'Enter the nine digits of the routing number.', 'Nine digits'),
  'bank_account.account_number': enter('account number', 'Enter the account number: 4 to 17 digits.', '4 to 17 digits'),
  'bank_account.account_type': choose('account type'),
  'bank_account.account_owner_name': check('name of the account owner'),
  'terms_and_conditions.accepted': always('Accept the terms and conditions to submit the details.'),
};

/** Returns the words for a field; undefined for a path that no form has. */
export function fieldWords(path: string): FieldWords | undefined {
  return words[path.replace(/\.\d+\./, '.')] ?? words[path.slice(path.lastIndexOf('.') + 1)];
}

/** The words for a structure of another business type. */
export const otherStructure = 'Choose a structure that fits the business type.';

/** The words for a form that was made up. */
export const otherProblem = 'Something in this form is not valid. Enter it again.';

/** The words for a form that was sent and not taken. */
export const refusalWords = 'The details were not submitted.';

/** Why an account takes no form. */
export const statusWords: Readonly<Record<AccountRow['status'], string>> = {
  created: 'The details of this account were submitted already.',
  submitted: 'This account is submitted and waits for its review.',
  information_needed: 'This account is reviewed, and more information is needed.',
  enabled: 'This account is enabled.',
  rejected: 'This account is rejected.',
  disabled: 'This account is disabled.',
  archived: 'This account is archived.',
};
