import { brandOf, passesLuhn } from '../../domain/card-number';
import { digitsOf, withDigits } from './characters';
import type { Derive, DerivedNumbers } from './derived-numbers';

const KEPT_DIGITS = 4;
const MAX_TRIES = 1_000;

/** Whether a text can be a card number: 12 to 19 digits, blanks and dashes between them allowed. */
export const isCardLike = (text: string): boolean => /^\d(?:[ -]?\d){11,18}$/.test(text);

/**
 * Returns another card number of the same brand, length and grouping that ends with the same four digits, and is valid by its
 * checksum if the number is.
 */
export function cardStandIn(text: string, derive: Derive): string {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const isValid = passesLuhn(digits);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // The numbers of one text repeat, and few numbers are of some brands.
    const found = candidate(digits, isValid, derive(`card ${digits} ${tries}`));
    if (brandOf(found) === brand && found !== digits) return withDigits(text, found);
  }
  return withDigits(text, '0'.repeat(digits.length));
}

/** Returns a number with the same first and last digits. The last digit between them makes the checksum right or wrong. */
function candidate(digits: string, isValid: boolean, numbers: DerivedNumbers): string {
  const inner = Array.from({ length: digits.length - KEPT_DIGITS - 2 }, () => numbers.next(10)).join('');
  const start = digits.charAt(0) + inner;
  const end = digits.slice(-KEPT_DIGITS);
  const first = numbers.next(10);
  const fitting = Array.from({ length: 10 }, (_, i) => `${start}${(first + i) % 10}${end}`);
  return fitting.find((each) => passesLuhn(each) === isValid) ?? digits;
}
