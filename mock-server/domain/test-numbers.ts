import { testCards } from '../../spec/tables/test-cards';

/** The numbers of the listed test cards. */
const testNumbers: readonly string[] = testCards.map(({ number }) => number);
const MIN_DIGITS = Math.min(...testNumbers.map(({ length }) => length));

/** A search looks at four digits at a time, and moves on by as many as no test card can end in between (Wu and Manber). */
const BLOCK = 4;
const shifts = new Uint8Array(10 ** BLOCK).fill(MIN_DIGITS - BLOCK + 1);
for (const number of testNumbers)
  for (let end = number.length; end >= number.length - MIN_DIGITS + BLOCK; end--) {
    const block = Number(number.slice(end - BLOCK, end));
    shifts[block] = Math.min(shifts[block] ?? 0, number.length - end);
  }

/** The digits of the numbers that end with a block. */
const digitsByEnd = new Map<number, readonly Uint8Array[]>();
for (const number of testNumbers) {
  const block = Number(number.slice(-BLOCK));
  digitsByEnd.set(block, [...(digitsByEnd.get(block) ?? []), Uint8Array.from(number, Number)]);
}

/**
 * Calls a function with the start and the end of each test card in digits of a text, wherever they are among others. The digits
 * may be full-width.
 */
export function forEachTestCard(text: string, start: number, end: number, visit: (start: number, end: number) => void) {
  // Read once: a text that was put together takes several times as long to read.
  const digits = new Uint8Array(end - start);
  for (let at = 0; at < digits.length; at++) digits[at] = text.charCodeAt(start + at) & 0xf;
  for (let at = MIN_DIGITS; at <= digits.length;) {
    const block = blockBefore(digits, at);
    const shift = shifts[block] ?? 1;
    at += shift;
    if (shift > 0) continue;
    for (const number of digitsByEnd.get(block) ?? [])
      if (endsWith(digits, at, number)) visit(start + at - number.length, start + at);
    at++;
  }
}

const blockBefore = (digits: Uint8Array, end: number): number =>
  (digits[end - 4] ?? 0) * 1_000 + (digits[end - 3] ?? 0) * 100 + (digits[end - 2] ?? 0) * 10 + (digits[end - 1] ?? 0);

/** Whether the digits before a place are those of a number. */
function endsWith(digits: Uint8Array, end: number, number: Uint8Array): boolean {
  const start = end - number.length;
  if (start < 0) return false;
  for (let index = 0; index < number.length; index++) if (digits[start + index] !== number[index]) return false;
  return true;
}

/** Whether the first digits of a list are those of a test card. */
export function isTestNumber(digits: Uint8Array, length: number): boolean {
  if (length < MIN_DIGITS) return false;
  const numbers = digitsByEnd.get(blockBefore(digits, length));
  return numbers?.some((number) => number.length === length && endsWith(digits, length, number)) === true;
}
