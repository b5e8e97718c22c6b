import { refund } from '../actions/refund';
import type { Handler } from '../context';
import { presentRefund } from '../present/refunds';
import type { RefundRow } from '../rows';
import { requireVisible } from '../actions/visibility';
import { pageOfVisible } from './visible-page';

export const createRefund: Handler<'createRefund'> = (context, { path, body }) =>
  refund(context, requireVisible(context, 'payments', path('payment_id')), body); // resource_not_found, refund errors

export const listRefunds: Handler<'listRefunds'> = (context, { page }) =>
  pageOfVisible(context, 'refunds', page, presentRefund);

export const getRefund: Handler<'getRefund'> = (context, { path }) =>
  presentRefund(requireVisible(context, 'refunds', path('refund_id')));

export const updateRefund: Handler<'updateRefund'> = (context, { path, body }) => {
  const before = requireVisible(context, 'refunds', path('refund_id'));
  const row: RefundRow = { ...before, metadata: body.metadata ?? before.metadata, updated_at: context.now };
  context.rows.replace('refunds', row);
  const result = presentRefund(row);
  context.emit('payment.refund.updated', row, result);
  return result;
}; // resource_not_found
