import express, { type Request } from 'express';
import { Client, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, complete, Orders, pay } from '../orders';
import { listen, type Server, statuses, toldBy } from '../server';

interface Shop extends Server {
  readonly client: Client;
  readonly orders: Orders;
}

/** The webhook completes the order, found by its own id. The response only says what to tell the customer. */
export const completesByWebhook: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: async ({ baseUrl, keys, kept: orders, publish }) => {
    const { client_id: clientId, client_secret: clientSecret } = keys;
    const client = new Client({ clientId, clientSecret, baseUrl, timeoutMs: 500, maxRetries: 1 });
    const app = express();
    app.post('/orders/:id', async (request, response) => {
      response.sendStatus(statuses[await pay(client, orders.place(request.params.id))]);
    });
    app.post(
      '/webhooks',
      express.raw({ type: 'application/json' }),
      async ({ body, headers }: Request<object, string, Buffer>, response) => {
        const event = await verifyWebhook({ body, headers, secret });
        // Both are stored before the 200, in a database as one transaction.
        if (event.event_name === 'payment.succeeded' && !orders.handled.has(event.id)) complete(orders.of(event.data));
        orders.handled.add(event.id);
        response.sendStatus(200);
      },
    );
    const server = await listen(app);
    const { secret } = publish(`${server.url}/webhooks`, { events: ['payment.*'] });
    return { client, orders, ...server };
  },
  scenario: async ({ url }) => toldBy((await fetch(`${url}/orders/A-1`, { method: 'POST' })).status),
  // At the start, and every minute: attempts without an answer are sent again under their keys.
  settle: async ({ client, orders }) => {
    for (const order of orders.unanswered()) await pay(client, order);
  },
  check: ({ orders }) => {
    checkShipments(orders);
    for (const { id, status, paymentId } of orders.all())
      if (status === 'open' && paymentId !== undefined) throw new Error(`order ${id} has a payment, and is open`);
  },
  stop: ({ close }) => close(),
};
