import { type CardBrand, cardBrands } from '../../spec/tables/card-brands';
import { testCards } from '../../spec/tables/test-cards';
import type { Schema } from '../../spec/vocabulary/schema';
import { brandOf, passesLuhn } from './card';

/** Digits of a card number that are shown at its beginning and at its end. */
const [SHOWN_FIRST, SHOWN_LAST] = [6, 4];
const [FEWEST_DIGITS, MOST_DIGITS] = [13, 19];

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
const digitGroups = new RegExp(`${digit}+`, 'g');
const digits = new RegExp(digit, 'g');

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

/** The first digits of card numbers: most groups of digits begin with none of them, or are too short. */
const firstDigits: ReadonlySet<string> = new Set(
  Object.values(cardBrands).flatMap(({ prefixes }) => prefixes.flat().map((prefix) => String(prefix).charAt(0))),
);

interface DigitGroup {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Masks card numbers in a run of digits. A card number is some whole groups of it: a date or a security code may be beside them.
 */
function maskedRun(run: string): string {
  const groups = [...run.matchAll(digitGroups)].map(({ 0: group, index }): DigitGroup => ({
    digits: group.normalize('NFKC'),
    start: index,
    end: index + group.length,
  }));
  const parts: string[] = [];
  let shown = 0;
  for (let first = 0; first < groups.length; first++) {
    const last = lastOfCard(groups, first);
    const [start, end] = [groups[first]?.start, groups[last]?.end];
    if (start === undefined || end === undefined) continue;
    parts.push(run.slice(shown, start), maskedNumber(run.slice(start, end)));
    shown = end;
    first = last;
  }
  return parts.join('') + run.slice(shown);
}

/** Returns the index of the last group of the longest card number that begins with a group; -1 for none. */
function lastOfCard(groups: readonly DigitGroup[], first: number): number {
  let found = -1;
  if (!firstDigits.has(groups[first]?.digits[0] ?? '')) return found;
  let number = '';
  let brand: CardBrand | undefined;
  for (let last = first; last < groups.length; last++) {
    number += groups[last]?.digits ?? '';
    if (number.length < FEWEST_DIGITS) continue;
    brand ??= brandOf(number);
    if (brand === undefined || number.length > MOST_DIGITS) break;
    if (isCardNumber(number, brand)) found = last;
  }
  return found;
}

function isCardNumber(number: string, brand: CardBrand): boolean {
  const isOfBrand = cardBrands[brand].lengths.some((length) => length === number.length) && passesLuhn(number);
  return isOfBrand || testCards.some((card) => card.number === number);
}

/** Keeps the first and last digits of a number, and what is between the digits. */
function maskedNumber(number: string): string {
  const length = number.match(digits)?.length ?? 0;
  let at = 0;
  return number.replace(digits, (each) => {
    at++;
    return at <= SHOWN_FIRST || at > length - SHOWN_LAST ? each : '*';
  });
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
