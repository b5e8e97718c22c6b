import type { Schema } from '../../../spec/vocabulary/schema';

/** Attributes of a text input. */
export interface InputAttributes {
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric' | 'email' | 'tel' | 'url';
  readonly half?: true;
}

/** Attributes of inputs by the end of a path. The first that fits applies. */
const inputs: readonly (readonly [ending: string, attributes: InputAttributes])[] = [
  ['business_details.url', { autocomplete: 'url', inputmode: 'url' }],
  ['business_details.tax_id', { inputmode: 'numeric' }],
  ['legal.name', { autocomplete: 'organization' }],
  ['representative.name', { autocomplete: 'name' }],
  ['representative.title', { autocomplete: 'organization-title' }],
  ['representative.email', { autocomplete: 'email', inputmode: 'email' }],
  ['representative.phone', { autocomplete: 'tel', inputmode: 'tel' }],
  ['business_details.phone', { autocomplete: 'tel', inputmode: 'tel' }],
  ['.email', { inputmode: 'email' }],
  ['dob_month', { autocomplete: 'bday-month', inputmode: 'numeric' }],
  ['dob_day', { autocomplete: 'bday-day', inputmode: 'numeric' }],
  ['dob_year', { autocomplete: 'bday-year', inputmode: 'numeric' }],
  ['address_line1', { autocomplete: 'address-line1' }],
  ['address_line2', { autocomplete: 'address-line2' }],
  ['address_city', { autocomplete: 'address-level2', half: true }],
  ['address_state', { autocomplete: 'address-level1', half: true }],
  ['address_postal_code', { autocomplete: 'postal-code', half: true }],
  ['address_country', { autocomplete: 'country', half: true }],
  ['ssn_last4', { inputmode: 'numeric' }],
  ['routing_number', { inputmode: 'numeric' }],
  ['account_number', { inputmode: 'numeric' }],
];

/** Returns the attributes of the input for a field. */
export function inputOf(path: string): InputAttributes {
  return inputs.find(([ending]) => path.endsWith(ending))?.[1] ?? {};
}

/**
 * Returns the format of a field from its description: the first part, which ends with a semicolon or with the sentence. The title
 * of the field is not repeated.
 */
export function hintOf(
  title: string,
  { description = '', pattern, 'x-errors': errors = {} }: Schema,
): string | undefined {
  const isFormat = pattern !== undefined && errors.pattern === undefined && errors.invalid !== 'email_invalid';
  if (!isFormat) return undefined;
  const [format = ''] = description.split(/[.;]/);
  const rest = format.startsWith(title) ? format.slice(title.length).replace(/^[,:] /, '') : format;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
