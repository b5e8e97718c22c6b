import express, { type Request } from 'express';
import { Client, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { complete, Orders, pay } from '../orders';
import { listen, type Server, statuses, toldBy } from '../server';

interface Shop extends Server {
  readonly client: Client;
  readonly orders: Orders;
}

export const ordersInMemory: ExploreOptions<Shop> = {
  start: async ({ baseUrl, keys, publish }) => {
    const { client_id: clientId, client_secret: clientSecret } = keys;
    const client = new Client({ clientId, clientSecret, baseUrl, timeoutMs: 500, maxRetries: 1 });
    const orders = new Orders(); // The fault: a restart begins with none. They belong into what `setup` returns.
    const app = express();
    app.post(
      '/webhooks',
      express.raw({ type: 'application/json' }),
      async (request: Request<object, string, Buffer>, response) => {
        const event = await verifyWebhook({ body: request.body, headers: request.headers, secret });
        if (event.event_name === 'payment.succeeded') complete(orders.of(event.data));
        response.end();
      },
    );
    app.post('/orders/:id', async (request, response) => {
      response.sendStatus(statuses[await pay(client, orders.place(request.params.id))]);
    });
    const server = await listen(app);
    const { secret } = publish(`${server.url}/webhooks`, { events: ['payment.*'] });
    return { client, orders, ...server };
  },
  scenario: async ({ url }) => toldBy((await fetch(`${url}/orders/A-1`, { method: 'POST' })).status),
  settle: async ({ client, orders }) => {
    for (const order of orders.unanswered()) await pay(client, order);
  },
  check: async ({ client, orders }) => {
    for await (const payment of client.payments.list())
      if (payment.status === 'succeeded' && orders.of(payment)?.shipments !== 1)
        throw new Error(`${String(payment.metadata?.['order_id'])} is paid, and was not shipped`);
  },
  stop: ({ close }) => close(),
};
