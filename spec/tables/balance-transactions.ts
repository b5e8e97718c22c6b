import type { MeaningRow } from '../vocabulary/meaning';

/** The types of ledger entries of a payment. Source: Resources, Payment-balance transaction. */
export const balanceTransactionTypes = {
  payment: { meaning: 'The money was taken.', provenance: 'reference' },
  payment_fee: { meaning: 'A fee was charged.', provenance: 'reference' },
  refund: { meaning: 'Money was refunded to the payer.', provenance: 'reference' },
  fee_refund: { meaning: 'A fee, or a part of it, was returned.', provenance: 'stated' },
  void: { meaning: 'The payment was canceled, or the bank returned it.', provenance: 'reference' },
  dispute: { meaning: 'The payer disputed the payment.', provenance: 'reference' },
  dispute_refund: { meaning: 'The merchant won a dispute.', provenance: 'reference' },
  dispute_fee: { meaning: 'The fee for a dispute was charged.', provenance: 'reference' },
  dispute_fee_refund: { meaning: 'The fee for a dispute that the merchant won was returned.', provenance: 'reference' },
  payout: { meaning: 'The money was paid out to the merchant.', provenance: 'reference' },
} as const satisfies Record<string, MeaningRow>;

export type BalanceTransactionType = keyof typeof balanceTransactionTypes;

/** The types of the objects that cause ledger entries of a payment. Source: Resources, Payment-balance transaction. */
export const balanceSourceTypes = {
  Payment: { meaning: 'The payment itself.', provenance: 'chosen' },
  ApplicationFee: { meaning: 'The fee that was sent as a single amount.', provenance: 'stated' },
  PaymentFee: { meaning: 'A fee of the payment.', provenance: 'reference' },
  Refund: { meaning: 'A refund of the payment.', provenance: 'chosen' },
  Dispute: { meaning: 'A dispute of the payment.', provenance: 'chosen' },
  Payout: { meaning: 'A payout to the merchant.', provenance: 'chosen' },
} as const satisfies Record<string, MeaningRow>;

export type BalanceSourceType = keyof typeof balanceSourceTypes;
