import { paymentIntentStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import { SandboxError } from '../sandbox-error';
import type { PaymentIntentRow, PaymentRow } from '../rows';
import { canTransition, transition } from './transition';

type IntentEvent = EventOf<typeof paymentIntentStates>;

/** What becomes of an intent when something becomes of its payment. */
export type IntentMove = Extract<IntentEvent, 'capture' | 'decline' | 'wait_for_bank' | 'settle' | 'fail' | 'cancel'>;

/** What a request brings to pay with. The token that is attached already brings nothing new. */
export type Offer = 'nothing' | 'nothing new' | 'a new payment method';

export function offerOf(
  { payment_method_id }: PaymentIntentRow,
  input: { readonly token?: string } | undefined,
): Offer {
  if (input === undefined) return 'nothing';
  return input.token !== undefined && input.token === payment_method_id ? 'nothing new' : 'a new payment method';
}

/** Why an intent cannot be captured now; the first reason that applies. Source: Payment intent status. */
export function intentCaptureProblem({ status }: PaymentIntentRow, offer: Offer): SandboxError | undefined {
  const isNew = offer === 'a new payment method';
  if (isNew && canTransition(paymentIntentStates, status, 'attach')) return undefined;
  if (!canTransition(paymentIntentStates, status, 'capture')) {
    return new SandboxError('payment_intent_cannot_be_captured', { status });
  }
  return isNew ? new SandboxError('payment_intent_unexpected_state', { status }) : undefined;
}

/** Why an intent cannot get another amount or payment method now. Source: Payment intent status. */
export function intentUpdateProblem(
  { status }: PaymentIntentRow,
  wanted: { readonly amount: boolean; readonly offer: Offer },
): SandboxError | undefined {
  if (!wanted.amount && wanted.offer !== 'a new payment method') return undefined;
  return takesAnother(status) ? undefined : new SandboxError('payment_intent_unexpected_state', { status });
}

function takesAnother(status: PaymentIntentRow['status']): boolean {
  return (
    canTransition(paymentIntentStates, status, 'attach') ||
    canTransition(paymentIntentStates, status, 'replace_payment_method')
  );
}

/** An intent with a new payment method: it can be captured now, unless a bank payment is still on its way. */
export function attached(intent: PaymentIntentRow, methodId: string, now: string): PaymentIntentRow {
  const event = intent.status === 'pending' ? 'replace_payment_method' : 'attach';
  const status = transition(paymentIntentStates, intent.status, event);
  return { ...intent, status, payment_method_id: methodId, updated_at: now };
}

/**
 * An intent after something became of its payment. One that is paid tells what it was paid with: what was changed while
 * the payment was on its way would have held for the next attempt only.
 */
export function moved(intent: PaymentIntentRow, payment: PaymentRow, move: IntentMove, now: string): PaymentIntentRow {
  const status = transition(paymentIntentStates, intent.status, eventOf(intent, payment, move));
  const row: PaymentIntentRow = { ...intent, status, updated_at: now };
  const { amount, payment_method_id } = payment;
  if (status === 'succeeded') return { ...row, amount, payment_method_id };
  return status === 'requires_payment_method' ? { ...row, payment_method_id: null } : row;
}

/** A payment made directly takes its payment method back with it, unless there is another one meanwhile. */
function eventOf(intent: PaymentIntentRow, payment: PaymentRow, move: IntentMove): IntentEvent {
  const takesBack = payment.direct && payment.payment_method_id === intent.payment_method_id;
  return move === 'fail' && takesBack ? 'fail_direct_payment' : move;
}
