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
import { brandOf, cardDigits, passesLuhn } from './card-number';
import { expiryOf, hasExpired } from './expiry';

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

function findTestCard(digits: string): TestCardRow | undefined {
  return testCards.find((card) => card.number === digits);
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
