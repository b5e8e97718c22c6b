import { refundStates } from '../../spec/states';
import { refunded, refundSettled } from '../domain/refund';
import { canTransition } from '../domain/transition';
import { presentRefund } from '../present/refunds';
import type { Job } from './index';

/** A refund that has arrived on a bank account. Only now has the money left the payment. */
export const settleRefund: Job = (work, id) => {
  const refund = work.rows.require('refunds', id);
  if (!canTransition(refundStates, refund.status, 'settle')) return;
  const row = refundSettled(refund, work.now);
  work.rows.put('refunds', row);
  work.rows.put('payments', refunded(work.rows.require('payments', row.payment_id), row.amount, work.now));
  const data = presentRefund(row);
  work.emit('payment.refunded', row, data);
  work.emit('payment.refund.updated', row, data);
};
