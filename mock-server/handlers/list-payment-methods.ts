import type { Handler, Input, RequestContext } from '../context';
import { findVisible, visiblePartition } from '../actions/visibility';
import type { PaymentMethodRow } from '../rows';
import { methodsOfGroup } from '../present/payment-method-groups';
import { presentPaymentMethod } from '../present/payment-methods';
import { pageOf, pageOfRows } from '../wire/page';
import { createdRange } from './ranges';

type Filters = Input<'listPaymentMethods'>['query'];

export const listPaymentMethods: Handler<'listPaymentMethods'> = (context, { query, page }) => {
  const { rows } = context;
  const partition = { table: 'payment_methods', ...partitionOf(context, query) } as const;
  const list = { ...partition, order: 'descending', ...createdRange(rows, partition, query) } as const;
  const group = query('payment_method_group_id');
  if (group === undefined) return pageOf(rows, list, page, presentPaymentMethod);
  const customer = query('customer_id');
  const methods = inGroup(context, group).filter(
    ({ customer_id }) => customer === undefined || customer_id === customer,
  );
  return pageOfRows(rows, list, methods, page, presentPaymentMethod);
};

/** A list without a filter by customer does not build its index. */
function partitionOf(context: RequestContext, query: Filters) {
  const visible = visiblePartition(context);
  const customer = query('customer_id');
  if (customer === undefined) return { index: 'newest', partition: visible } as const;
  return { index: 'ofCustomer', partition: `${visible} ${customer}` } as const;
}

/** Returns the payment methods of a group, which are few; none of an unknown one. */
function inGroup(context: RequestContext, id: string): readonly PaymentMethodRow[] {
  const group = findVisible(context, 'payment_method_groups', id);
  return group === undefined ? [] : methodsOfGroup(context.rows, group);
}
