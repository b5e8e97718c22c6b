import { type Client, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { complete, type Order, Orders, pay } from '../orders';

interface Shop {
  readonly client: Client;
  readonly orders: Orders;
}

/** The fault: the payment is voided, and the order is not. The webhook of the payment ships it. */
async function giveUp({ client }: Shop, order: Order): Promise<void> {
  for await (const payment of client.payments.list())
    if (payment.status === 'succeeded' && payment.metadata?.['order_id'] === order.id)
      await client.payments.void(payment.id, { idempotencyKey: `void-${order.id}` });
}

export const voidsWhatItShips: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: ({ client, kept: orders, publish }) => {
    const { secret } = publish(receive, { events: ['payment.succeeded'] });
    async function receive(request: Request): Promise<Response> {
      const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
      if (event.event_name === 'payment.succeeded') complete(orders.of(event.data));
      return new Response();
    }
    return { client, orders };
  },
  scenario: async (shop) => {
    const order = shop.orders.place('A-1');
    const told = await pay(shop.client, order);
    if (told !== 'open') return told;
    await giveUp(shop, order);
    return 'failed';
  },
  check: async ({ client, orders }) => {
    for await (const { status, metadata } of client.payments.list())
      if (status === 'canceled' && (orders.of({ metadata })?.shipments ?? 0) > 0)
        throw new Error('the order was shipped, and its payment is voided');
  },
};
