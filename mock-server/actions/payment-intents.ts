import { paymentIntentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { Context, Resources, UnitOfWork } from '../context';
import { attached, type IntentMove, moved } from '../domain/payment-intent';
import { canTransition } from '../domain/transition';
import { paymentIntentRows, presentPaymentIntent } from '../present/payment-intents';
import type { PaymentIntentRow, PaymentIntentRows, PaymentMethodRow, PaymentRow } from '../rows';

type IntentFields = Pick<
  PaymentIntentRow,
  'amount' | 'currency' | 'description' | 'metadata' | 'status' | 'payment_method_id'
>;

export interface RenderedIntent {
  readonly row: PaymentIntentRow;
  /** As the API shows it. */
  readonly shown: Resources['PaymentIntent'];
  /** What it is shown from. */
  readonly rows: PaymentIntentRows;
}

/** A new intent; that of a payment made directly is already where its payment is. */
export function addIntent(context: Context, fields: IntentFields): RenderedIntent {
  const { amount, currency, description, metadata, status, payment_method_id } = fields;
  const { id: account_id } = context.account;
  const row: PaymentIntentRow = {
    id: context.newId('pi'),
    sequence: context.rows.nextSequence(),
    mode: context.mode,
    account_id,
    amount,
    currency,
    description,
    metadata,
    status,
    payment_method_id,
    created_at: context.now,
    updated_at: context.now,
  };
  const intent = putIntent(context, row);
  context.emit('payment_intent.created', intent, intent.shown);
  return intent;
}

/** Gives an intent a payment method, where its state takes one. */
export function attach(work: UnitOfWork, intent: PaymentIntentRow, method: PaymentMethodRow): RenderedIntent {
  const told = putIntent(work, attached(intent, method.id, work.now));
  const { row, shown } = told;
  work.emit('payment_intent.attached', told, shown);
  if (row.status === 'requires_capture') work.emit('payment_intent.requires_capture', told, shown);
  return told;
}

/** An intent as an attempt needs it: with a payment method, and nothing paid, reserved or on its way. */
export function readyForAttempt(
  work: UnitOfWork,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): PaymentIntentRow {
  const { status } = intent;
  if (canTransition(paymentIntentStates, status, 'attach')) return attach(work, intent, method).row;
  if (!canTransition(paymentIntentStates, status, 'capture') || authorizedPayment(work, intent)) {
    throw new SandboxError('payment_intent_cannot_be_captured', { status });
  }
  return intent;
}

/** Moves the intent of a payment along with it. */
export function moveIntent(work: UnitOfWork, payment: PaymentRow, move: IntentMove): void {
  const intent = work.rows.require('payment_intents', payment.payment_intent_id);
  const after = moved(intent, payment, move, work.now);
  if (after.status === intent.status) return;
  const told = putIntent(work, after);
  const { row, shown } = told;
  if (row.status === 'succeeded') work.emit('payment_intent.succeeded', told, shown);
  if (row.status === 'requires_capture') work.emit('payment_intent.requires_capture', told, shown);
}

/** The payment that has reserved the amount of an intent. It is the newest one: nothing else is tried while it waits. */
export function authorizedPayment({ rows }: UnitOfWork, intent: PaymentIntentRow): PaymentRow | undefined {
  for (const newest of rows.walk('payments', 'ofIntent', intent.id, 'descending')) {
    return newest.status === 'authorized' ? newest : undefined;
  }
  return undefined;
}

/** Stores an intent. */
export function putIntent(work: UnitOfWork, row: PaymentIntentRow): RenderedIntent {
  work.rows.put('payment_intents', row);
  const rows = paymentIntentRows(work, row);
  return { row, shown: presentPaymentIntent(rows), rows };
}
