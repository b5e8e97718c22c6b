import type { Handler } from '../context';
import { enabledProblem } from '../domain/account';
import { amountRefundable } from '../domain/payment';
import { refunded, refundProblem } from '../domain/refund';
import { presentRefund } from '../present/refunds';
import type { RefundRow } from '../store/rows';
import { requireVisible, visibleBucket } from '../visibility';
import { pageOf } from '../wire/page';

export const createRefund: Handler<'createRefund'> = (context, { path, body }) => {
  const { rows, now } = context;
  const payment = requireVisible(context, 'payments', path('payment_id'));
  const problem =
    enabledProblem(rows.require('accounts', payment.account_id)) ??
    refundProblem(payment, body.amount, rows.walk('refunds', 'ofPayment', payment.id, 'descending'), now);
  if (problem) throw problem;
  const isCard = rows.require('payment_methods', payment.payment_method_id).card !== null;
  const row: RefundRow = {
    id: context.newId('re'),
    sequence: rows.nextSequence(),
    mode: payment.mode,
    account_id: payment.account_id,
    payment_id: payment.id,
    amount: body.amount ?? amountRefundable(payment),
    status: isCard ? 'succeeded' : 'pending',
    description: body.description ?? null,
    reason: body.reason ?? null,
    metadata: body.metadata ?? {},
    created_at: now,
    updated_at: now,
  };
  rows.put('refunds', row);
  if (isCard) rows.put('payments', refunded(payment, row.amount, now));
  else context.schedule('settle_refund', row.id, now);
  const answer = presentRefund(row);
  if (isCard) context.emit('payment.refunded', row, answer);
  return answer;
}; // resource_not_found sub_account_not_enabled, refundProblem

export const listRefunds: Handler<'listRefunds'> = (context, { page }) => {
  const list = { table: 'refunds', index: 'newest', bucket: visibleBucket(context), order: 'descending' } as const;
  return pageOf(context.rows, list, page, presentRefund);
};

export const getRefund: Handler<'getRefund'> = (context, { path }) =>
  presentRefund(requireVisible(context, 'refunds', path('refund_id')));

export const updateRefund: Handler<'updateRefund'> = (context, { path, body }) => {
  const refund = requireVisible(context, 'refunds', path('refund_id'));
  const row: RefundRow = { ...refund, metadata: body.metadata ?? refund.metadata, updated_at: context.now };
  context.rows.put('refunds', row);
  const answer = presentRefund(row);
  context.emit('payment.refund.updated', row, answer);
  return answer;
}; // resource_not_found
