import { take } from '../domain/first-of';
import type { Reader } from '../store/reader';

/** The most objects of which a timeline shows events. */
const MAX_PARTS = 200;

/**
 * Returns the ids of the objects whose events are in the timeline of an object: its own first. A payment has its refunds and
 * disputes, a dispute its evidence, a payment intent its payments, and a checkout its attempts, its intent and the payments of
 * that. Of many parts only some of the newest are returned.
 */
export function partsOf(rows: Reader, id: string): readonly string[] {
  return take(walkParts(rows, id), MAX_PARTS);
}

function* walkParts(rows: Reader, id: string): Generator<string, void, undefined> {
  yield id;
  if (rows.find('payments', id)) yield* partsOfPayment(rows, id);
  if (rows.find('disputes', id)) yield* evidenceOf(rows, id);
  if (rows.find('payment_intents', id)) yield* partsOfIntent(rows, id);
  const checkout = rows.find('checkouts', id);
  if (checkout === undefined) return;
  yield checkout.payment_intent_id;
  for (const attempt of rows.walk('checkout_completions', 'ofCheckout', id, 'descending')) {
    yield attempt.id;
    yield attempt.payment_id;
    yield* partsOfPayment(rows, attempt.payment_id);
  }
}

function* partsOfIntent(rows: Reader, intentId: string): Generator<string, void, undefined> {
  for (const payment of rows.walk('payments', 'ofIntent', intentId, 'descending')) {
    yield payment.id;
    yield* partsOfPayment(rows, payment.id);
  }
}

function* partsOfPayment(rows: Reader, paymentId: string): Generator<string, void, undefined> {
  for (const refund of rows.walk('refunds', 'ofPayment', paymentId, 'descending')) yield refund.id;
  for (const dispute of rows.walk('disputes', 'ofPayment', paymentId, 'descending')) {
    yield dispute.id;
    yield* evidenceOf(rows, dispute.id);
  }
}

function* evidenceOf(rows: Reader, disputeId: string): Generator<string, void, undefined> {
  for (const evidence of rows.walk('dispute_evidence', 'ofDispute', disputeId, 'descending')) yield evidence.id;
}
