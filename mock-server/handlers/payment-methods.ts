import type { RequestBody } from '../../spec/derive/request-body';
import { addToGroup, requireOwnGroup } from '../actions/payment-method-groups';
import { storePaymentMethod, tokenize } from '../actions/tokenize';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Handler } from '../context';
import { enabledProblem } from '../domain/account';
import { bankAccountProblem } from '../domain/bank-account';
import { updatedCard } from '../domain/card-update';
import { presentPaymentMethod } from '../present/payment-methods';
import type { PaymentMethodRow } from '../rows';
import { requireAccount, requireVisible } from '../actions/visibility';

export const createPaymentMethod: Handler<'createPaymentMethod'> = (context, { body }) => {
  const { payment_method_group_id: groupId } = body;
  requireNoProblem(enabledProblem(context.account));
  const group = groupId === undefined ? undefined : requireOwnGroup(context, groupId);
  const method = tokenize(context, body.payment_method, body.email);
  if (group) addToGroup(context, group, [method.id]);
  return presentPaymentMethod(method);
}; // sub_account_not_enabled resource_not_found, tokenization errors, customer_max_payment_methods payment_method_group_max_payment_methods

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

export const clonePaymentMethod: Handler<'clonePaymentMethod'> = (context, { path, body }) => {
  const original = requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found');
  const account = requireAccount(context, body.destination_account_id);
  requireNoProblem(enabledProblem(account));
  if (original.bank_account) requireNoProblem(bankAccountProblem(account, 'destination_account_id'));
  return presentPaymentMethod(storePaymentMethod(context, { ...original, account_id: account.id, customer_id: null }));
}; // payment_method_not_found resource_not_found sub_account_not_enabled currency_invalid

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
