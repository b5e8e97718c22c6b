import type { Event } from 'payments-sandbox';
import type { Order, Records } from './orders';

/** Applies an event to the records of the shop. Events may come late, twice, or in another order than they happened. */
export function applyEvent(records: Records, event: Event): void {
  switch (event.event_name) {
    case 'sub_account.updated': {
      const seller = records.seller(event.data.id);
      if (seller !== undefined) records.saveSeller({ ...seller, status: event.data.status });
      return;
    }
    case 'payment.succeeded':
      // An order by link is paid at once. Any other succeeds when it ships, which the shop knows already.
      return change(records, event.data.payment_intent_id, (order) =>
        order.status === 'awaiting_payment' ? { ...order, paymentId: event.data.id, status: 'paid' } : order,
      );
    case 'payment.canceled':
      return change(records, event.data.payment_intent_id, (order) => ({ ...order, status: 'expired' }));
    case 'payment.dispute.created': {
      const { payment_id: paymentId } = event.data;
      const order = records.orders().find((each) => each.paymentId === paymentId);
      if (order !== undefined) records.saveOrder({ ...order, status: 'disputed' });
      return;
    }
    default:
  }
}

function change(records: Records, paymentIntentId: string, to: (order: Order) => Order): void {
  const order = records.orderOf(paymentIntentId);
  if (order !== undefined) records.saveOrder(to(order));
}
