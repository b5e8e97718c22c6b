import { type CardBrand, cardBrands } from '../../spec/tables/card-brands';

// Without the tables of test cards: the scripts of the pages contain this file.

/** Returns a card number without the spaces and dashes that are allowed in it. */
export function cardDigits(number: string): string {
  return number.replace(/[ -]/g, '');
}

const ZERO = '0'.charCodeAt(0);

/** The checksum of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - ZERO;
    const doubled = digit * 2;
    sum += i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** How many digits tell the brand of a card. */
export const BRAND_DIGITS = 6;

/** The numbers of so many digits that begin with the prefixes of a brand. */
const brandRanges = Object.keys(cardBrands)
  .filter(isCardBrand)
  .flatMap((brand) =>
    cardBrands[brand].prefixes.map(([from, to]) => ({
      brand,
      from: Number(String(from).padEnd(BRAND_DIGITS, '0')),
      to: Number(String(to).padEnd(BRAND_DIGITS, '9')),
    })),
  );

function isCardBrand(name: string): name is CardBrand {
  return Object.hasOwn(cardBrands, name);
}

/** Returns the card brand of a number, by its leading digits. */
export function brandOf(digits: string): CardBrand | undefined {
  return brandOfHead(Number(digits.slice(0, BRAND_DIGITS).padEnd(BRAND_DIGITS, '0')));
}

/** Returns the card brand of a number, by the number of its first six digits. */
export function brandOfHead(head: number): CardBrand | undefined {
  return brandRanges.find(({ from, to }) => from <= head && head <= to)?.brand;
}

/** Returns the digits of a card number in the groups in which they are printed on the card: `4242 4242 4242 4242`. */
export function groupedNumber(digits: string): string {
  if (brandOf(digits) === 'american_express') return digits.replace(/^(\d{4})(\d{1,6})/, '$1 $2 ').trim();
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}
