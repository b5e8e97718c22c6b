import { type BankReturnReason, bankReturnReasons } from '../../spec/tables/outcomes';
import { SandboxError } from '../sandbox-error';
import type { Resources, UnitOfWork } from '../context';
import { voidEntries } from '../domain/balance';
import { disputeToLose, returned, returnProblem } from '../domain/bank-return';
import { firstOf } from '../domain/first-of';
import { postEntries } from './balance';
import { moveDispute } from './disputes';
import { requireNoPaymentProblem } from './explain-state';
import { emitPaymentEvents } from './emit-payment-events';

/**
 * Returns what is left of a settled bank payment, as the payer's bank does. An open dispute of it is lost. Its intent and its
 * checkout do not change.
 */
export function returnPayment(
  work: UnitOfWork,
  paymentId: string,
  reason: BankReturnReason = bankReturnReasons[0],
): Resources['Payment'] {
  const { rows, now } = work;
  const payment = rows.find('payments', paymentId);
  if (payment === undefined) throw new SandboxError('resource_not_found', {});
  const newest = firstOf(rows.walk('disputes', 'ofPayment', payment.id, 'descending'));
  const toReturn = {
    payment,
    method: rows.require('payment_methods', payment.payment_method_id),
    refunds: rows.walk('refunds', 'ofPayment', payment.id, 'descending'),
    dispute: newest,
  };
  requireNoPaymentProblem(work, payment, returnProblem(toReturn, reason));
  const row = postEntries(work, returned(payment, reason, now), voidEntries(payment));
  const dispute = disputeToLose(newest);
  if (dispute) moveDispute(work, dispute, 'lose');
  return emitPaymentEvents(work, row, 'payment.failed');
} // resource_not_found parameter_invalid payment_cannot_be_returned refund_in_progress
