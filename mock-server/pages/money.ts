export { formatAmount } from '../domain/format-amount';

/** Dollars with at most two digits after the point, such as `19.99`, `$4,815.16` and `20`. */
const dollars = /^\$?\s?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** The same for the attribute `pattern` of an input. */
export const dollarsPattern = `\\s*${dollars.source.slice(1, -1)}\\s*`;

/**
 * Returns an amount in cents from a text in dollars, without rounding; undefined for any other text, and for an amount
 * that no number has. */
export function centsFrom(text: string): number | undefined {
  const [, whole, fraction = ''] = dollars.exec(text.trim()) ?? [];
  const cents = Number(whole?.replaceAll(',', '').concat(fraction.padEnd(2, '0')));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Returns an amount in cents as a field for dollars has it: `19.99`. */
export const dollarsOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
