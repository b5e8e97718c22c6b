import express from 'express';
import { Client, ConnectionError } from 'payments-sandbox';
import { cardInput, type ExploreOptions } from 'payments-sandbox/testing';
import { complete, type Order, Orders, paymentOf } from '../orders';
import { listen, type Server, statuses, toldBy } from '../server';

interface Shop extends Server {
  readonly client: Client;
  readonly orders: Orders;
}

async function payWithEitherCard(client: Client, order: Order): Promise<keyof typeof statuses> {
  const cards = { first: cardInput(), second: cardInput({ number: '5555555555554444' }) };
  for (const [name, card] of Object.entries(cards))
    try {
      await client.payments.create(paymentOf(order, card), { idempotencyKey: `${order.key}-${name}` });
      complete(order);
      return 'paid';
    } catch (error) {
      if (error instanceof ConnectionError) return 'open'; // sent again later, under the same key
      // The fault: every status that is not 2xx is taken for a decline. 503 says nothing about the card.
    }
  order.status = 'failed';
  return 'failed';
}

export const takesAnOutageForADecline: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: async ({ baseUrl, keys, kept: orders }) => {
    const { client_id: clientId, client_secret: clientSecret } = keys;
    const client = new Client({ clientId, clientSecret, baseUrl, timeoutMs: 500, maxRetries: 1 });
    const app = express();
    app.post('/orders/:id', async (request, response) => {
      response.sendStatus(statuses[await payWithEitherCard(client, orders.place(request.params.id))]);
    });
    return { client, orders, ...(await listen(app)) };
  },
  scenario: async ({ url }) => toldBy((await fetch(`${url}/orders/A-1`, { method: 'POST' })).status),
  settle: async ({ client, orders }) => {
    for (const order of orders.unanswered()) await payWithEitherCard(client, order);
  },
  check: async ({ client }) => {
    const payments = await client.payments.list().toArray();
    const isSecond = payments.some(({ payment_method: m }) => 'card' in m && m.card.acct_last_four === '4444');
    if (isSecond && !payments.some(({ status }) => status === 'failed'))
      throw new Error('the second card was charged, and the first one was not declined');
  },
  stop: ({ close }) => close(),
};
