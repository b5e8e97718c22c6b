import { testCards } from '../../spec/tables/test-cards';

/** The numbers of the listed test cards. */
const testNumbers: readonly string[] = testCards.map(({ number }) => number);
const MIN_DIGITS = Math.min(...testNumbers.map(({ length }) => length));

/** Eight digits are one integer, of four bits each. The first and the last eight digits are all of a test card. */
const PACKED = 8;
const packed = (digits: string): number => Number.parseInt(digits, 16) | 0;

/** A test card, which has no more than 16 digits. */
interface TestNumber {
  readonly length: number;
  readonly first: number;
  readonly last: number;
}

/** A search looks at four digits at a time, and moves on by as many as no test card can end in between (Wu and Manber). */
const BLOCK = 4;
const BLOCK_BITS = 0xffff;
const shifts = shiftsOf(testNumbers);

function shiftsOf(numbers: readonly string[]): Uint8Array {
  const found = new Uint8Array(BLOCK_BITS + 1).fill(MIN_DIGITS - BLOCK + 1);
  for (const number of numbers)
    for (let end = number.length; end >= number.length - MIN_DIGITS + BLOCK; end--) {
      const block = packed(number.slice(end - BLOCK, end));
      found[block] = Math.min(found[block] ?? 0, number.length - end);
    }
  return found;
}

/** The numbers that end with a block. */
const numbersByEnd = byEnd(testNumbers);

function byEnd(numbers: readonly string[]): readonly (readonly TestNumber[] | undefined)[] {
  const found = new Array<readonly TestNumber[] | undefined>(BLOCK_BITS + 1);
  for (const number of numbers) {
    const block = packed(number.slice(-BLOCK));
    const first = packed(number.slice(0, PACKED));
    const last = packed(number.slice(-PACKED));
    found[block] = [...(found[block] ?? []), { length: number.length, first, last }];
  }
  return found;
}

/**
 * Calls a function with the start and the end of each test card in digits of a text, wherever they are among others. The digits
 * may be full-width.
 */
export function forEachTestCard(text: string, start: number, end: number, visit: (start: number, end: number) => void) {
  /** The eight digits that end at each place. */
  const lastDigits = new Int32Array(end - start + 1);
  for (let at = 1, last = 0; at < lastDigits.length; at++) {
    last = (last << 4) | (text.charCodeAt(start + at - 1) & 0xf);
    lastDigits[at] = last;
  }
  for (let at = MIN_DIGITS; at < lastDigits.length;) {
    const last = lastDigits[at] ?? 0;
    const shift = shifts[last & BLOCK_BITS] ?? 1;
    at += shift;
    if (shift > 0) continue;
    for (const number of numbersByEnd[last & BLOCK_BITS] ?? []) {
      const first = lastDigits[at - number.length + PACKED];
      if (number.last === last && number.first === first && at >= number.length)
        visit(start + at - number.length, start + at);
    }
    at++;
  }
}

/** Whether the first digits of a list are those of a test card. */
export function isTestNumber(digits: Uint8Array, length: number): boolean {
  if (length < MIN_DIGITS) return false;
  const last = packedDigits(digits, length - PACKED);
  const numbers = numbersByEnd[last & BLOCK_BITS];
  const isSame = (number: TestNumber) =>
    number.length === length && number.last === last && number.first === packedDigits(digits, 0);
  return numbers?.some(isSame) === true;
}

function packedDigits(digits: Uint8Array, start: number): number {
  let result = 0;
  for (let at = start; at < start + PACKED; at++) result = (result << 4) | (digits[at] ?? 0);
  return result;
}
