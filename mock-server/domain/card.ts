import { binDetails } from '../../spec/tables/bin-details';
import { type CardBrand, cardBrands } from '../../spec/tables/card-brands';
import {
  type AddressCheck,
  addressChecks,
  isSkippableCheck,
  type SkippableCheck,
  type TestCardRow,
  testCards,
  type TokenizationError,
} from '../../spec/tables/test-cards';

/** A card in a request. */
export interface CardInput {
  readonly name: string;
  readonly number: string;
  readonly verification?: string | number;
  readonly month: string | number;
  readonly year: string | number;
  readonly address_line1?: string;
  readonly address_postal_code: string | number;
}

/** The fields of a card that may be stored. */
export interface RecognizedCard {
  readonly brand: CardBrand;
  readonly lastFour: string;
  /** As it was sent. */
  readonly month: string;
  /** As it was sent. */
  readonly year: string;
  readonly addressLine1Check: AddressCheck;
  readonly postalCodeCheck: AddressCheck;
  /** The last four digits if it is a test card; null for any other card. */
  readonly testCard: string | null;
  /** The first six digits if there are details of them; null for any other card. */
  readonly bin: string | null;
  /** The check that it failed, and that was skipped. */
  readonly failedCheck: SkippableCheck | null;
}

/** Recognizes a card, or returns the first error in it. With `force`, some checks are skipped. */
export function recognizeCard(
  card: CardInput,
  mode: 'test' | 'live',
  now: string,
  force = false,
): RecognizedCard | TokenizationError {
  const digits = cardDigits(card.number);
  if (!/^\d+$/.test(digits) || !passesLuhn(digits)) return 'card_number_invalid';
  const brand = brandOf(digits);
  if (brand === undefined) return 'invalid_card_brand';
  if (!cardBrands[brand].lengths.some((length) => length === digits.length)) return 'card_number_invalid';
  const testCard = findTestCard(digits);
  const failedCheck = failedCheckOf(card, { brand, testCard, mode, now });
  if (failedCheck !== null && !(force && isSkippableCheck(failedCheck))) return failedCheck;
  const lastFour = digits.slice(-4);
  const bin = digits.slice(0, 6);
  return {
    brand,
    lastFour,
    month: String(card.month),
    year: String(card.year),
    addressLine1Check: addressCheck('address_line1', card.address_line1, mode),
    postalCodeCheck: addressCheck('address_postal_code', String(card.address_postal_code), mode),
    testCard: testCard ? lastFour : null,
    bin: Object.hasOwn(binDetails, bin) ? bin : null,
    failedCheck,
  };
}

interface CheckedWith {
  readonly brand: CardBrand;
  readonly testCard: TestCardRow | undefined;
  readonly mode: 'test' | 'live';
  readonly now: string;
}

function failedCheckOf(card: CardInput, { brand, testCard, mode, now }: CheckedWith): TokenizationError | null {
  const verification = card.verification === undefined ? undefined : String(card.verification);
  if (hasExpired(expiryOf(card, now), now)) return 'expired_card';
  if (verification !== undefined && verification.length !== cardBrands[brand].verificationLength) return 'invalid_cvc';
  const refusal = mode === 'test' ? testCard?.tokenization : undefined;
  return refusal && (verification !== undefined || !refusal.onlyWithVerification) ? refusal.errorCode : null;
}

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

function findTestCard(digits: string): TestCardRow | undefined {
  return testCards.find((card) => card.number === digits);
}

/** The expiry date of a card: a month of two digits, and a year of four. */
export interface Expiry {
  readonly month: string;
  readonly year: string;
}

/** Returns the expiry date of a card. A year of two digits is in the century in which the card was stored. */
export function expiryOf({ month, year }: Pick<CardInput, 'month' | 'year'>, storedAt: string): Expiry {
  const digits = String(year);
  return {
    month: String(month).padStart(2, '0'),
    year: digits.length === 2 ? storedAt.slice(0, 2) + digits : digits,
  };
}

/** A card is valid until the end of its month. */
export function hasExpired({ month, year }: Expiry, now: string): boolean {
  return `${year}-${month}` < now.slice(0, 7);
}

/** Live addresses are not checked, so their checks always pass. */
export function addressCheck(
  field: 'address_line1' | 'address_postal_code',
  value: string | undefined,
  mode: 'test' | 'live',
): AddressCheck {
  if (value === undefined) return 'unchecked';
  const magic = addressChecks.find((row) => row.field === field && row.value === value);
  return mode === 'test' ? (magic?.check ?? 'pass') : 'pass';
}
