import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fetchFrom } from '../../mock-server/fronts/fetch';
import { plainRequest } from '../../mock-server/fronts/plain-request';
import { createSandbox } from '../../mock-server/index';
import { jsonResponse } from '../../mock-server/wire/envelope';
import type { App, WireRequest } from '../../mock-server/wire/message';

const url = 'http://sandbox.test/v1/payments';

/** Returns what a front passes on, in a form that can be compared. */
// A `Request` always has a signal, and plain values have one only if it is given.
function received({ headers, keyPair: _, stream: __, onHangUp: ___, ...request }: WireRequest) {
  const sent: [string, string][] = [];
  headers.forEach((value, name) => sent.push([name, value]));
  return { ...request, headers: sent.sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** Calls a front with the same values as a `Request`. Returns what it passes on, or undefined for an invalid call. */
async function asRequest(input: string | URL, init?: RequestInit) {
  let seen: WireRequest | undefined;
  const respond: App = async (request) => {
    seen = request;
    return jsonResponse(200, '{}');
  };
  try {
    await fetchFrom(respond)(new Request(input, init));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return seen && received(seen);
}

describe('a call with plain values', () => {
  const calls: Readonly<Record<string, readonly [string | URL, RequestInit?]>> = {
    'no init': [url],
    'a URL': [new URL(`${url}?limit=2#part`)],
    'a path to resolve, and a default port': ['HTTP://Sandbox.test:80/v1/./a/../payments?b=c d'],
    'headers in any case': [url, { headers: { Accept: 'a', aCCept: 'b', 'X-Empty': '' } }],
    Headers: [url, { headers: new Headers({ Authorization: 'Bearer x' }) }],
    'a text': [url, { method: 'POST', body: '{"a":"é茶😀"}', headers: { 'Content-Type': 'application/json' } }],
    'a text without a type': [url, { method: 'POST', body: '' }],
    'members that change nothing here': [url, { redirect: 'manual', signal: new AbortController().signal }],
    'no cache': [url, { cache: 'no-store' }],
  };

  test.each(Object.entries(calls))('is read as a `Request` would be: %s', async (_, [input, init]) => {
    const plain = plainRequest(input, init);
    expect(plain && received(plain)).toEqual(await asRequest(input, init));
  });

  const others: Readonly<Record<string, readonly [string, RequestInit]>> = {
    'a relative URL': ['/v1/payments', {}],
    'a URL with credentials': ['http://a:b@sandbox.test/', {}],
    'a method to normalize': [url, { method: 'post' }],
    'a body with GET': [url, { body: 'a' }],
    'a body that is no text': [url, { method: 'POST', body: new URLSearchParams('a=b') }],
    'a lone surrogate': [url, { method: 'POST', body: '\ud800' }],
    'a byte order mark': [url, { method: 'POST', body: '\ufeff{}' }],
    'a long text': [url, { method: 'POST', body: 'a'.repeat(1_000_000) }],
    'a coding': [url, { method: 'POST', body: 'a', headers: { 'Content-Encoding': 'gzip' } }],
    'a length': [url, { method: 'POST', body: 'a', headers: { 'Content-Length': '9999999' } }],
    'a header with spaces around it': [url, { headers: { a: ' b ' } }],
    'a header with a line break': [url, { headers: { a: 'b\r\nc: d' } }],
    'an invalid name of a header': [url, { headers: { 'a b': 'c' } }],
    'pairs of headers': [url, { headers: [['a', 'b']] }],
    'another member': [url, { keepalive: true }],
    'a cache that needs another member': [url, { cache: 'only-if-cached' }],
    'the body of a file': ['http://sandbox.test/_uploads/a', { method: 'PUT', body: 'a' }],
  };

  test.each(Object.entries(others))('is left to the platform: %s', (_, [input, init]) => {
    expect(plainRequest(input, init)).toBeUndefined();
  });

  test('is read as a `Request` would be, or left to the platform, whatever the values are', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.string({ maxLength: 8 }));
    const init = fc.record(
      {
        method: fc.constantFrom('GET', 'POST', 'PATCH', 'HEAD', 'post', 'TRACE', 'a b'),
        headers: fc.dictionary(fc.oneof(text, fc.constantFrom('Content-Type', 'accept', 'Content-Length')), text),
        body: text,
        redirect: fc.constantFrom('follow' as const, 'error' as const),
        cache: fc.constantFrom('default' as const, 'no-store' as const, 'only-if-cached' as const),
      },
      { requiredKeys: [] },
    );
    const input = fc.oneof(
      text.map((path) => `http://sandbox.test/${path}`),
      text,
    );
    await fc.assert(
      fc.asyncProperty(input, init, async (address, given) => {
        const plain = plainRequest(address, given);
        if (plain !== undefined) expect(received(plain)).toEqual(await asRequest(address, given));
      }),
      { numRuns: 300 },
    );
  });

  test('rejects as the global `fetch` does when it is invalid', async () => {
    const { fetch } = createSandbox();
    for (const [input, init] of [
      others['a relative URL'],
      others['a body with GET'],
      others['an invalid name of a header'],
    ].filter((each) => each !== undefined))
      await expect(fetch(input, init)).rejects.toBeInstanceOf(TypeError);
  });

  test('rejects with the reason of its signal, before the call and in the code that follows it', async () => {
    const { fetch } = createSandbox();
    await expect(fetch(url, { signal: AbortSignal.abort('before') })).rejects.toBe('before');
    const controller = new AbortController();
    const response = fetch(url, { signal: controller.signal });
    controller.abort('after');
    await expect(response).rejects.toBe('after');
  });
});

describe('the response to a call with plain values', () => {
  const respond: App = async () => jsonResponse(201, '{"a":"é😀"}', { 'Request-Id': 'req_1' });
  const onDemand = () => fetchFrom(respond)(url);
  const platforms = () => fetchFrom(respond)(new Request(url));

  const uses: Readonly<Record<string, (response: Response) => unknown>> = {
    facts: ({ status, statusText, ok, type, url: address, redirected, bodyUsed }) => ({
      status,
      statusText,
      ok,
      type,
      address,
      redirected,
      bodyUsed,
    }),
    headers: ({ headers }) => [...headers],
    'one object of headers': ({ headers }) => headers instanceof Headers,
    'the text, once': async (response) => [await response.text(), response.bodyUsed, await failure(response.text())],
    'json, once': async (response) => [await response.json(), response.bodyUsed, await failure(response.json())],
    bytes: async (response) => [...new Uint8Array(await response.arrayBuffer())],
    'bytes after the text': async (response) => [await response.text(), await failure(response.arrayBuffer())],
    'a blob': async (response) => {
      const blob = await response.blob();
      return [blob.type, await blob.text(), response.bodyUsed];
    },
    'the body as a stream': async (response) => {
      const text = await new Response(response.body).text();
      return [text, response.bodyUsed, await failure(response.text())];
    },
    'the body after the text': async (response) => {
      await response.text();
      return [response.body instanceof ReadableStream, response.bodyUsed];
    },
    'a clone': async (response) => {
      response.headers.set('X-Own', '1');
      const clone = response.clone();
      response.headers.set('X-Own', '2');
      return [await response.text(), clone.bodyUsed, await clone.text(), clone.status, clone.headers.get('X-Own')];
    },
    'a clone after a look at the body': async (response) => {
      const body = response.body;
      const clone = response.clone();
      return [body === null, await clone.text(), await response.json(), [...clone.headers]];
    },
    'a clone after the text': async (response) => {
      await response.text();
      return failure(async () => response.clone());
    },
    'a copy': async (response) => {
      const copy = new Response(response.body, response);
      return [copy.status, [...copy.headers], await copy.text()];
    },
    name: (response) => [Object.prototype.toString.call(response), response instanceof Response],
  };

  /** Returns the class of the error that something fails with. */
  async function failure(run: Promise<unknown> | (() => Promise<unknown>)): Promise<unknown> {
    try {
      return await (typeof run === 'function' ? run() : run);
    } catch (error) {
      return error instanceof Error ? error.name : error;
    }
  }

  test.each(Object.entries(uses))('behaves like that of the platform: %s', async (_, use) => {
    expect(await use(await onDemand())).toEqual(await use(await platforms()));
  });

  test('is read like that of the platform when its text is not UTF-8, or no JSON', async () => {
    for (const body of ['\ufeff{}', '"\ud800"', '{'])
      for (const use of [(each: Response) => each.text(), (each: Response) => each.json()]) {
        const fetch = fetchFrom(async () => jsonResponse(200, body));
        expect(await failure(use(await fetch(url)))).toEqual(await failure(use(await fetch(new Request(url)))));
      }
  });

  test('is that of the platform where there is no text, and for a `Request`', async () => {
    const { fetch } = createSandbox();
    const isPlatforms = (response: Response) => Object.getPrototypeOf(response) === Response.prototype;
    expect(isPlatforms(await fetch(url))).toBe(false);
    expect(isPlatforms(await fetch(url, { method: 'HEAD' }))).toBe(true);
    expect(isPlatforms(await fetch(new Request(url)))).toBe(true);
  });
});
