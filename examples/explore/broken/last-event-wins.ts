import fastify, { type FastifyInstance } from 'fastify';
import { type Client, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { Orders, pay } from '../orders';

interface Shop {
  readonly app: FastifyInstance;
  readonly client: Client;
  readonly orders: Orders;
}

const statuses = new Map([
  ['payment.created', 'open'],
  ['payment.succeeded', 'paid'],
] as const);

export const lastEventWins: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: async ({ client, kept: orders, publish }) => {
    const app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post<{ Body: Buffer }>('/webhooks', async ({ body, headers }) => {
      const event = await verifyWebhook({ body, headers, secret });
      if (event.event_name !== 'payment.created' && event.event_name !== 'payment.succeeded') return 'ignored';
      const order = orders.of(event.data);
      // The fault: the event that comes last need not be the one that happened last.
      if (order !== undefined) order.status = statuses.get(event.event_name) ?? order.status;
      return 'stored';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { secret } = publish(`${url}/webhooks`, { events: ['payment.created', 'payment.succeeded'] });
    return { app, client, orders };
  },
  scenario: ({ client, orders }) => pay(client, orders.place('A-1')),
  settle: async ({ client, orders }) => {
    for (const order of orders.unanswered()) await pay(client, order);
  },
  check: ({ orders }) => {
    const open = orders.all().find(({ status, paymentId }) => status === 'open' && paymentId !== undefined);
    if (open !== undefined) throw new Error(`order ${open.id} has a payment, and is open`);
  },
  stop: ({ app }) => app.close(),
};
