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
