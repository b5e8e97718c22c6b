import { type Client, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, Orders, pay } from '../orders';

interface Shop {
  readonly client: Client;
  readonly orders: Orders;
}

export const shipsTwice: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: ({ client, kept: orders, publish }) => {
    const { secret } = publish(receive, { events: ['payment.succeeded'] });
    async function receive(request: Request): Promise<Response> {
      const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
      const order = event.event_name === 'payment.succeeded' ? orders.of(event.data) : undefined;
      if (order !== undefined) {
        order.status = 'paid';
        order.shipments++; // The fault: a delivery is not an event. This one may have been handled before.
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
