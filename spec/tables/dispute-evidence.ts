import type { MeaningRow } from '../vocabulary/meaning';

/** The types of evidence for the response to a dispute. */
const disputeEvidenceTypes = {
  cancellation_policy: { meaning: 'The policy on cancellations, as the customer saw it.', provenance: 'reference' },
  customer_communication: { meaning: 'Messages exchanged with the customer.', provenance: 'reference' },
  customer_signature: { meaning: 'A document with the signature of the customer.', provenance: 'reference' },
  duplicate_charge_documentation: {
    meaning: 'Proof that two payments were for different goods or services.',
    provenance: 'reference',
  },
  receipt: { meaning: 'The receipt that the customer got.', provenance: 'reference' },
  refund_policy: { meaning: 'The policy on refunds, as the customer saw it.', provenance: 'reference' },
  service_documentation: { meaning: 'Proof that a service was provided.', provenance: 'reference' },
  shipping_documentation: { meaning: 'Proof that goods were shipped.', provenance: 'reference' },
  uncategorized_file: { meaning: 'Any other file.', provenance: 'reference' },
  activity_log: { meaning: 'A log of what the customer did.', provenance: 'reference' },
} as const satisfies Record<string, MeaningRow>;

export type DisputeEvidenceType = keyof typeof disputeEvidenceTypes;

const isEvidenceType = (text: string): text is DisputeEvidenceType => Object.hasOwn(disputeEvidenceTypes, text);

export const disputeEvidenceTypeNames = Object.keys(disputeEvidenceTypes).filter(isEvidenceType);
