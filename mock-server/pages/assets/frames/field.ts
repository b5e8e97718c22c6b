import { brandOf, groupedNumber, passesLuhn } from '../../../domain/card-number';
import type { FrameRow } from '../../../../spec/tables/frames';
import { digitsOf, formatWhileTyping } from '../text-input';

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
    formatWhileTyping(input, (text) => {
      const digits = digitsOf(text).slice(0, row.maxDigits);
      return row.field === 'number' ? groupedNumber(digits) : digits;
    });
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
}

function isCardNumber(digits: string): boolean {
  return brandOf(digits) !== undefined && passesLuhn(digits);
}
