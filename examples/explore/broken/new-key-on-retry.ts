import express from 'express';
import { Client, PaymentError } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { complete, type Order, Orders, paymentOf } from '../orders';
import { listen, type Server, statuses, toldBy } from '../server';

/** The fault: the key belongs to the try instead of the order. The service takes the second try for another payment. */
async function payWithRetries(client: Client, order: Order, tried = 1): Promise<void> {
  try {
    await client.payments.create(paymentOf(order), { idempotencyKey: `${order.key}-${tried}` });
  } catch (error) {
    if (error instanceof PaymentError || tried === 3) throw error;
    await payWithRetries(client, order, tried + 1);
  }
}

function appOf(client: Client, orders: Orders) {
  const app = express();
  app.post('/orders/:id', async (request, response) => {
    const order = orders.place(request.params.id);
    try {
      await payWithRetries(client, order);
      complete(order);
    } catch {
      order.status = 'failed';
    }
    response.sendStatus(order.status === 'paid' ? statuses.paid : statuses.failed);
  });
  return app;
}

export const newKeyOnRetry: ExploreOptions<Server, Orders> = {
  setup: () => new Orders(),
  start: ({ baseUrl, keys, kept: orders }) => {
    const { client_id: clientId, client_secret: clientSecret } = keys;
    return listen(appOf(new Client({ clientId, clientSecret, baseUrl, timeoutMs: 500, maxRetries: 0 }), orders));
  },
  scenario: async ({ url }) => toldBy((await fetch(`${url}/orders/A-1`, { method: 'POST' })).status),
  stop: ({ close }) => close(),
};
