import type { Provenance } from '../vocabulary/provenance';

interface MeaningRow {
  readonly meaning: string;
  readonly provenance: Provenance;
}

/** Why a line stands in the books of a payment. Source: Resources, Payment-balance transaction. */
export const balanceTransactionTypes = {
  payment: { meaning: 'The money was taken.', provenance: 'reference' },
  payment_fee: { meaning: 'A fee was charged.', provenance: 'reference' },
  refund: { meaning: 'Money was given back to the payer.', provenance: 'reference' },
  fee_refund: { meaning: 'A fee, or a part of it, was given back.', provenance: 'stated' },
  void: { meaning: 'The payment was canceled, or the bank has taken it back.', provenance: 'reference' },
  dispute: { meaning: 'The payer contests the payment.', provenance: 'reference' },
  dispute_refund: { meaning: 'A dispute was decided for the merchant.', provenance: 'reference' },
  payout: { meaning: 'The money was paid out to the merchant.', provenance: 'reference' },
} as const satisfies Record<string, MeaningRow>;

export type BalanceTransactionType = keyof typeof balanceTransactionTypes;

/** What a line in the books of a payment comes from. Source: Resources, Payment-balance transaction. */
export const balanceSourceTypes = {
  Payment: { meaning: 'The payment itself.', provenance: 'chosen' },
  ApplicationFee: { meaning: 'The fee that was given as one amount.', provenance: 'stated' },
  PaymentFee: { meaning: 'A fee of the payment.', provenance: 'reference' },
  Refund: { meaning: 'A refund of the payment.', provenance: 'chosen' },
  Dispute: { meaning: 'A dispute of the payment.', provenance: 'chosen' },
  Payout: { meaning: 'A payout to the merchant.', provenance: 'chosen' },
} as const satisfies Record<string, MeaningRow>;

export type BalanceSourceType = keyof typeof balanceSourceTypes;
