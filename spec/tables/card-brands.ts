import type { Provenance } from '../vocabulary/provenance';

export interface CardBrandRow {
  readonly title: string;
  /** Inclusive ranges of leading digits. Both ends of a range have the same number of digits. */
  readonly prefixes: readonly (readonly [from: number, to: number])[];
  /** The possible numbers of digits. */
  readonly lengths: readonly number[];
  /** The number of digits of the security code. */
  readonly verificationLength: 3 | 4;
  /** The prefix of the brand's fee types: `<feePrefix>_brand_ecomm`. */
  readonly feePrefix: string;
  /** The provenance of the support for the brand. The digits are the public ranges of the networks. */
  readonly provenance: Provenance;
}

/** The supported card networks. Any other network is `invalid_card_brand`. Source: Errors, Error codes. */
export const cardBrands = {
  visa: {
    title: 'Visa',
    prefixes: [[4, 4]],
    lengths: [13, 16, 19],
    verificationLength: 3,
    feePrefix: 'visa',
    provenance: 'stated',
  },
  mastercard: {
    title: 'Mastercard',
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    verificationLength: 3,
    feePrefix: 'mastercard',
    provenance: 'stated',
  },
  american_express: {
    title: 'American Express',
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    verificationLength: 4,
    feePrefix: 'amex',
    provenance: 'stated',
  },
  discover: {
    title: 'Discover',
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 19],
    verificationLength: 3,
    feePrefix: 'discover',
    provenance: 'stated',
  },
} as const satisfies Record<string, CardBrandRow>;

/** A supported card network. */
export type CardBrand = keyof typeof cardBrands;
