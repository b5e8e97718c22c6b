import { cardBrands } from '../../../spec/tables/card-brands';
import type { TokenizationError } from '../../../spec/tables/test-cards';
import { brandOf, cardDigits, passesLuhn } from '../../domain/card-number';
import { expiryOf, hasExpired, readExpiry } from '../../domain/expiry';

// The script of the page contains this file. The server checks a form that was sent by itself, with the same result.

/** A problem of a field. Its words are attributes of the input. */
export type Problem = 'missing' | 'invalid' | TokenizationError;

interface Entered {
  /** The pattern of the schema. */
  readonly pattern: string | undefined;
  /** The card number in the form. */
  readonly number: string;
  /** An instant of the platform. */
  readonly now: string;
}

/** Returns the problem of a text in a field of the form. */
export function problemOf(field: string, text: string, { pattern, number, now }: Entered): Problem | undefined {
  if (text === '') return 'missing';
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return 'invalid';
  const digits = cardDigits(number);
  const brand = brandOf(digits);
  if (field === 'card_number') {
    if (!/^\d+$/.test(digits) || !passesLuhn(digits)) return 'invalid';
    if (brand === undefined) return 'invalid_card_brand';
    return cardBrands[brand].lengths.some((length) => length === digits.length) ? undefined : 'invalid';
  }
  if (field === 'expires') {
    const expiry = readExpiry(text);
    if (expiry === undefined) return 'invalid';
    return hasExpired(expiryOf(expiry, now), now) ? 'expired_card' : undefined;
  }
  const isMismatch = field === 'security_code' && brand && text.length !== cardBrands[brand].verificationLength;
  return isMismatch ? 'invalid_cvc' : undefined;
}
