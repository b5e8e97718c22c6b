import fastify, { type FastifyInstance } from 'fastify';
import { type Client, type Event, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { complete, Orders, pay } from '../orders';

interface Shop {
  readonly app: FastifyInstance;
  readonly client: Client;
  readonly orders: Orders;
  readonly received: Event[];
}

export const answersBeforeItStores: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: async ({ client, kept: orders, publish }) => {
    const received: Event[] = []; // The fault: the queue is in memory, and a 200 promises that the event is stored.
    const app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post<{ Body: Buffer }>('/webhooks', async ({ body, headers }) => {
      received.push(await verifyWebhook({ body, headers, secret }));
      return 'later';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { secret } = publish(`${url}/webhooks`, { events: ['payment.succeeded'] });
    return { app, client, orders, received };
  },
  scenario: ({ client, orders }) => pay(client, orders.place('A-1')),
  settle: async ({ client, orders, received }) => {
    for (const order of orders.unanswered()) await pay(client, order);
    for (const event of received.splice(0))
      if (event.event_name === 'payment.succeeded') complete(orders.of(event.data));
  },
  check: ({ orders }) => {
    for (const { id, status, paymentId } of orders.all())
      if (status === 'open' && paymentId !== undefined)
        throw new Error(`order ${id} has a payment, and was not shipped`);
  },
  stop: ({ app }) => app.close(),
};
