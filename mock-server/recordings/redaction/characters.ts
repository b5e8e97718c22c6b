import type { DerivedNumbers } from './derived-numbers';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const HEX_LETTERS = 'abcdef';
const OTHER_LETTERS = 'àâäçèéêëîïñôöùûüÿß';
/** Stands for a character of two UTF-16 units: a mathematical letter. */
const WIDE_LETTER = '\u{1d465}';

const isHex = (text: string) =>
  /^(?=.*\d)(?=.*[a-f])([0-9a-f]{16,}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text);

const pick = (characters: string, numbers: DerivedNumbers) => characters.charAt(numbers.next(characters.length));

/**
 * Returns a text of the same shape: a letter for a letter, a digit for a digit, blanks and punctuation as they are. A first digit
 * stays zero, or stays another one.
 */
export function sameShape(text: string, numbers: DerivedNumbers): string {
  const small = isHex(text) ? HEX_LETTERS : LETTERS;
  return text.replace(/[^\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]/gu, (character, at: number) => {
    if (/\d/.test(character)) return digitFor(character, /\d/.test(text.charAt(at - 1)), numbers);
    if (/[A-Z]/.test(character)) return pick(CAPITALS, numbers);
    if (/[a-z]/.test(character)) return pick(small, numbers);
    return character.length > 1 ? WIDE_LETTER : pick(OTHER_LETTERS, numbers);
  });
}

function digitFor(digit: string, isInside: boolean, numbers: DerivedNumbers): string {
  if (isInside) return String(numbers.next(10));
  return digit === '0' ? '0' : String(1 + numbers.next(9));
}

/** Returns small letters. */
export function letters(count: number, numbers: DerivedNumbers): string {
  return Array.from({ length: count }, () => pick(LETTERS, numbers)).join('');
}

/** Returns a text with its digits replaced, from left to right. */
export function withDigits(text: string, digits: string): string {
  let at = 0;
  return text.replace(/\d/g, () => digits.charAt(at++));
}

/** Returns the digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Returns a number between two bounds, both included. */
export const between = (from: number, to: number, numbers: DerivedNumbers): number =>
  from + numbers.next(to - from + 1);
