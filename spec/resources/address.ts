import { text, word } from '../vocabulary/schema';

/** The fields of an address in a request. */
export const address = {
  address_line1: text('Street and number.'),
  address_line2: text('Flat, floor, building.'),
  address_city: text('City.'),
  address_state: word('Two or three letters.', {
    pattern: '^[A-Za-z]{2,3}$',
    'x-errors': { invalid: 'state_invalid' },
    'x-provenance': 'chosen',
  }),
  address_postal_code: word('Postal code, 2 to 10 letters, digits, spaces or dashes.', {
    pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$',
    'x-errors': { invalid: 'postal_code_invalid' },
    'x-provenance': 'chosen',
  }),
  address_country: word('ISO 3166 code of two letters.', {
    pattern: '^[A-Za-z]{2}$',
    'x-errors': { invalid: 'country_invalid' },
    'x-provenance': 'chosen',
  }),
};
