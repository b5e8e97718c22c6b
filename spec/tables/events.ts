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

const known =
  <const P extends Provenance>(provenance: P) =>
  <const Data extends EventResource, const When extends string>(resource: Data, when: When) =>
    ({ resource, when, provenance }) as const;

const stated = known('stated');
const reference = known('reference');

/** Every event that a publisher (webhook endpoint) can subscribe to. Source: Events. */
export const events = {
  'payment.created': reference('Payment', 'A payment was created, whatever its result.'),
  'payment.pending': reference('Payment', 'A bank payment awaits settlement.'),
  'payment.authorized': reference('Payment', 'A card payment was authorized and can be captured.'),
  'payment.succeeded': reference('Payment', 'The money was taken.'),
  'payment.failed': reference('Payment', 'The payment was declined, or a bank payment was returned.'),
  'payment.captured': reference('Payment', 'An authorized payment was captured.'),
  'payment.canceled': reference('Payment', 'The payment was voided, or its authorization expired.'),
  'payment.refunded': reference('Refund', 'A refund of the payment was created. The data is the refund.'),
  'payment.refund.updated': reference('Refund', 'The status or the metadata of a refund changed.'),
  'payment.dispute.created': reference('Dispute', 'The card holder disputed the payment.'),
  'payment.dispute.submitted': reference('Dispute', 'The merchant responded to a dispute.'),
  'payment.dispute.forfeited': reference('Dispute', 'The merchant gave a dispute up.'),
  'payment.dispute.closed': reference('Dispute', 'A dispute was won or lost.'),
  'payment.dispute.funds_returned': reference(
    'Dispute',
    'The disputed amount was returned to the merchant, who won the dispute.',
  ),
  'payment.dispute_evidence.created': reference('DisputeEvidence', 'Evidence was added to a dispute.'),
  'payment.dispute_evidence.uploaded': reference('DisputeEvidence', 'The file of a piece of evidence arrived.'),
  'payment_method.created': reference('PaymentMethod', 'A card or bank account was tokenized.'),
  'payment_method.updated': reference('PaymentMethod', 'Details of a payment method changed.'),
  'payment_method.bin_mapped': reference('PaymentMethod', 'The `bin_details` of a card became known.'),
  'payment_intent.created': reference('PaymentIntent', 'A payment intent was created.'),
  'payment_intent.attached': reference('PaymentIntent', 'A payment method was attached to a payment intent.'),
  'payment_intent.requires_capture': reference('PaymentIntent', 'A payment intent can be captured.'),
  'payment_intent.succeeded': stated('PaymentIntent', 'A payment intent was paid.'),
  'checkout.created': reference('Checkout', 'A checkout was created.'),
  'checkout.completed': reference('Checkout', 'A checkout was paid.'),
  'checkout.completion.succeeded': reference('CheckoutCompletion', 'An attempt to complete a checkout succeeded.'),
  'checkout.completion.failed': reference('CheckoutCompletion', 'An attempt to complete a checkout failed.'),
  'sub_account.updated': stated('SubAccount', 'The status or the bank account of a sub account changed.'),
  'seller_account.updated': {
    ...stated('SellerAccount', 'The same as `sub_account.updated`, in the form of a seller account.'),
    deprecated: true,
  },
  'account.payout_setting.updated': reference('PayoutSettings', 'A sub account can receive payouts, or no longer can.'),
  'application_fee_rate.created': reference(
    'ApplicationFeeRate',
    'A sub account got an application fee rate: one for cards and one for bank accounts at its creation.',
  ),
  'entity.business.created': reference('Business', 'A business was created.'),
  'entity.business.updated': reference('Business', 'A business changed, accepted the terms or was provisioned.'),
  'entity.identity.created': reference('Identity', 'An identity was created.'),
  'entity.identity.updated': reference('Identity', 'An identity changed.'),
  'entity.address.created': reference('Address', 'An address was created.'),
  'entity.address.updated': reference('Address', 'An address changed.'),
  'entity.document.created': reference('EntityDocument', 'A document was created.'),
  'entity.document.uploaded': reference('EntityDocument', 'The file of a document has arrived.'),
  'entity.bank_account.created': reference('EntityBankAccount', 'A bank account of a business was created.'),
  'payout.bank_account.activated': reference(
    'PayoutBankAccount',
    'A bank account of its own receives the payouts of an enabled sub account from now on.',
  ),
  'payout.created': reference('Payout', 'A payout of an account was scheduled.'),
  'payout.paid': reference('Payout', 'A payout of an account arrived.'),
  'payout.failed': reference('Payout', 'A payout of an account failed.'),
  'proceeds.payout.created': reference('ProceedsPayout', 'A batch of proceeds was scheduled.'),
  'proceeds.payout.paid': reference('ProceedsPayout', 'A payout of proceeds arrived.'),
  'proceeds.payout.failed': reference('ProceedsPayout', 'A payout of proceeds failed.'),
} as const satisfies Record<string, EventRow>;

/** The name of an event. */
export type EventName = keyof typeof events;
