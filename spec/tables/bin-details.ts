import type { Provenance } from '../vocabulary/provenance';

/** Details of the cards whose numbers begin with a bank identification number (BIN). */
export interface BinDetails {
  /** Type of card. */
  readonly type: (typeof binTypes)[number];
  /** Brand of the card. */
  readonly card_brand: (typeof binBrands)[number];
  /** Product of the brand. */
  readonly card_class: string;
  /** The English name. */
  readonly country: string;
  /** Bank that issued the card. */
  readonly issuer: string;
  /** The origin of the money. */
  readonly funding_source: (typeof fundingSources)[number];
}

interface BinDetailsRow extends BinDetails {
  readonly provenance: Provenance;
}

export const binTypes = ['Credit', 'Debit', 'Prepaid', 'Unknown'] as const;

export const binBrands = ['Visa', 'Mastercard', 'American Express', 'Discover'] as const;

export const fundingSources = ['Charge', 'Credit', 'Debit', 'Deferred Debit', 'Network Only', 'Prepaid'] as const;

const bin = (
  card_brand: BinDetails['card_brand'],
  card_class: string,
  type: 'Credit' | 'Debit' | 'Prepaid',
): BinDetailsRow => ({
  type,
  card_brand,
  card_class,
  country: 'United States of America',
  issuer: 'Test Bank',
  funding_source: type,
  provenance: 'chosen',
});

/**
 * The first six digits of test cards, with their `bin_details`. A card that begins with other digits, such as the test card
 * 371449635398431, has none. Source: Resources, Payment method.
 */
export const binDetails: Readonly<Record<string, BinDetailsRow>> = {
  '424242': bin('Visa', 'Consumer', 'Credit'),
  '400005': bin('Visa', 'Consumer', 'Debit'),
  '400000': bin('Visa', 'Gift', 'Prepaid'),
  '555555': bin('Mastercard', 'Standard', 'Credit'),
  '222300': bin('Mastercard', 'Standard', 'Credit'),
  '520082': bin('Mastercard', 'Debit Standard', 'Debit'),
  '510510': bin('Mastercard', 'Prepaid Gift', 'Prepaid'),
  '378282': bin('American Express', 'Consumer', 'Credit'),
  '601100': bin('Discover', 'Consumer', 'Credit'),
};
