import { passesLuhn } from '../domain/card-number';
import { maskPrintedText } from '../domain/card-numbers';

/** The parts of an object that are compared with a search. */
export interface SearchedObject {
  readonly id: string;
  readonly texts: readonly (string | null | undefined)[];
  /** Amounts in cents. */
  readonly amounts?: readonly number[];
}

/** A word of a search. */
export interface Word {
  /** In lower case. */
  readonly text: string;
  /** The amount that it is, if it is one. */
  readonly cents: number | undefined;
  /** Whether it may be the beginning of an id. */
  readonly isId: boolean;
}

/** Returns the words of a search. The dots of titles and of shortened numbers separate words. */
export function wordsOf(text: string): readonly Word[] {
  const words = new Set(text.toLowerCase().split(/[\s•·]+/));
  words.delete('');
  return [...words].map((word) => ({ text: word, cents: centsOf(word), isId: /^[a-z]{2,10}_\w/.test(word) }));
}

/** Returns the cents of an amount: `4815.16`, `$4,815.16` and `CA$20` are amounts. */
function centsOf(word: string): number | undefined {
  const [, whole, fraction = '00'] = /^(?:(?:ca)?\$)?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d\d))?$/.exec(word) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + fraction);
}

/** Returns the texts of an object as one text, in lower case. */
export const searchableText = ({ texts }: SearchedObject): string => texts.join('\n').toLowerCase();

/** Whether an object has every word: as a part of its texts, as an amount, or as the beginning of its id. */
export function hasEvery(words: readonly Word[], { id, amounts }: SearchedObject, text: string): boolean {
  return words.every(
    (word) =>
      text.includes(word.text) ||
      (word.cents !== undefined && amounts?.includes(word.cents)) ||
      (word.isId && id.toLowerCase().startsWith(word.text)),
  );
}

const separator = '[\\s\\-\\u2010-\\u2015\\u2212]{0,3}';
/** A card number as `maskPrintedText` returns it: six digits, at least three masked ones, and four digits. */
const maskedNumber = new RegExp(`(?:\\d${separator}){6}(?:\\*${separator}){3,9}((?:\\d${separator}){3}\\d)`, 'g');
/** Digits that may be the number of a card whose brand is not known. */
const longNumber = /(?<![\w-])\d{13,19}(?![\w-])/g;

/** Returns a search with the last four digits of each card number instead of the number: no more of it is stored or shown. */
export function withoutCardNumbers(text: string): string {
  return maskPrintedText(text)
    .replace(maskedNumber, (_, last: string) => last.replace(/\D/g, ''))
    .replace(longNumber, (number) => (passesLuhn(number) ? number.slice(-4) : number));
}
