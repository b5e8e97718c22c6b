import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createSandbox, type EndpointFunction, type SandboxOptions } from '../../mock-server';
import { openSandboxIn } from '../../mock-server/server';
import { verifyWebhook } from '../../sdk';
import { card } from '../support/bodies';
import { TestClock } from '../support/clock';
import { temporaryDirectory } from '../store/support';
import { handlers } from '../../mock-server/msw';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const charge = { amount: 1_000, currency: 'usd', payment_method: { card: card() } } as const;

async function opened(options: SandboxOptions = {}) {
  const errors: unknown[] = [];
  const sandbox = createSandbox({ clock: new TestClock(), onError: (error) => errors.push(error), ...options });
  onTestFinished(() => expect(errors).toEqual([]));
  const { id } = await sandbox.createPlatform();
  const platform = sandbox.platform(id);
  const pay = () => sandbox.client({ platform }).payments.create(charge);
  return { sandbox, platform, pay };
}

/** A webhook endpoint that keeps its requests. */
function endpoint(respond: () => Response | Promise<Response> = () => new Response('thanks')) {
  const requests: Request[] = [];
  const fetch: EndpointFunction = (request) => {
    requests.push(request.clone());
    return respond();
  };
  return { requests, fetch };
}

const created = ['payment.created'] as const;

describe('a webhook endpoint that is a function', () => {
  test('gets each event as a signed request to a URL that no server has', async () => {
    const { platform, pay } = await opened();
    const { requests, fetch } = endpoint();
    const { secret, url } = platform.publishers.create({ fetch, events: created, url: undefined, secret: undefined });
    expect(url).toBe('http://webhook-endpoint.test/');
    await pay();
    await platform.waitForIdle();
    expect(requests).toHaveLength(1);
    for (const request of requests) {
      expect([request.method, request.url]).toEqual(['POST', url]);
      expect(request.headers.get('content-type')).toBe('application/json');
      const body = await request.text();
      const event = await verifyWebhook({ body, headers: request.headers, secret, now: new Date(platform.now()) });
      expect(event).toEqual(platform.events().find(({ id }) => id === event.id));
    }
    expect(platform.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ status: 200, answer: 'thanks', failure: null }] },
    ]);
  });

  test('may have any URL', async () => {
    const { platform, pay } = await opened();
    const { requests, fetch } = endpoint();
    const url = 'https://shop.example/webhooks?from=payments';
    expect(platform.publishers.create({ fetch, url }).url).toBe(url);
    await pay();
    await platform.waitForIdle();
    expect(new Set(requests.map((request) => request.url))).toEqual(new Set([url]));
  });

  test('is refused without a function and a URL, which the message names, and with something else', async () => {
    const { platform } = await opened();
    const { fetch } = endpoint();
    expect(() => platform.publishers.create({})).toThrow('missing required parameter url or fetch');
    expect(() => platform.publishers.create({ fetch: undefined, url: undefined })).toThrow('url or fetch');
    expect(() => platform.publishers.create({ fetch, url: 'ftp://shop.example/' })).toThrow('parameter url');
    // @ts-expect-error a text is not a function
    expect(() => platform.publishers.create({ fetch: 'http://127.0.0.1/' })).toThrow('parameter fetch');
    // @ts-expect-error a function returns a response
    platform.publishers.create({ fetch: () => 200 });
  });

  test.each<[what: string, respond: () => Response | Promise<Response>, attempt: object]>([
    ['a response of 500', () => new Response('no', { status: 500 }), { status: 500, failure: null, answer: 'no' }],
    ['a network error', () => Response.error(), { status: null, failure: 'connection_failed' }],
    ['an error', () => Promise.reject(new Error('no')), { status: null, failure: 'connection_failed' }],
    ['an error at once', () => JSON.parse('{'), { status: null, failure: 'connection_failed' }],
    ['no response', () => new Promise(() => undefined), { status: null, failure: 'timed_out' }],
  ])('%s is a failed attempt, which is repeated', async (_, respond, attempt) => {
    const { platform, pay } = await opened({ limits: { webhookTimeoutMs: 20 } });
    const { requests, fetch } = endpoint(respond);
    platform.publishers.create({ fetch, events: created });
    await pay();
    await platform.waitForIdle();
    expect(platform.deliveries()).toMatchObject([{ status: 'failed', attempts: [attempt] }]);
    platform.clock.advance('20m');
    await platform.waitForIdle();
    expect(requests).toHaveLength(2);
  });

  test('a response counts even when its body never ends, or was read before', async () => {
    const { platform, pay } = await opened({ limits: { webhookTimeoutMs: 20 } });
    const endless = new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new TextEncoder().encode('so ')) });
    const read = new Response('read');
    await read.text();
    const responses = [new Response(endless), read];
    platform.publishers.create({ fetch: () => responses.shift() ?? new Response(), events: created });
    await pay();
    await pay();
    await platform.waitForIdle();
    expect(platform.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ status: 200, answer: '' }] },
      { status: 'delivered', attempts: [{ status: 200, answer: 'so ' }] },
    ]);
  });

  test('hears by the signal of its request that the attempt has ended', async () => {
    const { platform, pay } = await opened({ limits: { webhookTimeoutMs: 20 } });
    const aborted: boolean[] = [];
    const fetch: EndpointFunction = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(signal.aborted);
          reject(new Error('aborted'));
        });
      });
    platform.publishers.create({ fetch, events: created });
    await pay();
    await platform.waitForIdle();
    expect(aborted).toEqual([true]);
    expect(platform.deliveries()).toMatchObject([{ attempts: [{ failure: 'timed_out' }] }]);
  });

  test('is still there after undo, restore and reset brought it back', async () => {
    const { platform, pay } = await opened();
    const { requests, fetch } = endpoint();
    const heard = async () => {
      requests.length = 0;
      await pay();
      await platform.waitForIdle();
      return requests.length;
    };
    const { id } = platform.publishers.create({ fetch, events: created });
    platform.snapshots.create('with-endpoint');
    platform.reset();
    expect(await heard()).toBe(0);
    platform.snapshots.restore('with-endpoint');
    expect(await heard()).toBe(1);
    platform.publishers.delete(id);
    expect(await heard()).toBe(0);
    platform.undo(2);
    expect(await heard()).toBe(1);
  });
});

describe('after a restart', () => {
  test('its publisher is deleted, its deliveries are dead, and nothing is sent to its URL', async () => {
    const directory = temporaryDirectory();
    const first = await openSandboxIn(directory);
    const silent = endpoint(() => new Response(null, { status: 503 }));
    first.platform().publishers.create({ fetch: silent.fetch, url: 'http://127.0.0.1:9/', events: created });
    await first.client().payments.create(charge);
    await first.platform().waitForIdle();
    first.platform().snapshots.create('with-endpoint');
    await first.close();

    const second = await openSandboxIn(directory);
    onTestFinished(() => second.close());
    const platform = second.platform();
    expect(platform.publishers.list()).toEqual([]);
    expect(platform.deliveries()).toMatchObject([{ status: 'dead', attempts: [{ status: 503 }] }]);
    expect(platform.snapshots.undoable).toBe(0);

    // A snapshot of the first process has it as well.
    await second.client().payments.create(charge);
    platform.snapshots.restore('with-endpoint');
    expect(platform.publishers.list()).toEqual([]);
    expect(platform.deliveries()).toMatchObject([{ status: 'dead' }]);
    platform.undo();
    expect((await second.client().payments.list()).data).toHaveLength(2);
  });

  test('it goes on after its platform was closed and opened in one process', async () => {
    const sandbox = await openSandboxIn(temporaryDirectory());
    onTestFinished(() => sandbox.close());
    const { id } = await sandbox.createPlatform();
    const { requests, fetch } = endpoint();
    sandbox.platform(id).publishers.create({ fetch, events: created });
    await sandbox.platform(id).close();
    await sandbox.client({ platform: id }).payments.create(charge);
    await (await sandbox.openPlatform(id)).waitForIdle();
    expect(requests).toHaveLength(1);
  });
});

/** Pays, and returns what an endpoint on loopback received. */
async function deliver() {
  const sandbox = createSandbox({ clock: new TestClock() });
  const endpoint = await startWebhookEndpoint();
  const platform = sandbox.platform();
  platform.publishers.create({ url: endpoint.url, events: ['payment.created'] });
  await sandbox.client().payments.create(charge);
  await platform.waitForIdle();
  return { endpoint, deliveries: platform.deliveries() };
}

const received = [{ status: 'delivered', attempts: [{ status: 200, failure: null }] }];

describe('a delivery over the network, while MSW intercepts requests', () => {
  test.each(['error', 'warn', 'bypass'] as const)('passes by MSW, with onUnhandledRequest: %s', async (strategy) => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const server = setupServer(...handlers(createSandbox(), { baseUrl: 'https://payments.example' }));
    server.listen({ onUnhandledRequest: strategy });
    onTestFinished(() => server.close());
    const { endpoint, deliveries } = await deliver();
    expect(deliveries).toMatchObject(received);
    expect(endpoint.received.map(({ headers }) => headers.accept)).toEqual(['*/*']);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });

  test('reaches its server even when a handler takes every address', async () => {
    const server = setupServer(http.all('*', () => HttpResponse.json({}, { status: 500 })));
    server.listen();
    onTestFinished(() => server.close());
    expect((await deliver()).deliveries).toMatchObject(received);
  });

  test('has no trace of MSW when that does not run', async () => {
    const { endpoint } = await deliver();
    expect(endpoint.received.map(({ headers }) => headers.accept)).toEqual(['*/*']);
  });
});
