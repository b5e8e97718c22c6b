import { describe, expect, test } from 'vitest';
import { serve } from '../../mock-server/server';
import { createSandbox } from '../../mock-server';
import { Client, ConnectionError } from '../../sdk';
import { clientOf, failure, fakeService, json, one, type Reply } from './fake-service';

const page = (end_cursor: string | null): Response => {
  const page_info = { has_previous: false, has_next: end_cursor !== null, start_cursor: null, end_cursor };
  return json(200, { id: null, type: 'array', data: [{ id: 'py_1' }], page_info });
};

/** Returns a `fetch` of a service, and the requests that were passed to it: path and option. */
function watched(...replies: readonly Reply[]) {
  const service = fakeService(...replies);
  const passed: (readonly [path: string, cache: RequestCache | undefined])[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    passed.push([new URL(url).pathname, init.cache]);
    return service.fetch(url, init);
  };
  return { ...service, fetch, passed };
}

const send = (client: Client) => client.payments.capture('py_1');

/** Call → the replies to it. */
const calls: Readonly<Record<string, readonly [replies: readonly Reply[], call: (client: Client) => unknown]>> = {
  'a read': [[one({})], (client) => client.payments.get('py_1')],
  'a write': [[one({})], send],
  'a retry': [[failure(500, 'internal_server_error'), new TypeError('fetch failed'), one({})], send],
  'a renewal of the token': [[failure(401, 'not_authenticated'), one({})], send],
  'each page of a list': [[page('py_1'), page(null)], (client) => client.payments.list().toArray()],
  'the address of a report': [[one({})], (client) => client.payouts.report('po_1')],
  'the address of an upload': [
    [one({})],
    (client) => client.documents.create({ document_type: 'other', file_name: 'a.pdf', file_type: 'application/pdf' }),
  ],
  'a web component token': [[json(200, {})], (client) => client.webComponentTokens.create({ resources: [] })],
  'a raw read': [[page(null)], (client) => client.raw.GET('/v1/payments', { cache: 'force-cache' })],
  'a raw write': [[one({})], (client) => client.raw.POST('/v1/sub_accounts', { body: { name: 'Tea' } })],
  'a sub account': [[one({})], (client) => send(client.forSubAccount('acc_1'))],
  'a copy': [[one({})], (client) => send(client.with({ timeoutMs: 1_000 }))],
};

describe('no cache responds in place of the service', () => {
  test.each(Object.entries(calls))(
    '%s has the option, and so has the token request',
    async (_name, [replies, call]) => {
      const { fetch, passed } = watched(...replies);
      await call(clientOf(fetch));
      expect(passed[0]?.[0]).toBe('/oauth/token');
      expect(passed.length).toBeGreaterThan(1);
      for (const request of passed) expect(request[1]).toBe('no-store');
    },
  );

  test('so have the request that a hook sees, and one that it returns instead', async () => {
    const { fetch, passed } = watched(one({}));
    const seen: string[] = [];
    const client = clientOf(fetch, {
      onRequest: ({ request }) => {
        seen.push(request.cache);
        return new Request(request, { cache: 'force-cache' });
      },
    });
    await send(client);
    expect(seen).toEqual(['no-store', 'no-store']);
    expect(passed.map(([, cache]) => cache)).toEqual(['no-store', 'no-store']);
  });

  test('over HTTP, the request asks the caches on its way as well', async () => {
    const sandbox = createSandbox();
    const server = await serve(sandbox);
    const received: (string | null)[] = [];
    const client = new Client({
      clientId: 'test_default',
      clientSecret: 'test_default_secret',
      baseUrl: server.url,
      fetch: async (url, init) => {
        received.push(new Request(url, init).cache);
        return fetch(url, init);
      },
    });
    expect((await client.payments.list()).data).toEqual([]);
    expect(received).toEqual(['no-store', 'no-store']);
    await server.close();
    await sandbox.close();
  });
});

const NOT_IMPLEMENTED = "The 'cache' field on 'RequestInitializerDict' is not implemented.";

/** Texts of runtimes that refuse the option. */
const refusals: Readonly<Record<string, Error>> = {
  'workerd without its compatibility flag': new Error(NOT_IMPLEMENTED),
  'workerd, in an earlier release': new TypeError('The `cache` field on `RequestInitializerDict` is not implemented.'),
  'a runtime without this mode': new TypeError('cache: "no-store" is not supported'),
  'a runtime that checks its enumerations': new TypeError(
    "Failed to read the 'cache' property from 'RequestInit': The provided value 'no-store' is not a valid enum value",
  ),
};

/** Returns a `fetch` that refuses the option as a runtime does: it throws at once, or it rejects. */
function refusing(error: Error, isSynchronous: boolean, ...replies: readonly Reply[]) {
  const service = watched(...replies);
  let refused = 0;
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    if (init.cache === undefined) return service.fetch(url, init);
    refused += 1;
    if (isSynchronous) throw error;
    return Promise.reject(error);
  };
  return { ...service, fetch, refusedCalls: () => refused };
}

const refusedAsync = Object.entries(refusals).flatMap(([name, error]) => [
  [`${name}, which throws`, error, true] as const,
  [`${name}, which rejects`, error, false] as const,
]);

describe('a runtime that refuses the option gets requests without it', () => {
  test.each(refusedAsync)('%s', async (_name, error, isSynchronous) => {
    const { fetch, seen, tokenRequests, refusedCalls } = refusing(error, isSynchronous, one({ id: 'py_1' }));
    const attempts: string[] = [];
    const client = clientOf(fetch, {
      maxRetries: 0,
      onRequest: ({ path, attempt }) => attempts.push(`${path} ${attempt}`),
      onError: ({ error: failed }) => attempts.push(failed.message),
    });
    await expect(send(client)).resolves.toEqual({ id: 'py_1' });
    await client.payments.get('py_1');
    expect([tokenRequests.length, seen.length, refusedCalls()]).toEqual([1, 2, 1]);
    expect(attempts).toEqual(['/oauth/token 1', '/v1/payments/{payment_id}/capture 1', '/v1/payments/{payment_id} 1']);
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key_1');
  });

  test('so do calls that were under way together', async () => {
    const { fetch, seen, refusedCalls } = refusing(new Error(NOT_IMPLEMENTED), false, one({}));
    const client = clientOf(fetch, { accessToken: 'at', maxRetries: 0 });
    await Promise.all([send(client), send(client), send(client)]);
    await send(client);
    expect([seen.length, refusedCalls()]).toEqual([4, 3]);
  });

  test('each client finds out on its own: another one may have another fetch', async () => {
    const first = refusing(new Error(NOT_IMPLEMENTED), false, one({}));
    await send(clientOf(first.fetch));
    const second = watched(one({}));
    await send(clientOf(second.fetch));
    expect(second.passed.map(([, cache]) => cache)).toEqual(['no-store', 'no-store']);
  });

  test('a hook sees a request all the same', async () => {
    const { Request: Original } = globalThis;
    class Refusing extends Original {
      constructor(input: string | URL | Request, init?: RequestInit) {
        if (init?.cache !== undefined) throw new Error(NOT_IMPLEMENTED);
        super(input, init);
      }
    }
    globalThis.Request = Refusing;
    try {
      const { fetch } = refusing(new Error(NOT_IMPLEMENTED), false, one({ id: 'py_1' }));
      const urls: string[] = [];
      const client = clientOf(fetch, { onRequest: ({ request }) => void urls.push(request.url) });
      await expect(send(client)).resolves.toEqual({ id: 'py_1' });
      expect(urls).toHaveLength(2);
    } finally {
      globalThis.Request = Original;
    }
  });
});

/** Errors of a call that may have reached the service, or that a framework wants to see. */
const others: Readonly<Record<string, Error>> = {
  'a failed connection': Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } }),
  'a bug of a wrapper that looked at the response': new TypeError(
    "Cannot read properties of undefined (reading 'cache')",
  ),
  'a cache of a wrapper that failed': new TypeError('the response could not be written to the cache'),
  'a segment of Next.js with only-cache': new Error(
    "cache: 'no-store' used on fetch for http://sandbox.test/v1/payments with 'export const fetchCache = 'only-cache'",
  ),
};

describe('another failure is no refusal', () => {
  test.each(Object.entries(others))('%s', async (_name, error) => {
    const { fetch, passed } = watched(error);
    const client = clientOf(fetch, { accessToken: 'at', maxRetries: 0 });
    await expect(send(client)).rejects.toBeInstanceOf(ConnectionError);
    await expect(send(client)).rejects.toBeInstanceOf(ConnectionError);
    expect(passed.map(([, cache]) => cache)).toEqual(['no-store', 'no-store']);
  });

  test('a body that breaks off is never one, whatever its error says', async () => {
    const broken = async () =>
      new Response(new ReadableStream({ pull: () => Promise.reject(new Error(NOT_IMPLEMENTED)) }));
    const { fetch, passed } = watched(broken);
    const client = clientOf(fetch, { accessToken: 'at', maxRetries: 0 });
    await expect(send(client)).rejects.toBeInstanceOf(ConnectionError);
    expect(passed).toHaveLength(1);
  });

  test('a refusal of the second call is an error of the connection', async () => {
    const { fetch, passed } = watched(new Error(NOT_IMPLEMENTED));
    await expect(send(clientOf(fetch, { accessToken: 'at', maxRetries: 0 }))).rejects.toBeInstanceOf(ConnectionError);
    expect(passed.map(([, cache]) => cache)).toEqual(['no-store', undefined]);
  });
});

test('what a framework throws to render a page later passes as it is, without a retry', async () => {
  const text = "Dynamic server usage: Route / couldn't be rendered statically because it used no-store fetch";
  const error = Object.assign(new Error(text), { digest: 'DYNAMIC_SERVER_USAGE' });
  const { fetch, passed } = watched(error);
  await expect(send(clientOf(fetch, { accessToken: 'at' }))).rejects.toBe(error);
  expect(passed).toHaveLength(1);
  const { fetch: ofToken } = watched(one({}));
  const client = clientOf((url, init) => (url.endsWith('/oauth/token') ? Promise.reject(error) : ofToken(url, init)));
  await expect(send(client)).rejects.toBe(error);
});
