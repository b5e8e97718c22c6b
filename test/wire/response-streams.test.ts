import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { responseFrom, fetchFrom } from '../../mock-server/fronts/fetch';
import { createSandbox, serve } from '../../mock-server/server';
import { handlers } from '../../mock-server/msw';
import type { ByteStream, WireResponse } from '../../mock-server/wire/envelope';
import { rawHttp, rawTcp } from '../support/raw-http';

/** No operation streams its response yet: these tests give the fronts responses of their own. */

const encoder = new TextEncoder();
const pieces = ['event: a\n\n', '茶\n', 'event: b\n\n'];

async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
  for (const piece of pieces) {
    await Promise.resolve();
    yield encoder.encode(piece);
  }
}

async function* failing(): AsyncGenerator<Uint8Array, void, undefined> {
  yield encoder.encode(pieces[0]);
  await Promise.resolve();
  throw new Error('the stream broke');
}

/** A stream without an end, which counts its chunks and notices when it is ended. */
function endless(chunk: Uint8Array) {
  const state = { produced: 0, ended: false };
  const body: ByteStream = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        await setImmediate();
        state.produced++;
        return { done: false, value: chunk };
      },
      return: () => {
        state.ended = true;
        return Promise.resolve({ done: true, value: undefined });
      },
    }),
  };
  return { state, body };
}

const streamed = (body: WireResponse['body']): WireResponse => ({
  status: 200,
  contentType: 'text/event-stream',
  headers: { 'Request-Id': 'req_1' },
  body,
});

/** Serves one response over node:http. Returns the URL and the errors that the sandbox reports. */
async function served(body: WireResponse['body']): Promise<{ readonly url: string; readonly errors: unknown[] }> {
  const errors: unknown[] = [];
  const sandbox = createSandbox({ onError: (error) => errors.push(error) });
  const { newRequestId, platformOptions } = sandbox;
  const respond = () => Promise.resolve(streamed(body));
  const server = await serve({
    respond,
    newRequestId,
    platformOptions,
    hasControlToken: false,
    interrupt: () => undefined,
  });
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  return { url: server.url, errors };
}

/**
 * Returns a response of node:http whose body is not read yet. After a canceled body the global fetch would open a second
 * connection, which keeps a closing server open for seconds.
 */
async function opened(url: string): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(get(url, { agent: false }), 'response');
  if (response === undefined) throw new Error('no response');
  return response;
}

/** A sandbox whose `fetch` always gets one response, behind MSW. */
function intercepted(body: WireResponse['body']): string {
  const baseUrl = 'http://streams.test/api';
  const server = setupServer(...handlers({ fetch: fetchFrom(() => Promise.resolve(streamed(body))) }, { baseUrl }));
  server.listen({ onUnhandledRequest: 'bypass' });
  onTestFinished(() => server.close());
  return baseUrl;
}

const fronts: readonly [name: string, open: (body: WireResponse['body']) => Promise<() => Promise<Response>>][] = [
  ['sandbox.fetch', async (body) => () => fetchFrom(() => Promise.resolve(streamed(body)))('http://a.test/')],
  [
    'node:http',
    async (body) =>
      served(body).then(
        ({ url }) =>
          () =>
            fetch(url),
      ),
  ],
  [
    'MSW',
    async (body) => {
      const baseUrl = intercepted(body);
      return () => fetch(baseUrl);
    },
  ],
];

describe.each(fronts)('%s', (_name, open) => {
  test('streams a body with its content type and without a length', async () => {
    const response = await (await open(chunks()))();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('content-length')).toBe(null);
    expect(response.headers.get('request-id')).toBe('req_1');
    expect(await response.text()).toBe(pieces.join(''));
  });

  test('sends a text with the content type of its response', async () => {
    const response = await (await open('<p>茶</p>'))();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await response.text()).toBe('<p>茶</p>');
  });

  test('ends with an error when the stream fails', async () => {
    const response = await (await open(failing()))();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});

describe('sandbox.fetch', () => {
  // Not under MSW: it clones each response, and a canceled branch does not cancel the original.
  test('ends the stream when the client cancels it', async () => {
    const { state, body } = endless(encoder.encode('tick\n'));
    const reader = responseFrom(streamed(body), 'GET').body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect(state.ended).toBe(true);
  });

  test('reads a chunk from the stream only when it is asked for one', async () => {
    const { state, body } = endless(encoder.encode('tick\n'));
    const reader = responseFrom(streamed(body), 'GET').body?.getReader();
    expect(state.produced).toBe(0);
    await reader?.read();
    await reader?.read();
    expect(state.produced).toBe(2);
  });

  test('HEAD has no body and does not start the stream', () => {
    const { state, body } = endless(encoder.encode('tick\n'));
    const response = responseFrom(streamed(body), 'HEAD');
    expect([response.body, response.headers.get('content-type'), state.produced]).toEqual([
      null,
      'text/event-stream',
      0,
    ]);
  });
});

describe('node:http', () => {
  test('HEAD has no body and does not start the stream', async () => {
    const { state, body } = endless(encoder.encode('tick\n'));
    const { url } = await served(body);
    const { status, headers, text } = await rawHttp(url, { method: 'HEAD', path: '/' });
    expect([status, headers.get('content-type'), text, state.produced]).toEqual([200, 'text/event-stream', '', 0]);
  });

  test('stops producing chunks while the client does not read', async () => {
    const { state, body } = endless(new Uint8Array(1024 * 1024));
    const { url } = await served(body);
    const response = await opened(url);
    let seen = -1;
    await vi.waitFor(
      () => {
        const before = seen;
        const now = state.produced;
        seen = now;
        expect(now).toBe(before);
      },
      { interval: 100, timeout: 5_000 },
    );
    expect(seen).toBeLessThan(200);
    response.destroy();
    await vi.waitFor(() => expect(state.ended).toBe(true), { timeout: 10_000 });
  });

  test('reports a stream that fails, and not a client that disconnects', async () => {
    const failed = await served(failing());
    await expect(fetch(failed.url).then((response) => response.text())).rejects.toThrow();
    await vi.waitFor(() => expect(failed.errors).toEqual([new Error('the stream broke')]), { timeout: 10_000 });

    const { state, body } = endless(encoder.encode('tick\n'));
    const left = await served(body);
    const response = await opened(left.url);
    await once(response, 'data');
    response.destroy();
    await vi.waitFor(() => expect(state.ended).toBe(true), { timeout: 10_000 });
    expect(left.errors).toEqual([]);
  });

  test('sends the length, the content type and the id before other headers', async () => {
    const server = await serve(createSandbox());
    onTestFinished(() => server.close());
    const response = await rawTcp(server.port, `GET /v1/payments HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`);
    const [status, ...headers] = response.split('\r\n');
    expect(status).toBe('HTTP/1.1 401 Unauthorized');
    expect(headers.slice(0, 3).map((line) => line.split(':')[0])).toEqual([
      'Content-Length',
      'Content-Type',
      'Request-Id',
    ]);
  });
});
