/** The expiry date of a card: a month of two digits, and a year of four. */
export interface Expiry {
  readonly month: string;
  readonly year: string;
}

/** An expiry date as it was sent. */
export interface SentExpiry {
  readonly month: string | number;
  readonly year: string | number;
}

/** Returns the expiry date of a card. A year of two digits is in the century in which the card was stored. */
export function expiryOf({ month, year }: SentExpiry, storedAt: string): Expiry {
  const digits = String(year);
  return {
    month: String(month).padStart(2, '0'),
    year: digits.length === 2 ? storedAt.slice(0, 2) + digits : digits,
  };
}

/** A card is valid until the end of its month. */
export function hasExpired({ month, year }: Expiry, now: string): boolean {
  return `${year}-${month}` < now.slice(0, 7);
}

/** Reads a date as it is printed on a card, or typed: `12/29`, `12 / 2029`, `12-29`, `12 29`, `1229`. */
export function readExpiry(text: string): Expiry | undefined {
  const [, month, year] =
    /^(0?[1-9]|1[0-2])[\s/.-]+(\d\d|\d{4})$/.exec(text) ?? /^(0[1-9]|1[0-2])(\d\d|\d{4})$/.exec(text) ?? [];
  return month === undefined || year === undefined ? undefined : { month, year };
}
