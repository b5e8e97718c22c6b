import { testCards } from '../../spec/tables/test-cards';

/** The numbers of the listed test cards. */
const testNumbers: readonly string[] = testCards.map(({ number }) => number);
const FEWEST_DIGITS = Math.min(...testNumbers.map(({ length }) => length));

/** A search looks at four digits at a time, and moves on by as many as no test card can end in between (Wu and Manber). */
const BLOCK = 4;
const shifts = new Uint8Array(10 ** BLOCK).fill(FEWEST_DIGITS - BLOCK + 1);
for (const number of testNumbers)
  for (let end = number.length; end >= number.length - FEWEST_DIGITS + BLOCK; end--) {
    const block = Number(number.slice(end - BLOCK, end));
    shifts[block] = Math.min(shifts[block] ?? 0, number.length - end);
  }

/**
 * Calls a function with the start and the end of each test card in digits of a text, wherever they are among others. The digits
 * may be full-width.
 */
export function forEachTestCard(text: string, start: number, end: number, visit: (start: number, end: number) => void) {
  for (let at = start + FEWEST_DIGITS; at <= end;) {
    const shift = shifts[blockBefore(text, at)] ?? 1;
    at += shift;
    if (shift > 0) continue;
    for (const number of testNumbers)
      if (number.length <= at - start && endsWith(text, at, number)) visit(at - number.length, at);
    at++;
  }
}

function blockBefore(text: string, end: number): number {
  let block = 0;
  for (let at = end - BLOCK; at < end; at++) block = block * 10 + (text.charCodeAt(at) & 0xf);
  return block;
}

function endsWith(text: string, end: number, number: string): boolean {
  for (let back = 1; back <= number.length; back++)
    if (((text.charCodeAt(end - back) ^ number.charCodeAt(number.length - back)) & 0xf) !== 0) return false;
  return true;
}

/** Whether the first digits of a list are those of a test card. */
export function isTestNumber(digits: Uint8Array, length: number): boolean {
  let block = 0;
  for (let index = Math.max(0, length - BLOCK); index < length; index++) block = block * 10 + (digits[index] ?? 0);
  return shifts[block] === 0 && testNumbers.some((number) => number.length === length && hasDigits(digits, number));
}

function hasDigits(digits: Uint8Array, number: string): boolean {
  for (let index = 0; index < number.length; index++)
    if (digits[index] !== (number.charCodeAt(index) & 0xf)) return false;
  return true;
}
