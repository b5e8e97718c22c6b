import { findVisible, visiblePartition } from '../actions/visibility';
import type { Handler } from '../context';
import { methodsOfGroup } from '../present/payment-method-groups';
import { presentPaymentMethod } from '../present/payment-methods';
import type { PaymentMethodRow } from '../rows';
import { sentFilters } from '../rows/filters';
import { emptyPage, pageOf, pageOfRows } from '../wire/page';
import { createdRange } from './ranges';

export const listPaymentMethods: Handler<'listPaymentMethods'> = (context, { query, page }) => {
  const { rows } = context;
  const filters = sentFilters('payment_methods', query);
  const visible = { table: 'payment_methods', index: 'newest', partition: visiblePartition(context), filters } as const;
  const list = { ...visible, order: 'descending', ...createdRange(rows, visible, query) } as const;
  const present = (row: PaymentMethodRow) => presentPaymentMethod(row, context.now);
  const groupId = query('payment_method_group_id');
  if (groupId === undefined) return pageOf(rows, list, page, present);
  // A group has few payment methods.
  const group = findVisible(context, 'payment_method_groups', groupId);
  return group ? pageOfRows(rows, list, methodsOfGroup(rows, group), page, present) : emptyPage;
};
