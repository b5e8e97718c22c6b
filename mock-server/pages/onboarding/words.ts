import { limits } from '../../../spec/tables/limits';
import type { AccountRow } from '../../rows';

// The words of this page for a business. The API has its own for programs, which the dashboard shows.

interface FieldWords {
  readonly missing: string;
  readonly invalid: string;
}

const choose = (what: string): FieldWords => ({ missing: `Choose the ${what}.`, invalid: `Choose the ${what}.` });
const enter = (what: string, format: string): FieldWords => ({ missing: `Enter the ${what}.`, invalid: format });
const check = (what: string): FieldWords => enter(what, `Check the ${what}: a character of it is not accepted.`);

const email = (of: string): FieldWords =>
  enter(`e-mail address of ${of}`, 'Enter one e-mail address, such as ada@example.com.');

const addressWords = (of: string): Readonly<Record<string, FieldWords>> => ({
  address_line1: check(`first line of the ${of}`),
  address_line2: check(`second line of the ${of}`),
  address_city: check(`city of the ${of}`),
  address_state: enter(`state of the ${of}`, 'Enter the code of the state, such as CA.'),
  address_postal_code: enter(`postal code of the ${of}`, 'Enter a postal code of this country, such as 94105.'),
  address_country: enter(`country of the ${of}`, 'Enter the country as a code of two letters, such as US.'),
});

const within = (group: string, words: Readonly<Record<string, FieldWords>>): Readonly<Record<string, FieldWords>> =>
  Object.fromEntries(Object.entries(words).map(([name, each]) => [`${group}.${name}`, each]));

/** The errors of a field by its path, those of an owner without its number: it is empty, or something that is not valid. */
const words: Readonly<Record<string, FieldWords>> = {
  'business_details.type': choose('business type'),
  'business_details.structure': choose('business structure'),
  'business_details.url': enter('web site', 'Enter the address of the web site, such as tea.example.com.'),
  'business_details.industry': check('industry'),
  'business_details.tax_id': enter('tax ID', 'Enter the nine digits of the tax ID.'),
  'business_details.phone': check('phone number of the business'),
  'business_details.email': email('the business'),
  'business_details.legal.name': check('legal name'),
  ...within('business_details.legal', addressWords('legal address')),
  'business_details.doing_business_as.name': check('name that customers know'),
  'representative.name': check('full name'),
  'representative.title': check('job title'),
  'representative.email': email('this person'),
  'representative.dob_month': enter('month of birth', 'Enter the month of birth as two digits from 01 to 12.'),
  'representative.dob_day': enter('day of birth', 'Enter a day that this month has, as two digits such as 09.'),
  'representative.dob_year': enter(
    'year of birth',
    `Enter the four digits of the year. The person must be at least ${limits.onboarding.minimum_age_years}.`,
  ),
  ...within('representative', addressWords('home address')),
  'representative.phone': check('phone number'),
  'representative.ssn_last4': enter('last four digits of the SSN', 'Enter four digits: the last ones of the SSN.'),
  'representative.is_owner': {
    missing: 'Say whether this person owns a part of the business.',
    invalid: 'Say whether this person owns a part of the business.',
  },
  owners: { missing: 'Enter at least one owner.', invalid: 'Enter at least one owner.' },
  'owners.name': check('name of this owner'),
  'owners.email': email('this owner'),
  'bank_account.bank_name': check('name of the bank'),
  'bank_account.account_nickname': check('nickname of the account'),
  'bank_account.routing_number': enter('routing number', 'Enter the nine digits of the routing number.'),
  'bank_account.account_number': enter('account number', 'Enter the account number: 4 to 17 digits.'),
  'bank_account.account_type': choose('account type'),
  'bank_account.account_owner_name': check('name of the account owner'),
  'terms_and_conditions.accepted': {
    missing: 'Accept the terms and conditions to submit the details.',
    invalid: 'Accept the terms and conditions to submit the details.',
  },
};

/** Returns the words for a problem of a field. A path that no field has belongs to a form that was made up. */
export function fieldWords(path: string, problem: keyof FieldWords): string {
  return words[path.replace(/\.\d+\./, '.')]?.[problem] ?? 'Something in this form is not valid. Enter it again.';
}

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
