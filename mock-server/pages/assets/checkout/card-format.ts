import { cardBrands } from '../../../../spec/tables/card-brands';
import { brandOf, groupedNumber } from '../../../domain/card-number';
import { digitsOf, formatWhileTyping } from '../text-input';

const MAX_DIGITS = 19;

/** Groups the digits of a card number while it is typed, and shows the brand beside its label. */
export function formatNumber(input: HTMLInputElement): void {
  const brand = document.createElement('output');
  input.before(brand);
  formatWhileTyping(input, (text) => groupedNumber(digitsOf(text).slice(0, MAX_DIGITS)));
  input.addEventListener('input', () => {
    const found = brandOf(digitsOf(input.value));
    brand.textContent = found ? cardBrands[found].title : '';
  });
}

/** Writes a date as `12 / 29` while it is typed: without a script, the separator is a key that a numeric keyboard lacks. */
export function formatExpiry(input: HTMLInputElement): void {
  input.inputMode = 'numeric';
  formatWhileTyping(input, spaced);
}

/** A month of one digit ends with a separator, or is more than 1. */
function spaced(text: string): string {
  const digits = digitsOf(text.replace(/^\s*(?=[2-9]|\d\D)/, '0'));
  return digits.slice(0, 2) + (digits.length > 2 ? ` / ${digits.slice(2, 6)}` : '');
}
