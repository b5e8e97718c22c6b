import fastify, { type FastifyInstance } from 'fastify';
import { type Client, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, complete, Orders, pay } from '../orders';
import { statuses, toldBy } from '../server';

interface Shop {
  readonly app: FastifyInstance;
  readonly client: Client;
  readonly orders: Orders;
}

export const savesThePaymentTooLate: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: async ({ client, kept: orders, publish }) => {
    const app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post<{ Params: { id: string } }>('/orders/:id', async ({ params }, reply) => {
      const told = await pay(client, orders.place(params.id)); // stores the id of the payment with its response
      return reply.code(statuses[told]).send();
    });
    app.post<{ Body: Buffer }>('/webhooks', async ({ body, headers }) => {
      const event = await verifyWebhook({ body, headers, secret });
      if (event.event_name !== 'payment.succeeded') return 'nothing to do';
      // The fault: a webhook that comes before the response finds no order, and its 200 says that it was handled.
      const order = orders.all().find(({ paymentId }) => paymentId === event.data.id);
      if (order === undefined) return 'unknown order';
      complete(order);
      return 'completed';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { secret } = publish(`${url}/webhooks`, { events: ['payment.succeeded'] });
    return { app, client, orders };
  },
  scenario: async ({ app }) => toldBy((await app.inject({ method: 'POST', url: '/orders/A-1' })).statusCode),
  settle: async ({ client, orders }) => {
    for (const order of orders.unanswered()) if ((await pay(client, order)) === 'paid') complete(order);
  },
  check: ({ orders }) => {
    checkShipments(orders);
    const waiting = orders.all().find(({ status, paymentId }) => status === 'open' && paymentId !== undefined);
    if (waiting !== undefined) throw new Error(`order ${waiting.id} has a payment, and waits for ever`);
  },
  stop: ({ app }) => app.close(),
};
