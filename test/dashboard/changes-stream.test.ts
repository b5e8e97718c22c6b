import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, type Sandbox, serve } from '../../mock-server/server';
import { closeAll, opened, openTwo } from '../forwarding/two-replicas';
import { payment } from '../support/bodies';
import { rawHttp } from '../support/raw-http';
import { openPlatform } from '../support/test-platform';

/** A reader of the stream of changes over HTTP. */
interface Reader {
  readonly message: IncomingMessage;
  /** Resolves with the next message: its version; undefined at the end of the stream. */
  readonly next: () => Promise<number | undefined>;
  readonly disconnect: () => void;
}

async function read(url: string, platform: string): Promise<Reader> {
  const outgoing = request(`${url}/_sandbox/dashboard/${platform}/changes`, { agent: false });
  outgoing.on('error', () => undefined).end();
  onTestFinished(() => void outgoing.destroy());
  const message = await new Promise<IncomingMessage>((resolve) => outgoing.once('response', resolve));
  const pieces: AsyncIterator<string> = message.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  const next = async (): Promise<number | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const version = /^data: (\d+)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        return Number(version);
      }
      // The server may end the connection in the middle of the body.
      const piece = await pieces.next().catch(() => undefined);
      if (piece === undefined || piece.done) return undefined;
      text += piece.value;
    }
  };
  return { message, next, disconnect: () => outgoing.destroy() };
}

async function open() {
  const errors: unknown[] = [];
  const sandbox = createSandbox({ onError: (error) => errors.push(error) });
  const server = await serve(sandbox);
  let isClosed = false;
  const close = () => {
    isClosed = true;
    return server.close();
  };
  onTestFinished(async () => {
    if (!isClosed) await close();
    await sandbox.close();
    expect(errors).toEqual([]);
  });
  const api = await openPlatform({ sandbox, baseUrl: server.url, fetch });
  return { sandbox, server: { url: server.url, close }, api, changes: changesOf(sandbox, api.id) };
}

const changesOf = (sandbox: Sandbox, id: string) => sandbox.platform(id).changes;

/** Resolves once a number of readers wait. */
async function untilReaders(changes: { readonly readers: number }, count: number): Promise<void> {
  await expect.poll(() => changes.readers, { interval: 1 }).toBe(count);
}

test('a reader gets the version at once, and one message for each change', async () => {
  const { server, api, changes } = await open();
  const { message, next } = await read(server.url, api.id);
  expect(message.statusCode).toBe(200);
  expect(message.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const first = await next();
  expect(first).toBe(changes.version);
  await untilReaders(changes, 1);
  await api.testMode.post('/v1/payments', payment());
  const second = await next();
  expect(second).toBeGreaterThan(first ?? Infinity);
});

test('the page has the version that it shows, and the address of the stream', async () => {
  const { server, api, changes } = await open();
  const { text } = await rawHttp(server.url, { path: `/_sandbox/dashboard/${api.id}/payments` });
  expect(text).toContain(`data-changes="changes" data-version="${changes.version}"`);
  const { message } = await read(server.url, api.id);
  expect(message.statusCode).toBe(200);
});

test('a page that is not found may be there later; one that refused a form of another page is not updated', async () => {
  const { server, api } = await open();
  const path = `/_sandbox/dashboard/${api.id}/payments/py_none`;
  expect((await rawHttp(server.url, { path })).text).toContain('data-version=');
  const refused = await rawHttp(server.url, { method: 'POST', path, headers: { Origin: 'null' } });
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain('data-version=');
});

test('changes between two messages are one message', async () => {
  const { server, api, changes } = await open();
  const { next } = await read(server.url, api.id);
  await next();
  await untilReaders(changes, 1);
  for (let i = 0; i < 5; i++) changes.record();
  expect(await next()).toBe(changes.version);
});

test('a reader that disconnects is forgotten', async () => {
  const { server, api, changes } = await open();
  const readers = await Promise.all([read(server.url, api.id), read(server.url, api.id)]);
  for (const { next } of readers) await next();
  await untilReaders(changes, 2);
  readers[0]?.disconnect();
  await untilReaders(changes, 1);
  changes.record();
  expect(await readers[1]?.next()).toBe(changes.version);
});

test('in the same process, too, a reader that goes is forgotten', async () => {
  const { sandbox, api, changes } = await open();
  const { body } = await sandbox.fetch(`http://sandbox.test/_sandbox/dashboard/${api.id}/changes`);
  const reader = body?.getReader();
  await reader?.read();
  const pending = reader?.read();
  await untilReaders(changes, 1);
  await reader?.cancel();
  await pending;
  await untilReaders(changes, 0);
});

test('HEAD has no body and leaves no reader', async () => {
  const { server, api, changes } = await open();
  const response = await rawHttp(server.url, { method: 'HEAD', path: `/_sandbox/dashboard/${api.id}/changes` });
  expect([response.status, response.text, changes.readers]).toEqual([200, '', 0]);
});

test('POST to the stream is a page that is not found', async () => {
  const { server, api } = await open();
  const path = `/_sandbox/dashboard/${api.id}/changes`;
  expect((await rawHttp(server.url, { method: 'POST', path })).status).toBe(404);
});

describe('the stream ends at once', () => {
  test('when the server is closed', async () => {
    const { server, api, changes } = await open();
    const { next } = await read(server.url, api.id);
    await next();
    await untilReaders(changes, 1);
    const closing = server.close();
    expect(await next()).toBeUndefined();
    await closing;
    await untilReaders(changes, 0);
  });

  test('when the server is closed before the stream begins', async () => {
    const { server, api, changes } = await open();
    const outgoing = request(`${server.url}/_sandbox/dashboard/${api.id}/changes`, { agent: false });
    outgoing.on('error', () => undefined).end();
    await once(outgoing, 'finish');
    await server.close();
    await untilReaders(changes, 0);
  });

  test('when the sandbox is closed', async () => {
    const { sandbox, server, api, changes } = await open();
    const { message, next } = await read(server.url, api.id);
    await next();
    await untilReaders(changes, 1);
    const closing = sandbox.close();
    expect(await next()).toBeUndefined();
    expect(message.complete).toBe(true);
    await closing;
  });

  test('when the platform is closed', async () => {
    const { sandbox, server, changes: ofDefault } = await open();
    const { next } = await read(server.url, 'default');
    await next();
    const changes = changesOf(sandbox, 'default');
    expect(changes).not.toBe(ofDefault);
    await untilReaders(changes, 1);
    changes.close();
    expect(await next()).toBeUndefined();
  });
});

describe('through a replica that does not own the platform', () => {
  afterEach(closeAll);

  test('changes arrive, and a reader that disconnects is forgotten', async () => {
    const { receiver, owner, platform } = await openTwo();
    const changes = changesOf(owner.sandbox, platform.id);
    const { next, disconnect } = await read(receiver.url, platform.id);
    expect(await next()).toBe(changes.version);
    await untilReaders(changes, 1);
    changes.record();
    expect(await next()).toBe(changes.version);
    await untilReaders(changes, 1);
    disconnect();
    await untilReaders(changes, 0);
  });

  test.each(['receiver', 'owner'] as const)('closing the %s ends the stream and waits for nothing', async (closed) => {
    const two = await openTwo();
    const changes = changesOf(two.owner.sandbox, two.platform.id);
    const { next } = await read(two.receiver.url, two.platform.id);
    await next();
    await untilReaders(changes, 1);
    const { server, sandbox, close } = two[closed];
    opened.splice(opened.indexOf(close), 1, () => sandbox.close());
    const closing = server.close();
    expect(await next()).toBeUndefined();
    await closing;
    await untilReaders(changes, 0);
  });
});
