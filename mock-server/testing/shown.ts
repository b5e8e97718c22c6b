import { isError } from '../domain/thrown';

/** The longest text that a message repeats. */
const MAX_CHARACTERS = 80;

/** At least as many digits as a card number has, in any grouping. */
const cardNumber = /(?<![0-9A-Za-z])\d(?:[\s.-]?\d){11,}/g;

/** Returns a value as a message shows it: JSON without card numbers, cut to one line. */
export function shown(value: unknown): string {
  const text = textOf(value).replace(cardNumber, (digits) => digits.replace(/\d/g, '*'));
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

function textOf(value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return typeof value;
  if (isError(value)) return String(value);
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    // It contains itself.
    return typeof value;
  }
}
