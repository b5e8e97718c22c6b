import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { buildEvent, cardInput, paymentInput } from '../../mock-server/testing/entries/testing';
import {
  CardDeclinedError,
  createWebhookHandler,
  type Event,
  type EventName,
  signWebhook,
  type WebhookHandler,
} from '../../sdk';

const secret = 'sigk_of_the_handler';

const sign = (event: Event, change: { readonly secret?: string } = {}) => signWebhook({ event, secret, ...change });

/** An endpoint that records its errors. */
function open() {
  const errors: unknown[] = [];
  return { handler: createWebhookHandler({ secret, on: {}, onError: (error) => errors.push(error) }), errors };
}

describe('as a fetch handler', () => {
  const requestOf = async (event: Event, change: { readonly secret?: string } = {}) =>
    new Request('http://shop.test/webhooks', { method: 'POST', ...(await sign(event, change)) });

  test('it responds with the status and the text', async () => {
    const { handler } = open();
    const event = buildEvent('payment.succeeded');
    const good = await handler(await requestOf(event));
    const bad = await handler(await requestOf(event, { secret: 'sigk_other' }));
    expect([good.status, await good.text()]).toEqual([200, event.id]);
    expect([bad.status, await bad.text()]).toEqual([400, 'signature_wrong']);
    expect(good.headers.get('Content-Type')).toBe('text/plain;charset=UTF-8');
  });

  test('the bytes of the body are those that were signed, also a byte order mark', async () => {
    const { handler, errors } = open();
    const { headers, body } = await sign(buildEvent('payment.succeeded'));
    const request = new Request('http://shop.test', { method: 'POST', headers, body: `\ufeff${body}` });
    expect((await handler(request)).status).toBe(400);
    expect(errors).toMatchObject([{ reason: 'signature_wrong' }]);
  });

  test('a body that was read before, and one whose sender went away, are 400', async () => {
    const { handler } = open();
    const read = await requestOf(buildEvent('payment.succeeded'));
    await read.text();
    expect(await (await handler(read)).text()).toBe('body_empty');
    const { headers } = await sign(buildEvent('payment.succeeded'));
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const broken = new Request('http://shop.test', init);
    expect((await handler(broken)).status).toBe(400);
  });
});

/** How a request reaches a handler. `npm run check webhooks` has the other frameworks. */
const servers: readonly (readonly [
  name: string,
  serve: (
    handler: WebhookHandler,
  ) => Promise<{ url?: string; fetch?: WebhookHandler | ((request: Request) => Promise<Response>) }>,
])[] = [
  ['fetch', async (handler) => ({ fetch: handler })],
  [
    'Hono',
    async (handler) => {
      const app = new Hono().post('/webhooks', (c) => handler(c.req.raw));
      return { url: 'http://shop.test/webhooks', fetch: async (request) => app.fetch(request) };
    },
  ],
  [
    'node:http',
    async ({ handle }) => {
      const server = createServer((request, response) => {
        void buffer(request)
          .then((body) => handle({ body, headers: request.headers }))
          .then(({ status, body }) => response.writeHead(status).end(body));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const address = server.address();
      return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/webhooks` };
    },
  ],
];

describe.each(servers)('deliveries of the sandbox, by %s', (_name, serve) => {
  async function shop() {
    const sandbox = createSandbox();
    const platform = sandbox.platform();
    const paid: string[] = [];
    const declined: string[] = [];
    const errors: unknown[] = [];
    const handler = createWebhookHandler({
      secret,
      on: {
        'payment.succeeded': (event) => paid.push(event.data.id),
        'payment.failed': (event) => declined.push(event.data.id),
      },
      onError: (error) => errors.push(error),
    });
    const events: EventName[] = ['payment.succeeded', 'payment.failed'];
    platform.publishers.create({ ...(await serve(handler)), secret, events });
    const pay = (number: string) =>
      sandbox.client().payments.create(paymentInput({ payment_method: { card: cardInput({ number }) } }));
    const attempts = () => platform.deliveries().flatMap((delivery) => delivery.attempts.map((each) => each.status));
    return { platform, pay, paid, declined, errors, attempts };
  }

  test.each([
    ['duplicate', [200], []],
    ['reorder', [200], []],
    ['lose', [null, 200], []],
    ['wrong_signature', [400, 200], ['signature_wrong']],
    ['stale', [400, 200], ['timestamp_outside_tolerance']],
  ] as const)('%s: each event is handled once', async (webhook, first, reasons) => {
    const { platform, pay, paid, declined, errors, attempts } = await shop();
    platform.faults.create({ times: 1, fault: { webhook } });
    await pay('4242424242424242');
    await expect(pay('4000000000000002')).rejects.toThrow(CardDeclinedError);
    await platform.waitForIdle();
    platform.clock.advance('1h');
    await platform.waitForIdle();
    expect(paid).toHaveLength(1);
    expect(declined).toHaveLength(1);
    expect(attempts().sort()).toEqual([...first, 200].sort());
    expect(errors).toMatchObject(reasons.map((reason) => ({ reason })));
    expect(platform.deliveries().map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });
});
