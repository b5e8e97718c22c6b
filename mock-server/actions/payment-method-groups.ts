import type { Context } from '../context';
import { groupSizeProblem, groupWith } from '../domain/payment-method-group';
import type { PaymentMethodGroupRow } from '../rows';
import { requireNoProblem } from '../sandbox-error';
import { onAccount, requireVisible } from './visibility';

/** Returns a group of the account of a request. */
export function requireOwnGroup(context: Context, id: string): PaymentMethodGroupRow {
  return requireVisible(onAccount(context, context.account), 'payment_method_groups', id);
} // resource_not_found

/** Adds payment methods of its account to a group. */
export function addToGroup(
  { rows, now }: Context,
  group: PaymentMethodGroupRow,
  ids: readonly string[],
): PaymentMethodGroupRow {
  const row = groupWith(group, ids, now);
  requireNoProblem(groupSizeProblem(row.payment_method_ids.length));
  if (row !== group) rows.replace('payment_method_groups', row);
  return row;
} // payment_method_group_max_payment_methods
