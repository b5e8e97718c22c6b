import type { UnitOfWork } from '../../context';
import type { PaymentIntentRow } from '../../rows';
import { perform, requireApproved, runJobOf } from '../perform';
import { testCard } from '../test-card';
import { firstOf } from '../../domain/first-of';
import { onlyAtCreation, type Recipe } from '../recipe';

const intentOf = ({ rows }: UnitOfWork, id: string): PaymentIntentRow => rows.require('payment_intents', id);

/** Attaches a test card. */
const attach: Recipe = (work, id) => {
  const body = { payment_method: { card: testCard('approved', work.now) } };
  perform(work, 'updatePaymentIntent', intentOf(work, id), { path: { payment_intent_id: id }, body });
};

/** The bank decides on the pending payment. */
const settle: Recipe = (work, id) => {
  const payment = firstOf(work.rows.walk('payments', 'ofIntent', id, 'descending'));
  if (payment?.status === 'pending') runJobOf(work, 'settle_payment', payment.id);
};

/** While a payment is pending, the intent requires a capture again only if the bank refuses it. */
const requireCapture: Recipe = (work, id) => {
  const { status } = intentOf(work, id);
  if (status === 'pending') settle(work, id);
  if (status !== 'pending' || intentOf(work, id).status === 'requires_payment_method') attach(work, id);
};

/** Pays with the attached payment method, or else with a test card. */
const succeed: Recipe = (work, id) => {
  const intent = intentOf(work, id);
  if (intent.status !== 'pending') {
    const isBare = intent.status === 'requires_payment_method';
    const body = isBare ? { payment_method: { card: testCard('approved', work.now) } } : {};
    requireApproved(perform(work, 'capturePaymentIntent', intent, { path: { payment_intent_id: id }, body }));
  }
  settle(work, id);
};

export const paymentIntentRecipes = {
  'payment_intent.created': { payment_intent: onlyAtCreation },
  'payment_intent.attached': { payment_intent: attach },
  'payment_intent.requires_capture': { payment_intent: requireCapture },
  'payment_intent.succeeded': { payment_intent: succeed },
} as const;
