import type { Provenance } from '../vocabulary/provenance';

interface ResponseFieldRow {
  readonly meaning: string;
  /** A date, such as 2027-01-31. Default: a text. */
  readonly isDate?: true;
  readonly provenance: Provenance;
}

/** The fields of the response to a dispute, in the order of the document. */
export const disputeResponseFields = {
  additional_statement: { meaning: 'Anything else that supports the response.', provenance: 'reference' },
  cancellation_policy_disclosure: {
    meaning: 'How and when the customer was shown the policy on cancellations.',
    provenance: 'reference',
  },
  cancellation_rebuttal: { meaning: 'Why the subscription was not canceled.', provenance: 'reference' },
  customer_billing_address: { meaning: 'Billing address of the customer.', provenance: 'reference' },
  customer_email_address: { meaning: 'E-mail address of the customer.', provenance: 'reference' },
  customer_name: { meaning: 'Name of the customer.', provenance: 'reference' },
  customer_purchase_ip_address: { meaning: 'IP address from which the customer paid.', provenance: 'reference' },
  duplicate_charge_explanation: { meaning: 'How the payment differs from the other one.', provenance: 'reference' },
  duplicate_charge_original_payment_id: { meaning: 'Id of the other payment.', provenance: 'reference' },
  product_description: { meaning: 'What was sold.', provenance: 'reference' },
  refund_policy_disclosure: {
    meaning: 'How and when the customer was shown the policy on refunds.',
    provenance: 'reference',
  },
  refund_refusal_explanation: { meaning: 'Why the customer gets no refund.', provenance: 'reference' },
  service_date: { meaning: 'When the service was provided.', isDate: true, provenance: 'reference' },
  shipping_address: { meaning: 'Where the goods were sent.', provenance: 'reference' },
  shipping_carrier: { meaning: 'Who delivered the goods.', provenance: 'reference' },
  shipping_date: { meaning: 'When the goods were sent.', isDate: true, provenance: 'reference' },
  shipping_tracking_number: { meaning: 'Number by which the carrier tracks the goods.', provenance: 'reference' },
} as const satisfies Record<string, ResponseFieldRow>;

export type DisputeResponseField = keyof typeof disputeResponseFields;

const isResponseField = (text: string): text is DisputeResponseField => Object.hasOwn(disputeResponseFields, text);

export const disputeResponseFieldNames = Object.keys(disputeResponseFields).filter(isResponseField);

/** Whether a field of the response is a date. */
export function isDateField(name: DisputeResponseField): boolean {
  return 'isDate' in disputeResponseFields[name];
}
