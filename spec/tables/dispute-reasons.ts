/** What a payer says of a payment: the reasons that card networks tell apart. Chosen: no list of them is documented. */
export const disputeReasons = [
  'fraudulent',
  'duplicate',
  'unrecognized',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'general',
] as const;

export type DisputeReason = (typeof disputeReasons)[number];
