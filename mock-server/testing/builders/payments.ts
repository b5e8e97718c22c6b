import type { Dispute, DisputeEvidence, Payment, PaymentIntent, Refund } from '../../../sdk';
import {
  disputeEvidenceExample,
  disputeExample,
  paymentExample,
  paymentIntentExample,
  refundExample,
} from '../../../spec/generated/built-examples';
import { fromExample } from './from-example';
import { newId } from './ids';
import type { Overrides } from './overrides';
import { buildBankMethod, buildPaymentMethod } from './payment-methods';

const AMOUNT = 1_000;

/** The statuses of payments whose money was not taken. */
const notCaptured: readonly Payment['status'][] = ['pending', 'authorized', 'failed', 'canceled'];

/** The fields of a payment without fees that follow from its status and amount. */
function fieldsOf(status: Payment['status'], amount: number): Partial<Payment> {
  const isCaptured = !notCaptured.includes(status);
  const isManual = status === 'authorized' || status === 'canceled';
  const refunded = { fully_refunded: amount, partially_refunded: Math.ceil(amount / 2) };
  const amount_refunded = status === 'fully_refunded' || status === 'partially_refunded' ? refunded[status] : 0;
  const amount_disputed = status === 'disputed' ? amount : 0;
  const left = isCaptured ? amount - amount_refunded - amount_disputed : 0;
  return {
    amount,
    amount_disputed,
    amount_refunded,
    amount_refundable: left,
    balance: left,
    capture_strategy: isManual ? 'manual' : 'automatic',
    captured: isCaptured,
    disputed: amount_disputed > 0,
    refunded: amount_refunded > 0,
    error_code: status === 'failed' ? 'generic_decline' : null,
    error_description: status === 'failed' ? 'card declined: the issuer gave no details' : null,
    fee_amount: 0,
    fees: [],
    payment_mode: status === 'pending' ? 'ach' : 'ecom',
    status,
  };
}

/**
 * Returns a payment: 1,000 usd by card that succeeded. The defaults of other fields follow from `status` and `amount`: a `failed`
 * payment has an error code and no balance, a `pending` one is from a bank account. Source: Resources, Payment.
 */
export function buildPayment(overrides: Overrides<Payment> = {}): Payment {
  const { id = newId('py'), status = 'succeeded', amount = AMOUNT } = overrides;
  const fields = fieldsOf(status, amount);
  return fromExample<Payment>(
    paymentExample,
    { ...overrides, id },
    {
      ...fields,
      payment_method: status === 'pending' ? buildBankMethod() : buildPaymentMethod(),
      refunds: fields.amount_refunded ? [buildRefund({ payment_id: id, amount: fields.amount_refunded })] : [],
      disputes: fields.amount_disputed ? [buildDispute({ payment_id: id, amount })] : [],
    },
  );
}

/**
 * Returns a payment intent over 1,000 usd that waits for a payment method, or with one for its capture. Source: Resources,
 * Payment intent.
 */
export function buildPaymentIntent(overrides: Overrides<PaymentIntent> = {}): PaymentIntent {
  const { payment_method } = overrides;
  const { status = payment_method ? 'requires_capture' : 'requires_payment_method' } = overrides;
  return fromExample<PaymentIntent>(paymentIntentExample, overrides, {
    payment_method: status === 'requires_payment_method' ? null : buildPaymentMethod(),
    status,
    successful_payment_id: status === 'succeeded' ? newId('py') : null,
  });
}

/** Returns a refund of 1,000 that succeeded. Source: Resources, Refund. */
export function buildRefund(overrides: Overrides<Refund> = {}): Refund {
  return fromExample<Refund>(refundExample, overrides, { amount: AMOUNT });
}

/** Returns a dispute of 1,000 usd that waits for a response. Source: Resources, Payment. */
export function buildDispute(overrides: Overrides<Dispute> = {}): Dispute {
  return fromExample<Dispute>(disputeExample, overrides);
}

/** Returns evidence of a dispute, a receipt whose file has not arrived yet. Source: Resources, Payment. */
export function buildDisputeEvidence(overrides: Overrides<DisputeEvidence> = {}): DisputeEvidence {
  const isUploaded = overrides.status === 'uploaded';
  return fromExample<DisputeEvidence>(disputeEvidenceExample, overrides, isUploaded ? { presigned_url: null } : {});
}
