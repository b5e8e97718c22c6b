/** ASCII and full-width digits. The last four bits of their codes are their values. */
const isDigit = (code: number): boolean => (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);

/** Groups of digits that follow one another in a text, with one to three separators between them. */
export interface DigitGroups {
  /** How many groups they are. The lists may be longer. */
  readonly count: number;
  readonly starts: readonly number[];
  /** Where the digits begin that a group is the last part of: an escape sequence may have taken the first ones. */
  readonly runStarts: readonly number[];
  readonly ends: readonly number[];
}

const MAX_SEPARATORS = 3;

/** Whether a text may have escape sequences. */
export const hasEscapes = (text: string): boolean => /[%\\]/.test(text);

/**
 * Calls a function with each sequence of groups in a text that has so many digits. It may not keep the lists. A text with escape
 * sequences has two readings: `%20` is a separator, or a percent sign before digits.
 */
export function forEachSequence(text: string, fewestDigits: number, visit: (groups: DigitGroups) => void): void {
  forEachIn(text, false, fewestDigits, visit);
  if (hasEscapes(text)) forEachIn(text, true, fewestDigits, visit);
}

function forEachIn(
  text: string,
  readsEscapes: boolean,
  fewestDigits: number,
  visit: (groups: DigitGroups) => void,
): void {
  const starts: number[] = [];
  const runStarts: number[] = [];
  const ends: number[] = [];
  let count = 0;
  let digits = 0;
  const end = () => {
    if (digits >= fewestDigits) visit({ count, starts, runStarts, ends });
    count = digits = 0;
  };
  /** Behind the separators after the last group. */
  let separated = -1;
  for (let at = 0; at < text.length; at++) {
    if (!isDigit(text.charCodeAt(at))) continue;
    const start = at;
    while (isDigit(text.charCodeAt(at + 1))) at++;
    // Digits of an escape sequence: `%2D`.
    if (at < separated) continue;
    if (start > separated) end();
    starts[count] = Math.max(start, separated);
    runStarts[count] = start;
    ends[count++] = at + 1;
    digits += at + 1 - start;
    separated = at + 1;
    for (let each = 0; each < MAX_SEPARATORS; each++) separated += separatorLength(text, separated, readsEscapes);
  }
  end();
}

/** Blanks and hyphens beyond ASCII. */
const beyondAscii =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff' +
  '\u00ad\u058a\u05be\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2e3a\u2e3b\u301c\u3030\ufe58\ufe63\uff0d';
const separators: ReadonlySet<string> = new Set(beyondAscii);

/** A blank or a hyphen, as a pattern. */
export const separator = `[\\s\\-${beyondAscii}]`;

/** Returns the length of a blank, a hyphen or, where they count, an escape sequence at a place of a text; 0 without one. */
function separatorLength(text: string, at: number, readsEscapes: boolean): number {
  const code = text.charCodeAt(at);
  if (code === 0x20 || code === 0x2d || (code >= 0x09 && code <= 0x0d)) return 1;
  if (code > 0x7f) return separators.has(text.charAt(at)) ? 1 : 0;
  return readsEscapes ? escapeLength(text, at) : 0;
}

/** Returns the length of an escape sequence as it stands in JSON and in addresses: `\n`, `\u0020`, `%20`; 0 without one. */
function escapeLength(text: string, at: number): number {
  if (text.charCodeAt(at) === 0x25) return isHex(text, at + 1, at + 3) ? 3 : 0;
  if (text.charCodeAt(at) !== 0x5c) return 0;
  const letter = text.charAt(at + 1);
  if (letter === 'u') return isHex(text, at + 2, at + 6) ? 6 : 0;
  return letter !== '' && 'bfnrt'.includes(letter) ? 2 : 0;
}

function isHex(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const letter = code | 0x20;
    if (!((code >= 0x30 && code <= 0x39) || (letter >= 0x61 && letter <= 0x66))) return false;
  }
  return true;
}

/**
 * Whether neither a letter nor a digit nor `_` is beside a part of a text. An escape sequence before it does not count.
 */
export function standsAlone(text: string, start: number, end: number): boolean {
  if (isWord(text.codePointAt(end))) return false;
  return (
    !isWord(codePointBefore(text, start)) ||
    escapeLengths.some((length) => escapeLength(text, start - length) === length)
  );
}

const escapeLengths = [2, 3, 6];

function codePointBefore(text: string, at: number): number | undefined {
  const code = text.codePointAt(at - 1);
  const isSecondHalf = code !== undefined && code >= 0xdc00 && code <= 0xdfff;
  return isSecondHalf ? text.codePointAt(at - 2) : code;
}

/** A letter of any script, a mark on it, a digit, or `_`. */
const word = /[\p{L}\p{M}\p{Nd}_]/u;

function isWord(code: number | undefined): boolean {
  if (code === undefined) return false;
  if (code > 0x7f) return word.test(String.fromCodePoint(code));
  const letter = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (letter >= 0x61 && letter <= 0x7a) || code === 0x5f;
}
