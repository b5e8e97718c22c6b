import { testCardNames } from '../../spec/derive/test-payment-methods';
import { cardBrands } from '../../spec/tables/card-brands';
import { testCards } from '../../spec/tables/test-cards';
import { brandOf, cardDigits, passesLuhn } from './card-number';

const testCardNumbers = new Map([...testCardNames].map(([number, name]) => [name, number]));

/** A name that stands for a card number: see `cardNameOf`. */
export const cardName = /\[(?:test card ([a-z_]+(?: \d)?)|([a-z_]+) card)\]/;

/**
 * Returns the name that stands for a card number in what is logged: `[test card insufficient_funds]` for a listed test card, and
 * the brand of any other number that is valid: `[visa card]`. Returns undefined for what is no card number.
 */
export function cardNameOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const digits = cardDigits(String(value));
  const name = testCardNames.get(digits);
  if (name !== undefined) return `[test card ${name}]`;
  if (!/^\d+$/.test(digits) || !passesLuhn(digits)) return undefined;
  const brand = brandOf(digits);
  const isCard = brand !== undefined && cardBrands[brand].lengths.some((length) => length === digits.length);
  return isCard ? `[${brand} card]` : undefined;
}

/**
 * Returns a card number for a name of `cardNameOf`: that of the test card, or of the first test card of the brand that succeeds.
 * Returns undefined for any other text.
 */
export function cardNumberNamed(text: string): string | undefined {
  const [found, name, brand] = cardName.exec(text) ?? [];
  if (found !== text) return undefined;
  return name === undefined ? plainCardOf(brand) : testCardNumbers.get(name);
}

const plainCardOf = (brand: string | undefined): string | undefined =>
  testCards.find((card) => card.brand === brand && card.outcome?.result === 'approved' && !card.tokenization)?.number;
