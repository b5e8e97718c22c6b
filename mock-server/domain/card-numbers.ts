import { cardBrands } from '../../spec/tables/card-brands';
import { testCards } from '../../spec/tables/test-cards';
import type { Schema } from '../../spec/vocabulary/schema';
import { brandOf, passesLuhn } from './card';

/** Digits of a card number that are shown at its beginning and at its end. */
const [SHOWN_FIRST, SHOWN_LAST] = [6, 4];
const FEWEST_DIGITS = 13;

/** The least number with as many digits. */
export const MIN_LONG_NUMBER = 10 ** (FEWEST_DIGITS - 1);

const digit = '[0-9\\uff10-\\uff19]';
/** Separators that may be between two digits. */
const separators = '[\\s\\-\\u2010-\\u2015\\u2212]{0,3}';

/** The cheap check: only a text with as many digits in a row can hold a card number. */
export const longNumber = new RegExp(`${digit}(?:${separators}${digit}){${FEWEST_DIGITS - 1}}`);

/** Ids and UUID keys, whose digits are random and may look like a card number. */
const idPattern =
  '(?<![0-9A-Za-z])(?:[a-z]{2,6}_[0-9A-Za-z]{22}|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})(?![0-9A-Za-z])';
const numberPattern = `${digit}(?:${separators}${digit}){${FEWEST_DIGITS - 1},}`;
const idsAndNumbers = new RegExp(`(${idPattern})|${numberPattern}`, 'g');
const numbers = new RegExp(numberPattern, 'g');
const anyDigit = new RegExp(digit, 'g');

/**
 * Returns a text with each card number in it masked: `424242******4242`. A card number has 13 to 19 digits, blanks and hyphens
 * between them allowed and no digit beside them, which fit prefix, length and checksum of a brand, or is that of a test card.
 * Other long numbers, such as instants and order numbers, stay as they are.
 */
export function maskCardNumbers(text: string): string {
  if (!longNumber.test(text)) return text;
  return text.replace(idsAndNumbers, (found, id: string | undefined) => {
    if (id === undefined) return maskedRun(found);
    return isRandom(id) ? id : id.replace(numbers, maskedRun);
  });
}

/** Whether the digits of an id cannot be a number that somebody put there. */
function isRandom(id: string): boolean {
  return /[a-zA-Z]/.test(id.replace(/^[a-z]+_/, '')) && !/[1-9]\d{12}/.test(id);
}

/** How many digits a card number has, the longest first. */
const cardLengths = [...new Set(Object.values(cardBrands).flatMap(({ lengths }) => lengths))].sort((a, b) => b - a);
/** The first digits of card numbers. */
const firstDigits: ReadonlySet<string> = new Set(
  Object.values(cardBrands).flatMap(({ prefixes }) => prefixes.flat().map((prefix) => String(prefix).charAt(0))),
);
/** The remainders of the checksums of card numbers. That of one test card is not 0. */
const remainders: ReadonlySet<number> = new Set([
  0,
  ...testCards.map(({ number }) => checksums(number)(0, number.length) % 10),
]);

/**
 * Masks card numbers in a run of digits. A card number is some whole groups of it: a date or a security code may be beside them.
 */
function maskedRun(run: string): string {
  const { digits, places } = digitsOf(run);
  const checksum = checksums(digits);
  const placeOf = (index: number) => places[index] ?? run.length;
  const isBetweenGroups = (index: number) => index === 0 || placeOf(index) > placeOf(index - 1) + 1;
  const isCardAt = (first: number, end: number) =>
    end <= digits.length &&
    (end === digits.length || isBetweenGroups(end)) &&
    remainders.has(checksum(first, end) % 10) &&
    isCardNumber(digits.slice(first, end));
  const parts: string[] = [];
  let shown = 0;
  for (let first = 0; first < digits.length; first++) {
    if (!firstDigits.has(digits.charAt(first)) || !isBetweenGroups(first)) continue;
    const length = cardLengths.find((each) => isCardAt(first, first + each));
    if (length === undefined) continue;
    const [hidden, hiddenEnd] = [placeOf(first + SHOWN_FIRST), placeOf(first + length - SHOWN_LAST)];
    parts.push(run.slice(shown, hidden), run.slice(hidden, hiddenEnd).replace(anyDigit, '*'));
    shown = hiddenEnd;
    first += length - 1;
  }
  return parts.join('') + run.slice(shown);
}

/** Returns the digits of a text as ASCII digits, and their places in it. */
function digitsOf(text: string): { readonly digits: string; readonly places: readonly number[] } {
  const places: number[] = [];
  for (let place = 0; place < text.length; place++) if (isDigit(text.charCodeAt(place))) places.push(place);
  return { digits: text.normalize('NFKC').replace(/\D+/g, ''), places };
}

const isDigit = (code: number) => (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);

/**
 * Returns a function that gives the checksum (Luhn) of any part of some digits without a look at each of them: the difference of
 * two sums. Every other digit counts twice, and the last one of a part once.
 */
function checksums(digits: string): (first: number, end: number) => number {
  const sums = [new Uint32Array(digits.length + 1), new Uint32Array(digits.length + 1)] as const;
  for (let index = 0; index < digits.length; index++) {
    const once = digits.charCodeAt(index) - 0x30;
    const twice = once > 4 ? 2 * once - 9 : 2 * once;
    sums[0][index + 1] = (sums[0][index] ?? 0) + (index % 2 === 0 ? once : twice);
    sums[1][index + 1] = (sums[1][index] ?? 0) + (index % 2 === 1 ? once : twice);
  }
  return (first, end) => {
    const sum = end % 2 === 1 ? sums[0] : sums[1];
    return (sum[end] ?? 0) - (sum[first] ?? 0);
  };
}

function isCardNumber(number: string): boolean {
  const brand = brandOf(number);
  const isOfBrand = brand && cardBrands[brand].lengths.some((length) => length === number.length) && passesLuhn(number);
  return isOfBrand === true || testCards.some((card) => card.number === number);
}

/**
 * Declared fields that are compared or hashed as they were sent, and are never stored or shown: numbers, and secrets with random
 * digits.
 */
export const verbatimFields: ReadonlySet<string> = new Set(['number', 'account_number', 'client_id', 'client_secret']);

/**
 * Returns a value with the card numbers masked in its texts, its free-form numbers and its undeclared names. Collects the paths
 * of what was masked. Fields that the schema declares for such numbers stay as they are. Without a schema the whole value is
 * free-form.
 */
export function withoutCardNumbers(value: unknown, schema: Schema | undefined, masked: string[], path = ''): unknown {
  const noteOf = (text: string): string => {
    const shown = maskCardNumbers(text);
    if (shown !== text) masked.push(path);
    return shown;
  };
  if (typeof value === 'string') return noteOf(value);
  if (typeof value === 'number' && schema?.type === undefined) {
    const text = String(value);
    const shown = noteOf(text);
    return shown === text ? value : shown;
  }
  if (Array.isArray(value))
    return value.map((item, i) => withoutCardNumbers(item, schema?.items, masked, `${path}.${i}`));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const { properties = {} } = schema ?? {};
    const declared = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (declared !== undefined && verbatimFields.has(name)) return [name, inner] as const;
    const shown = declared === undefined ? maskCardNumbers(name) : name;
    const inside = `${path}.${shown}`;
    if (shown !== name) masked.push(inside);
    return [shown, withoutCardNumbers(inner, declared, masked, inside)] as const;
  });
  return Object.fromEntries(fields);
}
