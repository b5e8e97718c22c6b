import { type Client, InvalidRequestError, verifyWebhook } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { checkShipments, complete, type Order, Orders, pay } from '../orders';

class Sales extends Orders {
  /** The orders whose money was given back, or never taken. */
  readonly settled = new Set<string>();
}

interface Shop {
  readonly client: Client;
  readonly sales: Sales;
}

/** Refunds the payment of an order. Returns whether that is known to be done. */
async function refund(client: Client, { id, paymentId = '' }: Order): Promise<boolean> {
  try {
    await client.refunds.create(paymentId, {}, { idempotencyKey: `refund-${id}` });
    return true;
  } catch (error) {
    return error instanceof InvalidRequestError && error.code === 'payment_fully_refunded';
  }
}

/** Ends each canceled order: finds out what became of its payment, and gives back what was taken. */
async function giveBack({ client, sales }: Shop): Promise<void> {
  for (const order of sales.all()) {
    if (order.status !== 'canceled' || sales.settled.has(order.id)) continue;
    const told = await pay(client, order);
    const isSettled = told === 'paid' ? await refund(client, order) : told === 'failed';
    if (isSettled) sales.settled.add(order.id);
  }
}

/** An order without an answer is canceled, so that no webhook ships it. The customer is told that it failed. */
export const compensates: ExploreOptions<Shop, Sales> = {
  setup: () => new Sales(),
  start: ({ client, kept: sales, publish }) => {
    const { secret } = publish(receive, { events: ['payment.succeeded'] });
    async function receive(request: Request): Promise<Response> {
      const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
      if (event.event_name === 'payment.succeeded') complete(sales.of(event.data)); // only an open order
      return new Response();
    }
    return { client, sales };
  },
  scenario: async ({ client, sales }) => {
    const order = sales.place('A-1');
    const told = await pay(client, order);
    if (told !== 'open') return told;
    if (order.status === 'paid') return 'paid'; // by its webhook, meanwhile
    order.status = 'canceled'; // stored before the customer is told
    return 'failed';
  },
  settle: async (shop) => {
    for (const order of shop.sales.unanswered()) await pay(shop.client, order);
    await giveBack(shop);
  },
  check: ({ sales }) => checkShipments(sales),
};
