import { brandOf, passesLuhn } from '../../../domain/card';
import type { FrameRow } from '../../../../spec/tables/frames';

const GROUP_DIGITS = 4;

/** The result of a check, as the page that embeds the frame reads it. */
export interface Validity {
  readonly isValid: boolean;
  /** With an empty message if it is valid. */
  readonly error: { readonly message: string };
}

/** The input of a frame. */
export class Field {
  readonly name: string;
  readonly row: FrameRow;
  readonly #input: HTMLInputElement;

  constructor(name: string, row: FrameRow, input: HTMLInputElement) {
    [this.name, this.row, this.#input] = [name, row, input];
    input.addEventListener('input', () => this.#format());
  }

  /** The digits that were entered. */
  get value(): string {
    return digitsOf(this.#input.value);
  }

  /** Calls back when the input gets or loses the focus. */
  onFocus(run: (eventType: 'focused' | 'blurred') => void): void {
    this.#input.addEventListener('focus', () => run('focused'));
    this.#input.addEventListener('blur', () => run('blurred'));
  }

  /** Checks what was entered, and marks the input. */
  validate(): Validity {
    const message = this.#problem();
    this.#input.ariaInvalid = message === '' ? 'false' : 'true';
    const shown = document.getElementById('problem');
    if (shown) shown.textContent = message;
    return { isValid: message === '', error: { message } };
  }

  #problem(): string {
    const { value, row } = this;
    const title = row.title.toLowerCase();
    if (value === '') return `Enter the ${title}.`;
    const isValid = row.digits.test(value) && (row.field !== 'number' || isCardNumber(value));
    return isValid ? '' : `This ${title} is not valid.`;
  }

  /** Leaves only digits, in groups where it is a card number, and the caret after the same digit. */
  #format(): void {
    const { value, selectionStart } = this.#input;
    const digits = digitsOf(value).slice(0, this.row.maxDigits);
    const text = this.row.field === 'number' ? grouped(digits) : digits;
    if (text === value) return;
    const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
    this.#input.value = text;
    const caret = before >= digits.length ? text.length : before + separatorsBefore(text, before);
    this.#input.setSelectionRange(caret, caret);
  }
}

function isCardNumber(digits: string): boolean {
  return brandOf(digits) !== undefined && passesLuhn(digits);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function grouped(digits: string): string {
  return digits.replace(new RegExp(`(\\d{${GROUP_DIGITS}})(?=\\d)`, 'g'), '$1 ');
}

/** Returns the number of spaces before the digit at a position. */
function separatorsBefore(text: string, position: number): number {
  return text.includes(' ') ? Math.floor(Math.max(0, position - 1) / GROUP_DIGITS) : 0;
}
