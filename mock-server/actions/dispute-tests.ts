import type { UnitOfWork } from '../context';
import { disputeProblem } from '../domain/dispute';
import { type DisputeTestSpec, requestedDispute } from '../domain/dispute-test';
import { isSandboxError } from '../sandbox-error';
import type { PaymentRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { moveDispute, openDispute } from './disputes';

/** Schedules the dispute that the metadata of a captured payment ask for. */
export function scheduleTestDispute({ schedule, now }: UnitOfWork, payment: PaymentRow): void {
  const spec = specOf(payment);
  if (spec && payment.captured) schedule('open_dispute', payment.id, secondsAfter(now, spec.delay_seconds));
}

/** Opens the dispute that the metadata of a payment ask for. Does nothing if the payment cannot be disputed any more. */
export function openTestDispute(work: UnitOfWork, payment: PaymentRow): void {
  const spec = specOf(payment);
  if (spec === undefined) return;
  const { reason, due_date, forfeit, test_outcome } = spec;
  if (disputeProblem(payment, { reason }, work.rows.walk('refunds', 'ofPayment', payment.id, 'descending'))) return;
  const isInTime = due_date !== null && due_date > work.now;
  const dispute = openDispute(work, payment.id, { reason }, { ...(isInTime && { due_date }), test_outcome });
  if (forfeit) moveDispute(work, dispute, 'forfeit');
}

/** Metadata that no creation of a payment has checked may hold anything. */
function specOf({ metadata, mode }: PaymentRow): DisputeTestSpec | undefined {
  try {
    return requestedDispute(metadata, mode);
  } catch (error) {
    if (isSandboxError(error)) return undefined;
    throw error;
  }
}
