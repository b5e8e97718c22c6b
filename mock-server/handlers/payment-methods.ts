import { tokenize } from '../actions/tokenize';
import { SandboxError } from '../sandbox-error';
import type { Handler } from '../context';
import { updatedCard } from '../domain/card-update';
import { presentPaymentMethod } from '../present/payment-methods';
import type { PaymentMethodRow } from '../rows';
import { requireVisible, visiblePartition } from '../actions/visibility';
import { pageOf } from '../wire/page';

export const createPaymentMethod: Handler<'createPaymentMethod'> = (context, { body }) =>
  presentPaymentMethod(tokenize(context, body.payment_method, body.email)); // tokenization errors, customer_max_payment_methods

export const listPaymentMethods: Handler<'listPaymentMethods'> = (context, { page }) => {
  const list = { table: 'payment_methods', index: 'newest', partition: visiblePartition(context) } as const;
  return pageOf(context.rows, { ...list, order: 'descending' }, page, presentPaymentMethod);
};

export const getPaymentMethod: Handler<'getPaymentMethod'> = (context, { path }) =>
  presentPaymentMethod(requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found'));

export const updatePaymentMethod: Handler<'updatePaymentMethod'> = (context, { path, body }) => {
  const method = requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found');
  if (method.card === null) throw new SandboxError('unexpected_parameter', { name: 'card' });
  const card = updatedCard(method.card, body.card, method.mode, context.now);
  if (card === 'expired_card') throw new SandboxError(card, {});
  const { metadata = method.metadata } = body.card;
  const row: PaymentMethodRow = { ...method, card, metadata, updated_at: context.now };
  context.rows.put('payment_methods', row);
  const result = presentPaymentMethod(row);
  context.emit('payment_method.updated', { kind: 'method', payment_method: row }, result);
  return result;
}; // payment_method_not_found unexpected_parameter expired_card
