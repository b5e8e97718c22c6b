import { limits } from '../../spec/tables/limits';
import { paymentStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { PaymentRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { feesGivenBack } from './payment-fees';
import { canTransition, transition } from './transition';

/** The amount that can still be refunded, in the smallest unit. Source: Resources, Payment. */
export function amountRefundable(payment: PaymentRow): number {
  if (!payment.captured || payment.status === 'canceled') return 0;
  return payment.amount - payment.amount_refunded - payment.amount_disputed - payment.amount_returned;
}

/** Whether the bank returned a payment, after it was settled. Nothing is left of it, even if a dispute had taken all before. */
export function isReturned({ status, captured }: Pick<PaymentRow, 'status' | 'captured'>): boolean {
  return captured && status === 'failed';
}

/** Returns the first error that prevents a capture. Source: Authorization lifetime. */
export function captureProblem(payment: PaymentRow, now: string): SandboxError | undefined {
  if (hasLapsed(payment, now)) return new SandboxError('charge_expired_for_capture', {});
  if (payment.captured && payment.status !== 'canceled') return new SandboxError('payment_already_captured', {});
  if (!canTransition(paymentStates, payment.status, 'capture')) {
    return new SandboxError('payment_cannot_be_captured', { status: payment.status });
  }
  return undefined;
}

/** Whether an authorization was not captured in time, even if the job that cancels it has not run yet. */
function hasLapsed(payment: PaymentRow, now: string): boolean {
  const waits = payment.status === 'authorized' || (payment.status === 'canceled' && payment.lapsed);
  return waits && now >= captureDeadline(payment);
}

/** The first instant at which a payment can no longer be captured. */
export function captureDeadline(payment: PaymentRow): string {
  return secondsAfter(payment.created_at, limits.capture_window_seconds.value);
}

export function captured(payment: PaymentRow, now: string): PaymentRow {
  const status = transition(paymentStates, payment.status, 'capture');
  return { ...payment, status, captured: true, captured_at: now, updated_at: now };
}

export function lapsed(payment: PaymentRow, now: string): PaymentRow {
  const status = transition(paymentStates, payment.status, 'lapse');
  return { ...payment, ...feesGivenBack(payment, now), status, lapsed: true, updated_at: now };
}

/** Returns the first error that prevents a void. */
export function voidProblem(payment: PaymentRow, now: string): SandboxError | undefined {
  if (!canTransition(paymentStates, payment.status, 'void')) {
    return new SandboxError('payment_cannot_be_voided', { status: payment.status });
  }
  if (now >= voidDeadline(payment)) return new SandboxError('payment_outside_void_window', {});
  return undefined;
}

/** The first instant at which a payment can no longer be voided. */
export function voidDeadline({ created_at }: PaymentRow): string {
  return secondsAfter(created_at, limits.void_window_seconds.value);
}

export function voided(payment: PaymentRow, now: string): PaymentRow {
  const status = transition(paymentStates, payment.status, 'void');
  return { ...payment, ...feesGivenBack(payment, now), status, updated_at: now };
}

/** Returns a bank payment that succeeded or failed. */
export function settled(payment: PaymentRow, now: string, failure: PaymentFailure | null): PaymentRow {
  if (failure === null) {
    const status = transition(paymentStates, payment.status, 'settle');
    return { ...payment, status, captured: true, captured_at: now, updated_at: now };
  }
  const status = transition(paymentStates, payment.status, 'fail');
  return { ...payment, ...feesGivenBack(payment, now), ...failure, status, updated_at: now };
}

export interface PaymentFailure {
  readonly error_code: string;
  readonly error_description: string;
}

/** Returns the stored reason of a decline: the decline code, or else the error code. */
export function paymentFailure(error: SandboxError): PaymentFailure {
  return { error_code: error.details.decline_code ?? error.code, error_description: error.message };
}
