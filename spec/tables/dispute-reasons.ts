import type { MeaningRow } from '../vocabulary/meaning';

/** The reasons for a dispute. Source: Resources, Payment (`disputes`). */
export const disputeReasons = {
  fraudulent: { meaning: 'The card holder did not authorize the payment.', provenance: 'reference' },
  duplicate: { meaning: 'The payment was charged twice.', provenance: 'reference' },
  unrecognized: { meaning: 'The card holder does not recognize the payment.', provenance: 'reference' },
  product_not_received: { meaning: 'The goods or services did not arrive.', provenance: 'reference' },
  product_unacceptable: { meaning: 'The goods or services were not as described.', provenance: 'reference' },
  credit_not_processed: { meaning: 'A promised refund did not arrive.', provenance: 'reference' },
  subscription_canceled: { meaning: 'The payment came after a subscription was canceled.', provenance: 'reference' },
  processing_error: { meaning: 'The payment was processed incorrectly.', provenance: 'reference' },
  debit_not_authorized: {
    meaning: 'The owner of a bank account did not authorize the debit.',
    provenance: 'reference',
  },
  incorrect_account: { meaning: 'A bank payment debited the wrong account.', provenance: 'reference' },
  general: { meaning: 'Any other reason.', provenance: 'reference' },
} as const satisfies Record<string, MeaningRow>;

/** The reason of the payer for a dispute. */
export type DisputeReason = keyof typeof disputeReasons;

/** The reason of a dispute that names none: of the sandbox, since no dispute of the service is opened on request. */
export const defaultDisputeReason: DisputeReason = 'fraudulent';

const isDisputeReason = (text: string): text is DisputeReason => Object.hasOwn(disputeReasons, text);

export const disputeReasonNames = Object.keys(disputeReasons).filter(isDisputeReason);
