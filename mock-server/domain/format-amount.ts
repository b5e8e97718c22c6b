import type { Currency } from '../rows';

/** Returns an amount in cents as a customer reads it: `$10.00`, `CA$10.00`. */
export function formatAmount(cents: number, currency: Currency): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
