import type { UnitOfWork } from '../../context';
import { returnPayment } from '../../actions/bank-return';
import { voidProblem } from '../../domain/payment';
import type { PaymentRow } from '../../rows';
import { perform, runJobOf } from '../perform';
import { firstOf } from '../../domain/first-of';
import { UnreachableError, onlyAtCreation, type Recipe } from '../recipe';

const paymentOf = ({ rows }: UnitOfWork, id: string): PaymentRow => rows.require('payments', id);

const capture: Recipe = (work, id) => {
  perform(work, 'capturePayment', paymentOf(work, id), { path: { payment_id: id }, body: {} });
};

/** Completes the payment: captures an authorization, or settles a bank payment now. */
export const settleOrCapture: Recipe = (work, id) => {
  const { status } = paymentOf(work, id);
  if (status === 'pending') runJobOf(work, 'settle_payment', id);
  if (status === 'authorized') capture(work, id);
};

const succeed: Recipe = (work, id) => {
  if (paymentOf(work, id).status === 'pending') runJobOf(work, 'settle_payment', id);
  else capture(work, id);
};

/** A bank payment that settles is returned afterwards. */
const fail: Recipe = (work, id) => {
  const { status } = paymentOf(work, id);
  if (status === 'pending') runJobOf(work, 'settle_payment', id);
  if (status !== 'pending' || paymentOf(work, id).status === 'succeeded') returnPayment(work, id);
};

/** Voids a payment. An authorization that is too old for that lapses. */
const cancel: Recipe = (work, id) => {
  const payment = paymentOf(work, id);
  if (payment.status === 'authorized' && voidProblem(payment, work.now)) runJobOf(work, 'lapse_authorization', id);
  else perform(work, 'voidPayment', payment, { path: { payment_id: id }, body: {} });
};

const newestRefund = ({ rows }: UnitOfWork, id: string) => firstOf(rows.walk('refunds', 'ofPayment', id, 'descending'));

/** Refunds everything that is left, or settles a pending refund. */
const refund: Recipe = (work, id) => {
  if (newestRefund(work, id)?.status !== 'pending') {
    settleOrCapture(work, id);
    perform(work, 'createRefund', paymentOf(work, id), { path: { payment_id: id }, body: {} });
  }
  const newest = newestRefund(work, id);
  if (newest?.status === 'pending') runJobOf(work, 'settle_refund', newest.id);
};

const settleRefund: Recipe = (work, id) => {
  const { status } = work.rows.require('refunds', id);
  if (status !== 'pending') throw new UnreachableError('a refund has this event only once: create another one');
  runJobOf(work, 'settle_refund', id);
};

/** Settles a pending refund. Any other is updated without changing it. */
const updateRefund: Recipe = (work, id) => {
  const row = work.rows.require('refunds', id);
  if (row.status === 'pending') runJobOf(work, 'settle_refund', id);
  else perform(work, 'updateRefund', row, { path: { refund_id: id }, body: { metadata: row.metadata } });
};

const updateRefundOf: Recipe = (work, id) => {
  const row = newestRefund(work, id);
  if (row === undefined) throw new UnreachableError('it has no refund');
  updateRefund(work, row.id);
};

export const paymentRecipes = {
  'payment.created': { payment: onlyAtCreation },
  'payment.pending': { payment: onlyAtCreation },
  'payment.authorized': { payment: onlyAtCreation },
  'payment.succeeded': { payment: succeed },
  'payment.failed': { payment: fail },
  'payment.captured': { payment: capture },
  'payment.canceled': { payment: cancel },
  'payment.refunded': { payment: refund, refund: settleRefund },
  'payment.refund.updated': { payment: updateRefundOf, refund: updateRefund },
} as const;
