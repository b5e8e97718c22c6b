import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CardDeclinedError, Client, NotFoundError, PaymentError } from 'payments-sandbox';
import {
  cardInput,
  createCardToken,
  explore,
  type ExploreOptions,
  paymentInput,
  type Surroundings,
} from 'payments-sandbox/testing';
import { createShop, type Shop } from '../../examples/shop/app';
import { listen } from '../support/listen';
import { scaled } from '../support/run-scale';
import { startEndpoint } from '../stories/support/endpoints';
import { VendorClient } from '../stories/support/vendor-client';
import { importApp, importEndpoint } from './guide-programs';

/** Programs that were written for other purposes. No schedule breaks them. */

const budget = scaled({ full: { schedules: 1_000, ms: 300_000 }, short: { schedules: 40, ms: 4_000 } });
const LIMIT_MS = 320_000;

type Send = (order: object) => Promise<number>;

interface App {
  readonly client: Client;
  readonly send: Send;
  readonly close?: () => unknown;
}

// Hono prints the errors that it answers with 500.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.unstubAllEnvs());

/** Returns what the customer was told by a status. An error page says that nobody knows. */
const toldBy = (status: number) => (status === 201 || status === 200 ? 'paid' : status === 402 ? 'failed' : 'open');

/** The customer clicks, clicks again after an error, and takes another card after a decline. */
async function clickUntilPaid(send: Send, order: object, tokens: readonly string[]) {
  let told: 'paid' | 'failed' | 'open' = 'open';
  for (const token of tokens)
    for (let clicks = 0; clicks < 2; clicks++) {
      told = toldBy(await send({ ...order, token }));
      if (told !== 'open') break;
    }
  return told;
}

/** A token of a card. The page of the shop creates it, and again if there was no response. */
const tokenOf = (client: Client, number: string) =>
  createCardToken(client, { number }).catch(() => createCardToken(client, { number }));

const environment = ({ baseUrl, keys }: Surroundings): void => {
  vi.stubEnv('PAYMENTS_API_URL', baseUrl);
  vi.stubEnv('PAYMENTS_CLIENT_ID', keys.client_id);
  vi.stubEnv('PAYMENTS_CLIENT_SECRET', keys.client_secret);
};

const asJson = (order: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(order),
});

/** The apps of the guide, each as its users run it. */
const apps: Readonly<Record<string, (surroundings: Surroundings) => Promise<App>>> = {
  Hono: async ({ client }) => {
    const app = Object(await importApp('hono-app')).createApp(client);
    return { client, send: async (order) => (await app.request('/orders', asJson(order))).status };
  },
  Fastify: async (surroundings) => {
    environment(surroundings);
    const app = Object(await importApp('fastify-app')).createApp();
    const send = async (payload: object) => (await app.inject({ method: 'POST', url: '/orders', payload })).statusCode;
    return { client: surroundings.client, send, close: () => app.close() };
  },
  'Next.js': async (surroundings) => {
    environment(surroundings);
    const { POST } = Object(await importApp('app-orders-route'));
    const send = (order: object) =>
      POST(new Request('https://shop.example/orders', asJson(order))).then(
        ({ status }: Response) => status,
        () => 500,
      );
    return { client: surroundings.client, send };
  },
  Express: async ({ client, baseUrl, keys }) => {
    const { client_id: clientId, client_secret: clientSecret } = keys;
    const settings = { clientId, clientSecret, baseUrl, timeoutMs: 500, maxRetries: 1 };
    const server = createServer(Object(await importApp('express-app')).createApp(settings));
    const url = `http://127.0.0.1:${await listen(server)}/orders`;
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    return { client, send: async (order) => (await fetch(url, asJson(order))).status, close };
  },
};

describe('the apps of the guide', () => {
  test.each(Object.entries(apps))(
    '%s',
    async (_name, start) => {
      await explore({
        start,
        scenario: async ({ client, send }) => {
          const tokens = [await tokenOf(client, '4242424242424242'), await tokenOf(client, '5555555555554444')];
          return clickUntilPaid(send, { id: 'A-1', cents: 2_500 }, tokens);
        },
        stop: ({ close }) => close?.(),
        orderOf: () => 'A-1',
        budget,
      });
    },
    LIMIT_MS,
  );
});

interface Market {
  readonly client: Client;
  readonly shop: Shop;
  readonly post: (path: string, body: object) => Promise<number>;
}

/** A seller signs up, a customer orders, and the order ships. */
const market: ExploreOptions<Market> = {
  start: ({ client, publish }) => {
    const { secret } = publish((request) => shop.app.fetch(request));
    const shop = createShop({
      client,
      webhookSecret: secret,
      onboardingBaseUrl: 'http://pages.test',
      url: 'http://shop.test',
    });
    return { client, shop, post: async (path, body) => (await shop.app.request(path, asJson(body))).status };
  },
  scenario: async ({ client, shop, post }) => {
    for (let clicks = 0; clicks < 2 && shop.records.sellers().length === 0; clicks++)
      await post('/sellers', { name: 'Tea' });
    const sellerId = shop.records.sellers()[0]?.id;
    if (sellerId === undefined) return 'failed';
    const seller = client.forSubAccount(sellerId);
    const tokens = [await tokenOf(seller, '4242424242424242'), await tokenOf(seller, '5555555555554444')];
    const told = await clickUntilPaid(
      (order) => post('/orders', order),
      { id: 'A-1', sellerId, amount: 10_000 },
      tokens,
    );
    return told === 'paid' ? toldBy(await post('/orders/A-1/ship', {})) : told;
  },
  settle: async ({ shop, post }) => {
    for (const { id, status } of shop.records.orders())
      if (status === 'authorized') await post(`/orders/${id}/ship`, {});
  },
};

describe('the marketplace of the examples', () => {
  test('an order ships', () => explore({ ...market, budget }), LIMIT_MS);
});

/** Pays once, and says what it knows. */
async function payOnce(client: Client) {
  try {
    await client.payments.create(paymentInput({ metadata: { order_id: 'A-1' } }), { idempotencyKey: 'pay-A-1' });
    return 'paid';
  } catch (error) {
    return error instanceof PaymentError || error instanceof NotFoundError ? 'failed' : 'open';
  }
}

const endpoints: readonly (readonly [
  'ts hono' | 'ts next' | 'ts fastify',
  (module: object, request: Request) => Promise<Response>,
])[] = [
  ['ts hono', async (module, request) => Object(module).app.fetch(request)],
  ['ts next', async (module, request) => Object(module).POST(request)],
  [
    'ts fastify',
    async (module, request) => {
      const headers = Object.fromEntries(request.headers);
      const payload = Buffer.from(await request.arrayBuffer());
      const { statusCode } = await Object(module).app.inject({ method: 'POST', url: '/webhooks', headers, payload });
      return new Response(null, { status: statusCode });
    },
  ],
];

describe('the endpoints of the page about signatures', () => {
  test.each(endpoints)(
    '%s',
    async (language, receive) => {
      await explore({
        start: async ({ client, publish }) => {
          const { secret } = publish((request) => receive(module, new Request('http://shop.test/webhooks', request)));
          vi.stubEnv('WEBHOOK_SECRET', secret);
          const module = await importEndpoint(language);
          return client;
        },
        scenario: payOnce,
        // A key is remembered for a day: what was answered is not sent again.
        settle: (client, told) => told === 'open' && payOnce(client),
        budget,
      });
    },
    LIMIT_MS,
  );
});

/** The shops of the stories: their programs have a client and an endpoint of their own, over HTTP. */
describe('the shops of the stories', () => {
  test(
    'with a client of another vendor',
    async () => {
      const endpoint = await startEndpoint();
      const pay = async (client: VendorClient) => {
        try {
          const { status } = await client.post('/v1/payments', paymentInput(), { key: 'order-17-1' });
          return toldBy(status);
        } catch {
          return 'open';
        }
      };
      await explore({
        start: ({ baseUrl, keys, publish }) => {
          endpoint.enterSecret(publish(endpoint.url, { events: ['payment.*'] }).secret);
          return new VendorClient([baseUrl], keys);
        },
        scenario: pay,
        settle: (client, told) => told === 'open' && pay(client),
        orderOf: () => '17',
        budget,
      });
      expect(endpoint.received.refused).toBe(0);
    },
    LIMIT_MS,
  );

  test(
    'whose customer has another card',
    async () => {
      const endpoint = await startEndpoint();
      /** The attempt of an order: a decline ends it, and the next one has another card and another key. */
      const payFrom = async (client: Client, order: { attempt: number }) => {
        for (const number of ['4111111111111111', '4242424242424242'].slice(order.attempt - 1)) {
          try {
            const input = paymentInput({ payment_method: { card: cardInput({ number }) } });
            await client.payments.create(input, { idempotencyKey: `order-17-${order.attempt}` });
            return 'paid';
          } catch (error) {
            if (!(error instanceof CardDeclinedError)) return 'open';
            order.attempt += 1;
          }
        }
        return 'failed';
      };
      await explore({
        setup: () => ({ attempt: 1 }),
        start: ({ baseUrl, keys, publish, kept: order }) => {
          endpoint.enterSecret(publish(endpoint.url, { events: ['payment.*'] }).secret);
          const own = { clientId: keys.client_id, clientSecret: keys.client_secret };
          return { client: new Client({ ...own, baseUrl, timeoutMs: 500, maxRetries: 0 }), order };
        },
        scenario: ({ client, order }) => payFrom(client, order),
        settle: ({ client, order }, told) => told === 'open' && payFrom(client, order),
        orderOf: () => '17',
        budget,
      });
      expect(endpoint.received.refused).toBe(0);
    },
    LIMIT_MS,
  );
});
