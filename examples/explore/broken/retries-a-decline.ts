import { type Client, PaymentError } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { complete, type Order, Orders, paymentOf } from '../orders';

interface Shop {
  readonly client: Client;
  readonly orders: Orders;
}

/** The fault: a decline is tried again at once with the same card, whatever the issuer says of another attempt. */
async function payStubbornly({ client }: Shop, order: Order): Promise<'paid' | 'failed' | 'open'> {
  for (const attempt of [1, 2, 3])
    try {
      await client.payments.create(paymentOf(order), { idempotencyKey: `${order.key}-${attempt}` });
      complete(order);
      return 'paid';
    } catch (error) {
      if (!(error instanceof PaymentError)) return 'open'; // sent again later, under the same keys
    }
  order.status = 'failed';
  return 'failed';
}

export const retriesADecline: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: ({ client, kept: orders }) => ({ client, orders }),
  scenario: (shop) => payStubbornly(shop, shop.orders.place('A-1')),
  settle: async (shop) => {
    for (const order of shop.orders.unanswered()) await payStubbornly(shop, order);
  },
};
