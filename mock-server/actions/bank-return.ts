import { type BankReturnReason, bankReturnReasons } from '../../spec/tables/outcomes';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { Resources, UnitOfWork } from '../context';
import { voidEntries } from '../domain/balance';
import { returned, returnProblem } from '../domain/bank-return';
import { postEntries } from './balance';
import { emitPaymentEvents } from './emit-payment-events';

/** Returns a settled bank payment, as the payer's bank does. Its intent and its checkout do not change. */
export function returnPayment(
  work: UnitOfWork,
  paymentId: string,
  reason: BankReturnReason = bankReturnReasons[0],
): Resources['Payment'] {
  const { rows, now } = work;
  const payment = rows.find('payments', paymentId);
  if (payment === undefined) throw new SandboxError('resource_not_found', {});
  const method = rows.require('payment_methods', payment.payment_method_id);
  requireNoProblem(returnProblem(payment, method, reason, rows.walk('refunds', 'ofPayment', payment.id, 'descending')));
  const row = postEntries(work, returned(payment, reason, now), voidEntries(payment));
  return emitPaymentEvents(work, row, 'payment.failed');
} // resource_not_found parameter_invalid payment_cannot_be_returned refund_in_progress
