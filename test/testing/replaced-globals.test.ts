import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox, type Platform, type Sandbox } from '../../mock-server';
import { handlers } from '../../mock-server/msw';
import * as testing from '../../mock-server/testing/entries/testing';
import type { Client } from '../../sdk';
import * as sdk from '../../sdk';
import {
  laterReplacements,
  PolyfilledHeaders,
  PolyfilledRequest,
  PolyfilledResponse,
  replacements,
  restoreGlobals,
} from '../support/global-replacements';

const real = { Date, Headers, Request, Response };
const url = 'http://sandbox.test/v1/payments';

afterEach(restoreGlobals);

interface Kit {
  readonly client: Client;
  readonly platform: Platform;
  readonly sandbox: Sandbox;
  readonly inbox: testing.Inbox;
}

/** What a suite expects of the sandbox and the SDK in its process. */
const claims: Readonly<Record<string, (kit: Kit, entries: Entries) => Promise<unknown>>> = {
  'two payments are two': async ({ client }, { paymentInput }) => {
    const first = await client.payments.create(paymentInput({ description: 'Thé à l’anis' }));
    const second = await client.payments.create(paymentInput());
    expect(second.id).not.toBe(first.id);
    expect(first.description).toBe('Thé à l’anis');
    expect(new real.Date(first.created_at).toISOString()).toBe(first.created_at);
    const all: string[] = [];
    for await (const { id } of client.payments.list({ limit: 1 })) all.push(id);
    expect(all).toEqual([second.id, first.id]);
  },
  'idempotency keys of the SDK differ': async ({ sandbox, platform }, { paymentInput }) => {
    const keys: unknown[] = [];
    const client = sandbox.client({
      platform,
      onRequest: ({ method, idempotencyKey, request, path }) => {
        expect([request instanceof real.Request, request.method]).toEqual([true, method]);
        if (path === '/v1/payments') keys.push(idempotencyKey);
      },
      onResponse: ({ response }) => {
        expect(response).toBeInstanceOf(real.Response);
      },
    });
    await client.payments.create(paymentInput());
    await client.payments.create(paymentInput());
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  },
  'webhooks verify': async ({ client, inbox }, { paymentInput, signWebhook, verifyWebhook }) => {
    const { id } = await client.payments.create(paymentInput());
    const event = await inbox.next('payment.succeeded', { where: ({ data }) => data.id === id });
    const now = new real.Date();
    const signed = await signWebhook({ event, secret: 'é', now });
    expect(await verifyWebhook({ ...signed, secret: 'é', now })).toEqual(event);
  },
  'waiting works': async ({ client, platform, inbox }, { paymentInput }) => {
    await client.payments.create(paymentInput());
    await platform.waitForIdle();
    await expect(inbox.next('payment.refunded', { timeoutMs: 1 })).rejects.toThrow('within 1 ms');
  },
  'responses are those of the runtime': async ({ sandbox }) => {
    for (const input of [url, new real.Request(url)]) {
      const response = await sandbox.fetch(input);
      expect(response).toBeInstanceOf(real.Response);
      expect(response.headers).toBeInstanceOf(real.Headers);
      expect([response.status, Object(await response.clone().json()).error.code]).toEqual([401, 'not_authenticated']);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  },
  'a compressed form is read': async ({ sandbox, platform }) => {
    const pair = platform.keys.test;
    const form = `grant_type=client_credentials&client_id=${pair.client_id}&client_secret=${pair.client_secret}`;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' };
    const body = gzipSync(form);
    const response = await sandbox.fetch('http://sandbox.test/oauth/token', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
  },
};

type Entries = Pick<typeof testing, 'createTestKit' | 'paymentInput'> &
  Pick<typeof sdk, 'signWebhook' | 'verifyWebhook'>;
const entries: Entries = { ...testing, ...sdk };

async function withKit(run: (kit: Kit, entries: Entries) => Promise<unknown>, used: Entries): Promise<void> {
  const kit = await used.createTestKit();
  await run(kit, used);
  await kit.close();
}

const rows = Object.entries({ ...replacements, ...laterReplacements });

describe.each(rows)('when a suite replaces %s', (_, replace) => {
  test.each(Object.entries(claims))('%s', async (_, claim) => {
    replace();
    await withKit(claim, entries);
  });
});

test('with what was replaced before the sandbox is loaded', async () => {
  // Before the modules are loaded, which takes a moment of real time.
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  for (const replace of Object.values(replacements)) replace();
  const loaded: Entries = {
    ...(await import('../../mock-server/testing/entries/testing')),
    ...(await import('../../sdk')),
  };
  expect(loaded.createTestKit).not.toBe(testing.createTestKit);
  for (const claim of Object.values(claims)) await withKit(claim, loaded);
});

describe.each([
  ['fills nothing', (array: unknown) => array],
  ['returns other bytes', (array: Uint8Array) => new Uint8Array(array.length)],
  ['counts', (array: Uint8Array) => array.forEach((_, at) => (array[at] = at))],
  ['is missing', undefined],
])('in a browser whose crypto.getRandomValues %s before the sandbox is loaded', (_, getRandomValues) => {
  const sentence = /^crypto\.getRandomValues .*same bytes twice\. Import this package before a test replaces crypto\.$/;

  test('a sandbox and a write of the SDK fail with a sentence', async () => {
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    vi.stubGlobal('process', Object.create(process, { getBuiltinModule: { value: undefined } }));
    vi.stubGlobal('crypto', { getRandomValues });
    const loaded = await import('../../mock-server');
    const { Client } = await import('../../sdk');
    expect(() => loaded.createSandbox()).toThrow(sentence);
    const keys = { clientId: 'test_id', clientSecret: 'secret', baseUrl: 'http://sandbox.test' };
    await expect(new Client(keys).payments.void('py_1')).rejects.toThrow(sentence);
  });
});

describe('what a suite passes in may be of the classes that it brought', () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id: 'test_default',
    client_secret: 'test_default_secret',
  });
  const address = 'http://sandbox.test/oauth/token';
  const request = () => new PolyfilledRequest(address, { method: 'POST', headers, body });
  const aborted = { aborted: true, reason: 'before', addEventListener: () => undefined };
  const signal = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  class OtherUrl {
    readonly href = address;
  }

  /** The calls, as JavaScript may make them. */
  const calls: Readonly<Record<string, readonly unknown[]>> = {
    'a request': [request()],
    'a request and options': [request(), { headers: new PolyfilledHeaders(headers), signal }],
    'a request and another body': [request(), { body }],
    'an address and headers': [address, { method: 'POST', headers: new PolyfilledHeaders(headers), body, signal }],
    'an address, and bytes': [address, { method: 'POST', headers, body: Buffer.from(body), signal }],
    'a URL': [new OtherUrl(), { method: 'POST', headers, body }],
  };

  test.each(Object.entries(calls))('%s', async (_, call) => {
    const { fetch } = createSandbox();
    const response: Response = await Reflect.apply(fetch, undefined, call);
    expect([response.status, Object(await response.json()).token_type]).toEqual([200, 'Bearer']);
    expect(response).toBeInstanceOf(real.Response);
  });

  test('a signal that has aborted', async () => {
    const { fetch } = createSandbox();
    await expect(Reflect.apply(fetch, undefined, [request(), { signal: aborted }])).rejects.toBe('before');
  });

  test('a request that MSW hands over', async () => {
    const [handler] = handlers(createSandbox(), { baseUrl: 'http://sandbox.test/sub' });
    const sent = new PolyfilledRequest('http://sandbox.test/sub/oauth/token', { method: 'POST', headers, body });
    const result: unknown = await Reflect.apply(Object(handler).run, handler, [{ request: sent, requestId: '1' }]);
    expect(Object(await Object(result).response.json()).token_type).toBe('Bearer');
  });

  test('the response of a webhook endpoint, and the headers and results of hooks of the SDK', async () => {
    const kit = await testing.createTestKit();
    const { client, platform, sandbox } = kit;
    const { id } = platform.publishers.create({ fetch: () => Object(new PolyfilledResponse('kept', { status: 202 })) });
    await client.payments.create(testing.paymentInput());
    await platform.waitForIdle();
    const [attempt] = platform.deliveries({ publisher_id: id }).flatMap(({ attempts }) => attempts);
    expect(attempt).toMatchObject({ status: 202, answer: 'kept' });
    const hooked = sandbox.client({
      platform,
      onRequest: ({ url: sent, method }) =>
        Object(method === 'GET' ? new PolyfilledRequest(sent, { headers: { 'X-Own': '1' } }) : undefined),
      onResponse: ({ method }) => Object(method === 'GET' && new PolyfilledResponse('{}', { status: 500 })),
      maxRetries: 0,
    });
    await expect(hooked.payments.list({}).then()).rejects.toMatchObject({ status: 500 });
    await kit.close();
  });

  test('a fetch that reads headers as an object', async () => {
    const seen: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      seen.push(new PolyfilledHeaders(Object(init.headers)).get('Authorization'));
      return new PolyfilledResponse('{"id":"x","type":"x","data":{"id":"py_1"},"page_info":null}');
    });
    const client = new sdk.Client({ accessToken: 'token', baseUrl: 'http://sandbox.test' });
    expect((await client.payments.get('py_1')).id).toBe('py_1');
    expect(seen).toEqual(['Bearer token']);
  });
});
