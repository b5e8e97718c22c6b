import fastify, { type FastifyInstance } from 'fastify';
import { Client, PaymentError } from 'payments-sandbox';
import { bankAccountInput, type ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, complete, findPayment, type Order, Orders, paymentOf } from '../orders';

interface Shop {
  readonly app: FastifyInstance;
  readonly poll: () => Promise<void>;
  readonly orders: Orders;
}

/** Sends the payment of an order once. Later it asks for the payment, and sends it again only if there is none. */
async function update(client: Client, order: Order): Promise<void> {
  const payment_method = { bank_account: bankAccountInput() };
  try {
    const earlier = order.isSent === true ? await findPayment(client, order) : undefined;
    order.isSent = true;
    const payment =
      earlier ?? (await client.payments.create({ ...paymentOf(order), payment_method }, { idempotencyKey: order.key }));
    if (payment.status === 'succeeded') complete(order);
    if (payment.status === 'failed') order.status = 'failed';
  } catch (error) {
    if (error instanceof PaymentError) order.status = 'failed'; // Otherwise the next round knows more.
  }
}

/** A bank payment is decided days later. The shop has no endpoint, and asks. */
export const polls: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: ({ baseUrl, keys, kept: orders }) => {
    const { client_id: clientId, client_secret: clientSecret } = keys;
    const client = new Client({ clientId, clientSecret, baseUrl, timeoutMs: 500, maxRetries: 1 });
    const poll = async () => {
      for (const order of orders.all()) if (order.status === 'open') await update(client, order);
    };
    const app = fastify();
    app.post<{ Params: { id: string } }>('/orders/:id', async ({ params }, reply) => {
      await update(client, orders.place(params.id));
      return reply.code(202).send();
    });
    return { app, poll, orders };
  },
  scenario: async ({ app, poll, orders }, { platform }) => {
    await app.inject({ method: 'POST', url: '/orders/A-1' });
    await platform.clock.advance('7d');
    await poll();
    const [order] = orders.all();
    return order?.status === 'paid' || order?.status === 'failed' ? order.status : 'open';
  },
  settle: ({ poll }) => poll(),
  check: ({ orders }) => checkShipments(orders),
  stop: ({ app }) => app.close(),
};
