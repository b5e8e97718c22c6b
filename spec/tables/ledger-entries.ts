import type { MeaningRow } from '../vocabulary/meaning';

/** The types of payouts of an account: one payout for each type of payment method. Source: Payouts. */
export const payoutTypes = {
  cc: { meaning: 'Card payments.', provenance: 'reference' },
  ach: { meaning: 'Bank payments.', provenance: 'reference' },
} as const satisfies Record<string, MeaningRow>;

export type PayoutType = keyof typeof payoutTypes;

/** The kinds of payout: each collects the entries of one type of payment method, or the platform's share of the fees. */
export type CollectedType = PayoutType | 'proceeds';

export const collectedTypes = ['cc', 'ach', 'proceeds'] as const satisfies readonly CollectedType[];

export type LedgerSourceType = 'payment' | 'refund' | 'dispute' | 'payout' | 'payment_fee' | 'returned_fee';

interface LedgerEntryRow extends MeaningRow {
  /** The type of the object that causes it. */
  readonly source: LedgerSourceType;
  /** The total of a payout that includes it; null for an entry that no payout collects. */
  readonly total: 'payments' | 'refunds' | 'fees' | 'other' | null;
}

/** The types of the entries in the ledger of an account. Source: Balance transactions. */
export const ledgerEntryTypes = {
  seller_payment: {
    meaning: 'The money of a payment was taken. An application fee is its `fee`.',
    source: 'payment',
    total: 'payments',
    provenance: 'reference',
  },
  seller_payment_refund: {
    meaning: 'Money was refunded to the payer.',
    source: 'refund',
    total: 'refunds',
    provenance: 'reference',
  },
  seller_payment_void: {
    meaning: 'A payment was voided, or the bank returned it.',
    source: 'payment',
    total: 'other',
    provenance: 'reference',
  },
  processing_fee: {
    meaning: 'The fee for processing a payment.',
    source: 'payment_fee',
    total: 'fees',
    provenance: 'reference',
  },
  processing_fee_return: {
    meaning: 'A processing fee, or a part of it, was returned.',
    source: 'returned_fee',
    total: 'fees',
    provenance: 'reference',
  },
  platform_fee: {
    meaning: "The platform's fee on a payment.",
    source: 'payment_fee',
    total: 'fees',
    provenance: 'reference',
  },
  platform_fee_credit: {
    meaning: "The platform received its fee, or an application fee: in the platform's ledger.",
    source: 'payment_fee',
    total: 'payments',
    provenance: 'reference',
  },
  platform_fee_return: {
    meaning:
      'A platform fee or an application fee, or a part of it, was returned: a credit of the account and a debit of the platform.',
    source: 'returned_fee',
    total: 'fees',
    provenance: 'reference',
  },
  dispute: {
    meaning: 'A dispute was opened: a debit. It was won: a credit.',
    source: 'dispute',
    total: 'other',
    provenance: 'reference',
  },
  dispute_fee: {
    meaning: 'The fee for a dispute was charged: a debit. It was returned: a credit.',
    source: 'dispute',
    total: 'fees',
    provenance: 'reference',
  },
  payout: {
    meaning: 'A payout was created: a debit.',
    source: 'payout',
    total: null,
    provenance: 'reference',
  },
  payout_failed: {
    meaning: 'A payout failed or was canceled: a credit, which the next payout pays.',
    source: 'payout',
    total: 'other',
    provenance: 'chosen',
  },
} as const satisfies Record<string, LedgerEntryRow>;

export type LedgerEntryType = keyof typeof ledgerEntryTypes;

const sources: readonly LedgerEntryRow[] = Object.values(ledgerEntryTypes);

export const ledgerSourceTypes: readonly LedgerSourceType[] = [...new Set(sources.map(({ source }) => source))];
