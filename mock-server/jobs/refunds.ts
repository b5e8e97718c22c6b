import { refundStates } from '../../spec/tables/states';
import { postEntries } from '../actions/balance';
import type { UnitOfWork } from '../context';
import { refundEntries } from '../domain/balance';
import { refusesRefunds } from '../domain/bank-account';
import { refunded, refundFailed, refundSettled } from '../domain/refund';
import { canTransition } from '../domain/transition';
import { presentRefund } from '../present/refunds';
import type { RefundRow } from '../rows';
import { jobOn } from './job';

/** Settles a refund by the bank's decision. Only then does the money leave the payment. Source: Refund details. */
export const settleRefund = jobOn(
  'refunds',
  ({ status }) => canTransition(refundStates, status, 'settle'),
  (work, refund) => {
    if (isRefused(work, refund)) return failRefund(work, refund);
    const row = refundSettled(refund, work.now);
    work.rows.replace('refunds', row);
    postEntries(work, refunded(work.rows.require('payments', row.payment_id), row, work.now), refundEntries(row));
    const data = presentRefund(row);
    work.emit('payment.refunded', row, data);
    work.emit('payment.refund.updated', row, data);
  },
);

function isRefused({ rows }: UnitOfWork, { mode, payment_id }: RefundRow): boolean {
  const { payment_method_id } = rows.require('payments', payment_id);
  return refusesRefunds(mode, rows.require('payment_methods', payment_method_id));
}

/** A failed refund has not reduced the payment, so the amount stays refundable. */
function failRefund(work: UnitOfWork, refund: RefundRow): void {
  const row = refundFailed(refund, work.now);
  work.rows.replace('refunds', row);
  work.emit('payment.refund.updated', row, presentRefund(row));
}
