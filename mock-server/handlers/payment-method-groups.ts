import { addToGroup } from '../actions/payment-method-groups';
import { newOwnRow } from '../actions/new-row';
import { onAccount, requireVisible } from '../actions/visibility';
import type { Handler, RequestContext } from '../context';
import { enabledProblem } from '../domain/account';
import { groupWithout } from '../domain/payment-method-group';
import { presentGroupDetails, presentPaymentMethodGroup } from '../present/payment-method-groups';
import type { PaymentMethodGroupRow } from '../rows';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import { pageOfVisible } from './visible-page';

export const createPaymentMethodGroup: Handler<'createPaymentMethodGroup'> = (context) => {
  requireNoProblem(enabledProblem(context.account));
  const row: PaymentMethodGroupRow = {
    ...newOwnRow(context, 'pmg'),
    platform_account_id: context.account.platform_account_id,
    payment_method_ids: [],
  };
  context.rows.insert('payment_method_groups', row);
  return presentPaymentMethodGroup(row);
}; // sub_account_not_enabled

export const listPaymentMethodGroups: Handler<'listPaymentMethodGroups'> = (context, { page }) =>
  pageOfVisible(context, 'payment_method_groups', page, presentPaymentMethodGroup);

export const getPaymentMethodGroup: Handler<'getPaymentMethodGroup'> = (context, { path }) =>
  presentGroupDetails(context.rows, requireGroup(context, path('payment_method_group_id')), context.now);

export const updatePaymentMethodGroup: Handler<'updatePaymentMethodGroup'> = (context, { path, body }) => {
  const group = requireGroup(context, path('payment_method_group_id'));
  const own = onAccount(context, context.rows.require('accounts', group.account_id));
  const ids = body.payment_method_ids;
  for (const id of ids) requireVisible(own, 'payment_methods', id, 'payment_method_not_found');
  return presentGroupDetails(context.rows, addToGroup(context, group, ids), context.now);
}; // resource_not_found payment_method_not_found payment_method_group_max_payment_methods

export const deletePaymentMethodFromGroup: Handler<'deletePaymentMethodFromGroup'> = (context, { path }) => {
  const group = requireGroup(context, path('payment_method_group_id'));
  const row = groupWithout(group, path('payment_method_id'), context.now);
  if (row === group) throw new SandboxError('payment_method_not_found', {});
  context.rows.replace('payment_method_groups', row);
  return presentGroupDetails(context.rows, row, context.now);
}; // resource_not_found payment_method_not_found

function requireGroup(context: RequestContext, id: string): PaymentMethodGroupRow {
  return requireVisible(context, 'payment_method_groups', id);
}
