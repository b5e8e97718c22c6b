import type { Dispute, DisputeEvidence, Payment, PaymentIntent, Refund } from '../../../sdk';
import { accountIds, newId, times } from './ids';
import { type Overrides, overridden } from './overrides';
import { buildBankMethod, buildPaymentMethod } from './payment-methods';

const AMOUNT = 1_000;

/** The statuses of payments whose money was not taken. */
const notCaptured: readonly Payment['status'][] = ['pending', 'authorized', 'failed', 'canceled'];

/** The fields of a payment that follow from its status. */
function fieldsOf(status: Payment['status'], amount: number): Partial<Payment> {
  const isCaptured = !notCaptured.includes(status);
  const isManual = status === 'authorized' || status === 'canceled';
  const refunded = { fully_refunded: amount, partially_refunded: Math.ceil(amount / 2) };
  const amount_refunded = status === 'fully_refunded' || status === 'partially_refunded' ? refunded[status] : 0;
  const amount_disputed = status === 'disputed' ? amount : 0;
  const left = isCaptured ? amount - amount_refunded - amount_disputed : 0;
  return {
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
    payment_mode: status === 'pending' ? 'ach' : 'ecom',
  };
}

/**
 * Returns a payment: 1,000 usd by card that succeeded. The defaults of other fields follow from `status` and `amount`: a `failed`
 * payment has an error code and no balance, a `pending` one is from a bank account. Source: Resources, Payment.
 */
export function buildPayment(overrides: Overrides<Payment> = {}): Payment {
  const { status = 'succeeded', amount = AMOUNT } = overrides;
  const id = overrides.id ?? newId('py');
  const derived = fieldsOf(status, amount);
  const defaults: Payment = {
    id,
    account_id: accountIds.platform,
    amount,
    amount_disputed: 0,
    amount_refunded: 0,
    amount_returned: 0,
    amount_refundable: amount,
    application_fee_rate_id: newId('afr'),
    balance: amount,
    capture_strategy: 'automatic',
    captured: true,
    checkout_id: null,
    currency: 'usd',
    description: null,
    disputed: false,
    refunded: false,
    returned: false,
    error_code: null,
    error_description: null,
    expedited: null,
    fee_amount: 0,
    fees: [],
    financial_transaction_id: newId('ft'),
    is_test: true,
    metadata: {},
    payment_intent_id: newId('pi'),
    payment_mode: 'ecom',
    statement_descriptor: null,
    status,
    terminal_id: null,
    transaction_hold: null,
    payment_method: status === 'pending' ? buildBankMethod() : buildPaymentMethod(),
    application_fee: null,
    refunds: derived.amount_refunded ? [buildRefund({ payment_id: id, amount: derived.amount_refunded })] : [],
    disputes: derived.amount_disputed ? [buildDispute({ payment_id: id, amount })] : [],
    ...times,
  };
  return overridden(overrides, { ...defaults, ...derived });
}

/**
 * Returns a payment intent over 1,000 usd that waits for a payment method, or with one for its capture. Source: Resources,
 * Payment intent.
 */
export function buildPaymentIntent(overrides: Overrides<PaymentIntent> = {}): PaymentIntent {
  const { payment_method } = overrides;
  const { status = payment_method ? 'requires_capture' : 'requires_payment_method' } = overrides;
  return overridden<PaymentIntent>(overrides, {
    id: newId('pi'),
    account_id: accountIds.platform,
    amount: AMOUNT,
    currency: 'usd',
    description: null,
    metadata: {},
    payment_method: status === 'requires_payment_method' ? null : buildPaymentMethod(),
    status,
    successful_payment_id: status === 'succeeded' ? newId('py') : null,
    ...times,
  });
}

/** Returns a refund of 1,000 that succeeded. Source: Resources, Refund. */
export function buildRefund(overrides: Overrides<Refund> = {}): Refund {
  return overridden<Refund>(overrides, {
    id: newId('re'),
    payment_id: newId('py'),
    amount: AMOUNT,
    description: null,
    reason: null,
    status: 'succeeded',
    metadata: {},
    ...times,
    returned_fees: [],
  });
}

/** Returns a dispute of 1,000 usd that waits for a response. Source: Resources, Payment. */
export function buildDispute(overrides: Overrides<Dispute> = {}): Dispute {
  return overridden<Dispute>(overrides, {
    id: newId('dp'),
    payment_id: newId('py'),
    account_id: accountIds.platform,
    amount: AMOUNT,
    currency: 'usd',
    reason: 'fraudulent',
    due_date: '2026-01-15',
    status: 'needs_response',
    metadata: {},
    ...times,
    dispute_response: null,
    dispute_reversal: null,
  });
}

/** Returns evidence of a dispute, a receipt whose file has not arrived yet. Source: Resources, Payment. */
export function buildDisputeEvidence(overrides: Overrides<DisputeEvidence> = {}): DisputeEvidence {
  const { status = 'pending' } = overrides;
  const id = newId('dpe');
  return overridden<DisputeEvidence>(overrides, {
    id,
    file_name: 'receipt.pdf',
    file_type: 'application/pdf',
    dispute_evidence_type: 'receipt',
    status,
    description: null,
    presigned_url: status === 'pending' ? `http://127.0.0.1:4010/_uploads/default.${newId('upl')}.built` : null,
    metadata: {},
  });
}
