import { type Client, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, Orders, pay } from '../orders';

interface Shop {
  readonly client: Client;
  readonly orders: Orders;
}

export const shipsOnCreated: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: ({ client, kept: orders, publish }) => {
    const { secret } = publish(receive, { events: ['payment.*'] });
    async function receive(request: Request): Promise<Response> {
      const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
      // The fault: a payment is created whatever its result. A declined one is, too.
      const order = event.event_name === 'payment.created' ? orders.of(event.data) : undefined;
      if (order?.shipments === 0) {
        order.shipments++;
        if (order.status === 'open') order.status = 'paid';
      }
      return new Response();
    }
    return { client, orders };
  },
  scenario: ({ client, orders }) => pay(client, orders.place('A-1')),
  settle: async ({ client, orders }) => {
    for (const order of orders.unanswered()) await pay(client, order);
  },
  check: ({ orders }) => checkShipments(orders),
};
