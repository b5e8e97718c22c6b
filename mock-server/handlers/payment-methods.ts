import { explainCondition } from '../../spec/tables/conditions';
import { valueRules } from '../../spec/tables/value-rules';
import type { RequestBody } from '../../spec/derive/request-body';
import { addToGroup, requireOwnGroup } from '../actions/payment-method-groups';
import { storePaymentMethod, tokenize } from '../actions/tokenize';
import { invalidParameter, requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Handler } from '../context';
import { enabledProblem } from '../domain/account';
import { bankAccountProblem } from '../domain/bank-account';
import { updatedCard } from '../domain/card-update';
import { presentPaymentMethod } from '../present/payment-methods';
import type { PaymentMethodRow } from '../rows';
import { requireAccount, requireVisible } from '../actions/visibility';

export const createPaymentMethod: Handler<'createPaymentMethod'> = (context, { body }) => {
  const { payment_method: input, email, force_tokenize } = body;
  const groupId = groupOf(body);
  requireOneKind(input);
  requireNoProblem(enabledProblem(context.account));
  const group = groupId === undefined ? undefined : requireOwnGroup(context, groupId);
  if (input.customer_id !== undefined || body.customer_id !== undefined)
    context.warn('customer_id was ignored: the customer of a payment method follows from email');
  const { row, rendered } = tokenize(context, input, email, force_tokenize);
  if (group) addToGroup(context, group, [row.id]);
  return rendered;
}; // parameter_invalid payment_method_required sub_account_not_enabled resource_not_found, tokenization errors, customer_max_payment_methods payment_method_group_max_payment_methods

/** Returns the group of a new payment method. It can be named inside of the payment method, and beside it. */
function groupOf({ payment_method, payment_method_group_id: beside }: RequestBody<'createPaymentMethod'>) {
  const { payment_method_group_id: inside = beside } = payment_method;
  if (beside === undefined || beside === inside) return inside;
  const name = 'payment_method.payment_method_group_id';
  throw invalidParameter(name, valueRules.one_group.fill({ name }));
}

function requireOneKind({ card, bank_account }: RequestBody<'createPaymentMethod'>['payment_method']): void {
  if (card === undefined && bank_account === undefined)
    throw new SandboxError('payment_method_required', { name: 'payment_method' });
  if (card === undefined || bank_account === undefined) return;
  throw invalidParameter('payment_method', valueRules.one_kind.fill({ name: 'payment_method' }));
}

export const getPaymentMethod: Handler<'getPaymentMethod'> = (context, { path }) =>
  presentPaymentMethod(
    requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found'),
    context.now,
  );

export const updatePaymentMethod: Handler<'updatePaymentMethod'> = (context, { path, body }) => {
  const method = requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found');
  const row: PaymentMethodRow = { ...method, ...updatedFields(context, method, body), updated_at: context.now };
  context.rows.replace('payment_methods', row);
  const result = presentPaymentMethod(row, context.now);
  context.emit('payment_method.updated', { kind: 'method', payment_method: row }, result);
  return result;
}; // payment_method_not_found unexpected_parameter parameter_missing expired_card

export const clonePaymentMethod: Handler<'clonePaymentMethod'> = (context, { path, body }) => {
  const original = requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found');
  const account = requireAccount(context, body.destination_account_id);
  requireNoProblem(enabledProblem(account));
  if (original.bank_account) requireNoProblem(bankAccountProblem(account, 'destination_account_id'));
  return storePaymentMethod(context, { ...original, account_id: account.id, customer_id: null }).rendered;
}; // payment_method_not_found resource_not_found sub_account_not_enabled currency_invalid

const ofOtherKind = { explanation: explainCondition('kind_of_payment_method', 'This one is of the other kind.') };

/** The fields of a payment method that an update changes. Only the details of its own kind are expected. */
function updatedFields(
  { now }: Context,
  method: PaymentMethodRow,
  { card, bank_account }: RequestBody<'updatePaymentMethod'>,
): Pick<PaymentMethodRow, 'card' | 'invalid_reason' | 'metadata'> {
  const [name, other] = method.card ? (['card', 'bank_account'] as const) : (['bank_account', 'card'] as const);
  const given = { card, bank_account };
  if (given[other] !== undefined) throw new SandboxError('unexpected_parameter', { name: other }, ofOtherKind);
  const update = given[name];
  if (update === undefined) throw new SandboxError('parameter_missing', { name });
  const { metadata = method.metadata } = update;
  const after = method.card && updatedCard(method.card, update, method, now);
  if (after === 'expired_card') throw new SandboxError(after, {});
  const { invalid_reason } = method;
  const isRenewed = card?.month !== undefined || card?.year !== undefined;
  return {
    card: after,
    metadata,
    invalid_reason: isRenewed && invalid_reason === 'expired_card' ? null : invalid_reason,
  };
}
