import type { Resources, UnitOfWork } from '../context';
import { requireNoProblem } from '../sandbox-error';
import { enabledProblem } from '../domain/account';
import { bankAnswersAt } from '../domain/bank-account';
import { refundEntries } from '../domain/balance';
import { amountRefundable } from '../domain/payment';
import { type FeeToReturn, returnedFees, returnedFeesProblem } from '../domain/payment-fees';
import { refunded, refundProblem } from '../domain/refund';
import { presentRefund } from '../present/refunds';
import type { PaymentRow, RefundRow } from '../rows';
import { postEntries } from './balance';
import { requireNoPaymentProblem } from './explain-state';
import { newRow } from './new-row';

/** A refund to create. Default amount: everything that is refundable. Default fees: none. */
export interface RefundRequest extends Partial<Pick<RefundRow, 'amount' | 'description' | 'reason' | 'metadata'>> {
  readonly fees?: readonly FeeToReturn[];
}

/**
 * Refunds an amount of a payment, and the requested part of its fees. A refund to a card succeeds at once; one to a bank account
 * is pending. Source: Refund details.
 */
export function refund(work: UnitOfWork, payment: PaymentRow, asked: RefundRequest): Resources['Refund'] {
  const { rows, now } = work;
  const { amount, fees = [], description = null, reason = null, metadata = {} } = asked;
  requireNoProblem(enabledProblem(rows.require('accounts', payment.account_id)));
  const earlier = rows.walk('refunds', 'ofPayment', payment.id, 'descending');
  requireNoPaymentProblem(work, payment, refundProblem(payment, amount, earlier, now));
  requireNoProblem(returnedFeesProblem(payment, fees));
  const method = rows.require('payment_methods', payment.payment_method_id);
  const isCard = method.card !== null;
  const row: RefundRow = {
    ...newRow(work, 're', payment),
    payment_id: payment.id,
    amount: amount ?? amountRefundable(payment),
    status: isCard ? 'succeeded' : 'pending',
    description,
    reason,
    metadata,
    returned_fees: returnedFees(payment, fees, work.newId),
  };
  rows.insert('refunds', row);
  if (isCard) postEntries(work, refunded(payment, row, now), refundEntries(row));
  else work.schedule('settle_refund', row.id, bankAnswersAt(row.mode, method, now));
  const rendered = presentRefund(row);
  if (isCard) work.emit('payment.refunded', row, rendered);
  return rendered;
} // sub_account_not_enabled, refundProblem, returnedFeesProblem
