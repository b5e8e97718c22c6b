import type { Client, Payment } from 'payments-sandbox';
import type { Order, Records } from './orders';

/** A payment whose amount differs between the shop and the service; undefined where one of them has none. */
export interface Difference {
  readonly paymentId: string;
  readonly orderId: string | undefined;
  readonly shop: number | undefined;
  readonly service: number;
}

/** The result of a night. Amounts are integers in the smallest unit. */
export interface Reconciliation {
  readonly payments: number;
  readonly taken: number;
  readonly differences: readonly Difference[];
}

/** Compares the payments of all sellers since an instant with the orders of the shop. */
export async function reconcile(client: Client, records: Records, since: string): Promise<Reconciliation> {
  const orders = new Map(records.orders().map((order) => [order.paymentIntentId, order]));
  const differences: Difference[] = [];
  let payments = 0;
  let taken = 0;
  for (const { id } of records.sellers()) {
    for await (const payment of client.forSubAccount(id).payments.list({ limit: 100 })) {
      if (payment.created_at < since) break; // newest first
      payments++;
      const service = takenBy(payment);
      taken += service;
      const order = orders.get(payment.payment_intent_id);
      const shop = order && takenFor(order);
      if (shop !== service && (order !== undefined || service > 0))
        differences.push({ paymentId: payment.id, orderId: order?.id, shop, service });
    }
  }
  return { payments, taken, differences };
}

function takenBy({ captured, status, amount, amount_refunded }: Payment): number {
  return captured && status !== 'failed' && status !== 'canceled' ? amount - amount_refunded : 0;
}

function takenFor({ status, amount, refunded }: Order): number {
  return status === 'paid' || status === 'shipped' || status === 'disputed' ? amount - refunded : 0;
}
