import fastify, { type FastifyInstance } from 'fastify';
import { type Client, type Event, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, complete, Orders, pay } from '../orders';

class Queue extends Orders {
  /** Events to handle, by their ids: one that comes again while it waits is one entry. */
  readonly waiting = new Map<string, Event>();
}

interface Shop {
  readonly app: FastifyInstance;
  readonly client: Client;
  readonly queue: Queue;
}

function handle(queue: Queue): void {
  for (const event of queue.waiting.values()) {
    if (event.event_name === 'payment.succeeded' && !queue.handled.has(event.id)) complete(queue.of(event.data));
    queue.handled.add(event.id);
    queue.waiting.delete(event.id);
  }
}

/** The endpoint stores each event, then says 200. A worker handles it later, in any order and once. */
export const queue: ExploreOptions<Shop, Queue> = {
  setup: () => new Queue(),
  start: async ({ client, kept, publish }) => {
    const app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post<{ Body: Buffer }>('/webhooks', async ({ body, headers }) => {
      const event = await verifyWebhook({ body, headers, secret });
      kept.waiting.set(event.id, event);
      return 'stored';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { secret } = publish(`${url}/webhooks`, { events: ['payment.succeeded'] });
    return { app, client, queue: kept };
  },
  scenario: ({ client, queue }) => pay(client, queue.place('A-1')),
  settle: async ({ client, queue }) => {
    for (const order of queue.unanswered()) await pay(client, order);
    handle(queue);
  },
  check: ({ queue }) => {
    checkShipments(queue);
    for (const { id, status, paymentId } of queue.all())
      if (status === 'open' && paymentId !== undefined)
        throw new Error(`order ${id} has a payment, and was not shipped`);
  },
  stop: ({ app }) => app.close(),
};
