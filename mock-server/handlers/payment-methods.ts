import type { RequestBody } from '../../spec/derive/request-body';
import { tokenize } from '../actions/tokenize';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Handler } from '../context';
import { enabledProblem } from '../domain/account';
import { updatedCard } from '../domain/card-update';
import { presentPaymentMethod } from '../present/payment-methods';
import type { PaymentMethodRow } from '../rows';
import { requireVisible, visiblePartition } from '../actions/visibility';
import { emptyPage, pageOf } from '../wire/page';
import { createdRange } from './ranges';

export const createPaymentMethod: Handler<'createPaymentMethod'> = (context, { body }) => {
  requireNoProblem(enabledProblem(context.account));
  return presentPaymentMethod(tokenize(context, body.payment_method, body.email));
}; // sub_account_not_enabled, tokenization errors, customer_max_payment_methods

export const listPaymentMethods: Handler<'listPaymentMethods'> = (context, { query, page }) => {
  // No payment method is in a group.
  if (query('payment_method_group_id') !== undefined) return emptyPage;
  const list = { table: 'payment_methods', ...partitionOf(context, query('customer_id')) } as const;
  const range = createdRange(context.rows, list, query);
  return pageOf(context.rows, { ...list, order: 'descending', ...range }, page, presentPaymentMethod);
};

function partitionOf(context: Context, customer: string | undefined) {
  const visible = visiblePartition(context);
  if (customer === undefined) return { index: 'newest', partition: visible } as const;
  return { index: 'ofCustomer', partition: `${visible} ${customer}` } as const;
}

export const getPaymentMethod: Handler<'getPaymentMethod'> = (context, { path }) =>
  presentPaymentMethod(requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found'));

export const updatePaymentMethod: Handler<'updatePaymentMethod'> = (context, { path, body }) => {
  const method = requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found');
  const row: PaymentMethodRow = { ...method, ...updatedFields(context, method, body), updated_at: context.now };
  context.rows.put('payment_methods', row);
  const result = presentPaymentMethod(row);
  context.emit('payment_method.updated', { kind: 'method', payment_method: row }, result);
  return result;
}; // payment_method_not_found unexpected_parameter parameter_missing expired_card

/** The fields of a payment method that an update changes. Only the details of its own kind are expected. */
function updatedFields(
  { now }: Context,
  method: PaymentMethodRow,
  { card, bank_account }: RequestBody<'updatePaymentMethod'>,
): Pick<PaymentMethodRow, 'card' | 'metadata'> {
  const [name, other] = method.card ? (['card', 'bank_account'] as const) : (['bank_account', 'card'] as const);
  const given = { card, bank_account };
  if (given[other] !== undefined) throw new SandboxError('unexpected_parameter', { name: other });
  const update = given[name];
  if (update === undefined) throw new SandboxError('parameter_missing', { name });
  const { metadata = method.metadata } = update;
  const after = method.card && updatedCard(method.card, update, method, now);
  if (after === 'expired_card') throw new SandboxError(after, {});
  return { card: after, metadata };
}
