import { cardBrands } from '../../spec/tables/card-brands';
import { BRAND_DIGITS, brandOfHead } from './card-number';
import { isTestNumber } from './test-numbers';

/** Digits of a card number that are shown at its beginning and at its end. */
const SHOWN_FIRST = 6;
const SHOWN_LAST = 4;

/** The most digits of a card number. */
export const MAX_DIGITS = 19;

/** The digits of some parts of a text, which may be a card number, and those of the text that are to be hidden. */
export class NumberCandidate {
  readonly #text: string;
  readonly #digits = new Uint8Array(MAX_DIGITS);
  readonly #places = new Uint32Array(MAX_DIGITS);
  #hidden: Uint8Array | undefined;
  length = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes the digits of another part of the text. */
  set(start: number, end: number): void {
    this.length = 0;
    this.add(start, end);
  }

  /** Adds the digits of a part of the text, as long as a card number can have them. */
  add(start: number, end: number): void {
    for (let place = start; place < end && this.length < MAX_DIGITS; place++) {
      this.#digits[this.length] = this.#text.charCodeAt(place) & 0xf;
      this.#places[this.length++] = place;
    }
  }

  isTestCard(): boolean {
    return isTestNumber(this.#digits, this.length);
  }

  /** Whether the digits fit prefix, length and checksum of a brand. */
  isOfBrand(): boolean {
    if (!this.#passesLuhn()) return false;
    const brand = brandOfHead(this.#head());
    return brand !== undefined && cardBrands[brand].lengths.some((length) => length === this.length);
  }

  /** Returns the digits that tell the brand, as a number. */
  #head(): number {
    let head = 0;
    for (let index = 0; index < BRAND_DIGITS; index++) head = 10 * head + (this.#digits[index] ?? 0);
    return head;
  }

  /** As `passesLuhn`, of digits that are no text. */
  #passesLuhn(): boolean {
    let sum = 0;
    for (let back = 1; back <= this.length; back++) {
      const digit = this.#digits[this.length - back] ?? 0;
      const doubled = digit > 4 ? 2 * digit - 9 : 2 * digit;
      sum += back % 2 === 0 ? doubled : digit;
    }
    return sum % 10 === 0;
  }

  /** Hides the digits in the middle of a card number. */
  hide(): void {
    this.#hidden ??= new Uint8Array(this.#text.length);
    for (let index = SHOWN_FIRST; index < this.length - SHOWN_LAST; index++) this.#hidden[this.#places[index] ?? 0] = 1;
  }

  /** Hides the same of a card number in one piece. */
  hideRun(start: number, end: number): void {
    this.#hidden ??= new Uint8Array(this.#text.length);
    for (let place = start + SHOWN_FIRST; place < end - SHOWN_LAST; place++) this.#hidden[place] = 1;
  }

  get hidesDigits(): boolean {
    return this.#hidden !== undefined;
  }

  /** Returns the text with `*` instead of each hidden digit. */
  shownText(): string {
    const text = this.#text;
    const hidden = this.#hidden;
    if (hidden === undefined) return text;
    let shownText = '';
    let shown = 0;
    for (let at = 0; at < text.length; at++) {
      if (hidden[at] === 0) continue;
      let end = at + 1;
      while (hidden[end] === 1) end++;
      shownText += text.slice(shown, at) + '*'.repeat(end - at);
      at = shown = end;
    }
    return shownText + text.slice(shown);
  }
}
