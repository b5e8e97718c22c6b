import type { Provenance } from '../vocabulary/provenance';

/** The schema of an event's `data`: the bare resource, without the envelope. */
export type EventResource =
  | 'Payment'
  | 'Refund'
  | 'Dispute'
  | 'DisputeEvidence'
  | 'PaymentMethod'
  | 'PaymentIntent'
  | 'Checkout'
  | 'CheckoutCompletion'
  | 'SubAccount'
  | 'ApplicationFeeRate'
  | 'PayoutSettings'
  | 'SellerAccount'
  | 'Business'
  | 'Identity'
  | 'Address'
  | 'EntityDocument'
  | 'EntityBankAccount'
  | 'Payout'
  | 'PayoutBankAccount'
  | 'ProceedsPayout';

export interface EventRow {
  readonly resource: EventResource;
  /** The occasion of the event. */
  readonly when: string;
  readonly deprecated?: true;
  readonly provenance: Provenance;
}

/** Every event that a publisher (webhook endpoint) can subscribe to. Source: Events. */
export const events = {
  'payment.created': {
    resource: 'Payment',
    when: 'A payment was created, whatever its result.',
    provenance: 'reference',
  },
  'payment.pending': { resource: 'Payment', when: 'A bank payment awaits settlement.', provenance: 'reference' },
  'payment.authorized': {
    resource: 'Payment',
    when: 'A card payment was authorized and can be captured.',
    provenance: 'reference',
  },
  'payment.succeeded': { resource: 'Payment', when: 'The money was taken.', provenance: 'reference' },
  'payment.failed': {
    resource: 'Payment',
    when: 'The payment was declined, or a bank payment was returned.',
    provenance: 'reference',
  },
  'payment.captured': { resource: 'Payment', when: 'An authorized payment was captured.', provenance: 'reference' },
  'payment.canceled': {
    resource: 'Payment',
    when: 'The payment was voided, or its authorization expired.',
    provenance: 'reference',
  },
  'payment.refunded': {
    resource: 'Refund',
    when: 'A refund of the payment was created. The data is the refund.',
    provenance: 'reference',
  },
  'payment.refund.updated': {
    resource: 'Refund',
    when: 'The status or the metadata of a refund changed.',
    provenance: 'reference',
  },
  'payment.dispute.created': {
    resource: 'Dispute',
    when: 'The card holder disputed the payment.',
    provenance: 'reference',
  },
  'payment.dispute.submitted': {
    resource: 'Dispute',
    when: 'The merchant responded to a dispute.',
    provenance: 'reference',
  },
  'payment.dispute.forfeited': {
    resource: 'Dispute',
    when: 'The merchant gave a dispute up.',
    provenance: 'reference',
  },
  'payment.dispute.closed': { resource: 'Dispute', when: 'A dispute was won or lost.', provenance: 'reference' },
  'payment.dispute.funds_returned': {
    resource: 'Dispute',
    when: 'The disputed amount was returned to the merchant, who won the dispute.',
    provenance: 'reference',
  },
  'payment.dispute_evidence.created': {
    resource: 'DisputeEvidence',
    when: 'Evidence was added to a dispute.',
    provenance: 'reference',
  },
  'payment.dispute_evidence.uploaded': {
    resource: 'DisputeEvidence',
    when: 'The file of a piece of evidence arrived.',
    provenance: 'reference',
  },
  'payment_method.created': {
    resource: 'PaymentMethod',
    when: 'A card or bank account was tokenized.',
    provenance: 'reference',
  },
  'payment_method.updated': {
    resource: 'PaymentMethod',
    when: 'Details of a payment method changed.',
    provenance: 'reference',
  },
  'payment_method.bin_mapped': {
    resource: 'PaymentMethod',
    when: 'The `bin_details` of a card became known.',
    provenance: 'reference',
  },
  'payment_intent.created': {
    resource: 'PaymentIntent',
    when: 'A payment intent was created.',
    provenance: 'reference',
  },
  'payment_intent.attached': {
    resource: 'PaymentIntent',
    when: 'A payment method was attached to a payment intent.',
    provenance: 'reference',
  },
  'payment_intent.requires_capture': {
    resource: 'PaymentIntent',
    when: 'A payment intent can be captured.',
    provenance: 'reference',
  },
  'payment_intent.succeeded': {
    resource: 'PaymentIntent',
    when: 'A payment intent was paid.',
    provenance: 'stated',
  },
  'checkout.created': { resource: 'Checkout', when: 'A checkout was created.', provenance: 'reference' },
  'checkout.completed': { resource: 'Checkout', when: 'A checkout was paid.', provenance: 'reference' },
  'checkout.completion.succeeded': {
    resource: 'CheckoutCompletion',
    when: 'An attempt to complete a checkout succeeded.',
    provenance: 'reference',
  },
  'checkout.completion.failed': {
    resource: 'CheckoutCompletion',
    when: 'An attempt to complete a checkout failed.',
    provenance: 'reference',
  },
  'sub_account.updated': {
    resource: 'SubAccount',
    when: 'The status or the bank account of a sub account changed.',
    provenance: 'stated',
  },
  'seller_account.updated': {
    resource: 'SellerAccount',
    when: 'The same as `sub_account.updated`, in the form of a seller account.',
    deprecated: true,
    provenance: 'stated',
  },
  'account.payout_setting.updated': {
    resource: 'PayoutSettings',
    when: 'A sub account can receive payouts, or no longer can.',
    provenance: 'reference',
  },
  'application_fee_rate.created': {
    resource: 'ApplicationFeeRate',
    when: 'A sub account got an application fee rate: one for cards and one for bank accounts at its creation.',
    provenance: 'reference',
  },
  'entity.business.created': { resource: 'Business', when: 'A business was created.', provenance: 'reference' },
  'entity.business.updated': {
    resource: 'Business',
    when: 'A business changed, accepted the terms or was provisioned.',
    provenance: 'reference',
  },
  'entity.identity.created': { resource: 'Identity', when: 'An identity was created.', provenance: 'reference' },
  'entity.identity.updated': { resource: 'Identity', when: 'An identity changed.', provenance: 'reference' },
  'entity.address.created': { resource: 'Address', when: 'An address was created.', provenance: 'reference' },
  'entity.address.updated': { resource: 'Address', when: 'An address changed.', provenance: 'reference' },
  'entity.document.created': { resource: 'EntityDocument', when: 'A document was created.', provenance: 'reference' },
  'entity.document.uploaded': {
    resource: 'EntityDocument',
    when: 'The file of a document has arrived.',
    provenance: 'reference',
  },
  'entity.bank_account.created': {
    resource: 'EntityBankAccount',
    when: 'A bank account of a business was created.',
    provenance: 'reference',
  },
  'payout.bank_account.activated': {
    resource: 'PayoutBankAccount',
    when: 'A bank account of its own receives the payouts of an enabled sub account from now on.',
    provenance: 'reference',
  },
  'payout.created': { resource: 'Payout', when: 'A payout of an account was scheduled.', provenance: 'reference' },
  'payout.paid': { resource: 'Payout', when: 'A payout of an account arrived.', provenance: 'reference' },
  'payout.failed': { resource: 'Payout', when: 'A payout of an account failed.', provenance: 'reference' },
  'proceeds.payout.created': {
    resource: 'ProceedsPayout',
    when: 'A batch of proceeds was scheduled.',
    provenance: 'reference',
  },
  'proceeds.payout.paid': {
    resource: 'ProceedsPayout',
    when: 'A payout of proceeds arrived.',
    provenance: 'reference',
  },
  'proceeds.payout.failed': {
    resource: 'ProceedsPayout',
    when: 'A payout of proceeds failed.',
    provenance: 'reference',
  },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof events;
