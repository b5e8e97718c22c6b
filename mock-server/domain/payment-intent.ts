import { paymentIntentStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import { SandboxError } from '../sandbox-error';
import type { PaymentIntentRow, PaymentRow } from '../rows';
import { canTransition, transition } from './transition';

type IntentEvent = EventOf<typeof paymentIntentStates>;

/** The transition of an intent that follows a change of its payment. */
export type IntentMove = Extract<IntentEvent, 'capture' | 'decline' | 'wait_for_bank' | 'settle' | 'fail' | 'cancel'>;

/** The means of payment that a request offers. The token of the attached payment method offers nothing new. */
export type Offer = 'nothing' | 'nothing new' | 'a new payment method';

export function offerOf(
  { payment_method_id }: PaymentIntentRow,
  input: { readonly token?: string } | undefined,
): Offer {
  if (input === undefined) return 'nothing';
  return input.token !== undefined && input.token === payment_method_id ? 'nothing new' : 'a new payment method';
}

/** Returns the first error that prevents the capture of an intent. Source: Payment intent status. */
export function intentCaptureProblem({ status }: PaymentIntentRow, offer: Offer): SandboxError | undefined {
  const isNew = offer === 'a new payment method';
  if (isNew && canTransition(paymentIntentStates, status, 'attach')) return undefined;
  if (!canTransition(paymentIntentStates, status, 'capture')) {
    return new SandboxError('payment_intent_cannot_be_captured', { status });
  }
  return isNew ? new SandboxError('payment_intent_unexpected_state', { status }) : undefined;
}

/** Returns an error if the amount or the payment method of an intent cannot change. Source: Payment intent status. */
export function intentUpdateProblem(
  { status }: PaymentIntentRow,
  wanted: { readonly amount: boolean; readonly offer: Offer },
): SandboxError | undefined {
  if (!wanted.amount && wanted.offer !== 'a new payment method') return undefined;
  return isChangeable(status) ? undefined : new SandboxError('payment_intent_unexpected_state', { status });
}

/** Returns an error if an intent cannot be canceled. Source: Payment intent status. */
export function intentCancelProblem({ status }: PaymentIntentRow): SandboxError | undefined {
  if (canTransition(paymentIntentStates, status, 'cancel')) return undefined;
  return new SandboxError('payment_intent_unexpected_state', { status });
}

/** Returns a canceled intent. */
export function canceled(intent: PaymentIntentRow, now: string): PaymentIntentRow {
  return { ...intent, status: transition(paymentIntentStates, intent.status, 'cancel'), updated_at: now };
}

function isChangeable(status: PaymentIntentRow['status']): boolean {
  return (
    canTransition(paymentIntentStates, status, 'attach') ||
    canTransition(paymentIntentStates, status, 'replace_payment_method')
  );
}

/** Returns an intent with a new payment method. It can be captured, unless a bank payment is still pending. */
export function attached(intent: PaymentIntentRow, methodId: string, now: string): PaymentIntentRow {
  const event = intent.status === 'pending' ? 'replace_payment_method' : 'attach';
  const status = transition(paymentIntentStates, intent.status, event);
  return { ...intent, status, payment_method_id: methodId, updated_at: now };
}

/**
 * Returns an intent after its payment changed. A paid intent has the amount and the payment method of the payment: changes that
 * were made while the payment was pending would have applied only to the next attempt.
 */
export function moved(intent: PaymentIntentRow, payment: PaymentRow, move: IntentMove, now: string): PaymentIntentRow {
  const status = transition(paymentIntentStates, intent.status, eventOf(intent, payment, move));
  const row: PaymentIntentRow = { ...intent, status, updated_at: now };
  const { id: successful_payment_id, amount, payment_method_id } = payment;
  if (status === 'succeeded') return { ...row, amount, payment_method_id, successful_payment_id };
  return status === 'requires_payment_method' ? { ...row, payment_method_id: null } : row;
}

/** A direct payment that fails detaches its payment method, unless it was replaced meanwhile. */
function eventOf(intent: PaymentIntentRow, payment: PaymentRow, move: IntentMove): IntentEvent {
  const isDetached = payment.direct && payment.payment_method_id === intent.payment_method_id;
  return move === 'fail' && isDetached ? 'fail_direct_payment' : move;
}
