import { Hono } from 'hono';
import {
  BadRequestError,
  type Client,
  CardDeclinedError,
  createWebhookHandler,
  InvalidRequestError,
  NotFoundError,
} from 'payments-sandbox';
import { Checkout } from './checkout';
import { eventHandlers } from './events';
import { type Order, type OrderRequest, Records } from './orders';
import { addSeller } from './sellers';

export interface ShopOptions {
  readonly client: Client;
  readonly webhookSecret: string;
  /** The address of the hosted onboarding. */
  readonly onboardingBaseUrl: string;
  /** The address of the shop. */
  readonly url: string;
}

export interface Shop {
  readonly app: Hono;
  readonly records: Records;
}

/** A marketplace: sellers onboard, customers order, orders ship, and the service reports what happens meanwhile. */
export function createShop(options: ShopOptions): Shop {
  const { client, onboardingBaseUrl, url } = options;
  const records = new Records();
  const checkout = new Checkout(client, records);
  const app = new Hono();

  app.post('/sellers', async (c) => {
    const { name } = await c.req.json<{ name: string }>();
    return c.json(await addSeller(client, records, name, onboardingBaseUrl), 201);
  });

  app.post('/orders', async (c) => {
    const request = await c.req.json<OrderRequest>();
    if (records.order(request.id) !== undefined) return c.json({ order: records.order(request.id) });
    if (request.token === undefined) return c.json(await checkout.placeByLink(request, `${url}/thanks`), 201);
    return c.json({ order: await checkout.place(request) }, 201);
  });

  app.get('/orders/:id', (c) => c.json({ order: found(records, c.req.param('id')) }));

  app.post('/orders/:id/ship', async (c) => c.json({ order: await checkout.ship(found(records, c.req.param('id'))) }));

  app.post('/orders/:id/refunds', async (c) => {
    const { amount, key } = await c.req.json<{ amount: number; key: string }>();
    return c.json({ order: await checkout.refund(found(records, c.req.param('id')), amount, key) }, 201);
  });

  const webhooks = createWebhookHandler({ secret: options.webhookSecret, on: eventHandlers(records) });
  app.post('/webhooks', (c) => webhooks(c.req.raw));

  app.onError((error, c) => {
    if (error instanceof UnknownOrderError || error instanceof NotFoundError)
      return c.json({ error: error.message }, 404);
    if (error instanceof CardDeclinedError) return c.json({ error: 'declined', advice: adviceOf(error) }, 402);
    if (error instanceof InvalidRequestError || error instanceof BadRequestError)
      return c.json({ error: error.code }, 409);
    return c.json({ error: 'Something went wrong. Nothing was charged twice.' }, 500);
  });
  return { app, records };
}

class UnknownOrderError extends Error {}

function found(records: Records, id: string): Order {
  const order = records.order(id);
  if (order === undefined) throw new UnknownOrderError(`unknown order ${id}`);
  return order;
}

/** Returns advice to the customer after a decline. */
function adviceOf({ advice }: CardDeclinedError): string {
  if (advice?.retry === 'later') return 'Try again in a few hours.';
  return 'Use another card.';
}
