import { paymentIntentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { Context, Resources, UnitOfWork } from '../context';
import { firstOf } from '../domain/first-of';
import { attached, type IntentMove, moved } from '../domain/payment-intent';
import { canTransition } from '../domain/transition';
import { paymentIntentRows, presentPaymentIntent } from '../present/payment-intents';
import type { PaymentIntentRow, PaymentIntentRows, PaymentMethodRow, PaymentRow } from '../rows';
import { metadataToKeep } from '../fields/empty';
import type { Reader } from '../store/reader';
import { explainedOfIntent } from './explain-state';

type IntentFields = Pick<
  PaymentIntentRow,
  'amount' | 'currency' | 'description' | 'metadata' | 'status' | 'payment_method_id' | 'successful_payment_id'
>;

export interface RenderedIntent {
  readonly row: PaymentIntentRow;
  /** The rows that it is rendered from. */
  readonly source: PaymentIntentRows;
  readonly rendered: Resources['PaymentIntent'];
}

/** An intent without an attempt to pay it. */
export const unpaid = {
  status: 'requires_payment_method',
  payment_method_id: null,
  successful_payment_id: null,
} as const;

/** Creates an intent. That of a direct payment starts in the status that the payment leads to. */
export function addIntent(context: Context, fields: IntentFields): RenderedIntent {
  const { amount, currency, description, metadata, status, payment_method_id, successful_payment_id } = fields;
  const { id: account_id } = context.account;
  const row: PaymentIntentRow = {
    id: context.newId('pi'),
    sequence: context.rows.nextSequence(),
    mode: context.mode,
    account_id,
    amount,
    currency,
    description,
    metadata: metadataToKeep(metadata),
    status,
    payment_method_id,
    successful_payment_id,
    created_at: context.now,
    updated_at: context.now,
  };
  context.rows.insert('payment_intents', row);
  const intent = renderIntent(context, row);
  context.emit('payment_intent.created', intent.source, intent.rendered);
  return intent;
}

/** Attaches a payment method to an intent whose status allows it. */
export function attach(work: UnitOfWork, intent: PaymentIntentRow, method: PaymentMethodRow): RenderedIntent {
  const intentAfter = replaceIntent(work, attached(intent, method.id, work.now));
  const { row, source, rendered } = intentAfter;
  work.emit('payment_intent.attached', source, rendered);
  if (row.status === 'requires_capture') work.emit('payment_intent.requires_capture', source, rendered);
  return intentAfter;
}

/** Returns an intent ready for an attempt: with a payment method, and without a payment that is paid, authorized or pending. */
export function readyForAttempt(
  work: UnitOfWork,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): PaymentIntentRow {
  const { status } = intent;
  if (canTransition(paymentIntentStates, status, 'attach')) return attach(work, intent, method).row;
  if (!canTransition(paymentIntentStates, status, 'capture') || authorizedPayment(work, intent)) {
    throw explainedOfIntent(work, intent, new SandboxError('payment_intent_cannot_be_captured', { status }));
  }
  return intent;
}

/** Moves the intent of a payment after the payment changed. */
export function moveIntent(work: UnitOfWork, payment: PaymentRow, move: IntentMove): void {
  const intent = work.rows.require('payment_intents', payment.payment_intent_id);
  const after = moved(intent, payment, move, work.now);
  if (after.status === intent.status) return;
  const { row, source, rendered } = replaceIntent(work, after);
  if (row.status === 'succeeded') work.emit('payment_intent.succeeded', source, rendered);
  if (row.status === 'requires_capture') work.emit('payment_intent.requires_capture', source, rendered);
}

/** Returns the payment that authorized the amount of an intent. It is the newest: no other attempt is made meanwhile. */
export function authorizedPayment(
  { rows }: { readonly rows: Reader },
  intent: PaymentIntentRow,
): PaymentRow | undefined {
  const newest = newestPayment(rows, intent.id);
  return newest?.status === 'authorized' ? newest : undefined;
}

/** Returns the newest attempt to pay an intent. */
export function newestPayment(rows: Reader, intentId: string): PaymentRow | undefined {
  return firstOf(rows.walk('payments', 'ofIntent', intentId, 'descending'));
}

/** Stores an intent that has changed, and renders it. */
export function replaceIntent(work: UnitOfWork, row: PaymentIntentRow): RenderedIntent {
  work.rows.replace('payment_intents', row);
  return renderIntent(work, row);
}

function renderIntent(work: UnitOfWork, row: PaymentIntentRow): RenderedIntent {
  const source = paymentIntentRows(work, row);
  return { row, source, rendered: presentPaymentIntent(source, work.now) };
}
