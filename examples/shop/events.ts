import type { EventHandlers } from 'payments-sandbox';
import type { Order, Records } from './orders';

/** Returns what the shop does for each event. Events may come late, or in another order than they happened. */
export function eventHandlers(records: Records): EventHandlers {
  return {
    'sub_account.updated': ({ data }) => {
      const seller = records.seller(data.id);
      if (seller !== undefined) records.saveSeller({ ...seller, status: data.status });
    },
    // An order by link is paid at once. Any other succeeds when it ships, which the shop knows already.
    'payment.succeeded': ({ data }) =>
      change(records, data.payment_intent_id, (order) =>
        order.status === 'awaiting_payment' ? { ...order, paymentId: data.id, status: 'paid' } : order,
      ),
    'payment.canceled': ({ data }) =>
      change(records, data.payment_intent_id, (order) => ({ ...order, status: 'expired' })),
    'payment.dispute.created': ({ data }) => {
      const order = records.orders().find((each) => each.paymentId === data.payment_id);
      if (order !== undefined) records.saveOrder({ ...order, status: 'disputed' });
    },
  };
}

function change(records: Records, paymentIntentId: string, to: (order: Order) => Order): void {
  const order = records.orderOf(paymentIntentId);
  if (order !== undefined) records.saveOrder(to(order));
}
