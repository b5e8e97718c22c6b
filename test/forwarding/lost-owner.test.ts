import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rawHttp } from '../support/raw-http';
import { bearer, closeAll, listen, opened, openTwo } from './two-replicas';

afterEach(closeAll);
let two: Awaited<ReturnType<typeof openTwo>>;
beforeEach(async () => {
  two = await openTwo();
});

describe('an owner that does not respond', () => {
  test('is given up once the owner has changed: a read is placed again, a write has an unknown outcome', async () => {
    const { platform, receiver, owner } = two;
    const headers = await bearer(platform.testMode);
    const { place } = receiver.placement;
    let arrived: () => void = () => undefined;
    const url = await listen(createServer(() => arrived()));
    for (const [method, status] of [
      ['GET', 200],
      ['POST', 503],
    ] as const) {
      receiver.placement.place = () => ({ at: 'replica', url });
      const arrival = new Promise<void>((resolve) => (arrived = resolve));
      const responding = rawHttp(receiver.url, { method, path: '/v1/refunds', headers });
      await arrival;
      receiver.placement.place = place;
      receiver.placement.move();
      const response = await responding;
      expect(response.status).toBe(status);
      if (status === 503)
        expect([response.headers.get('retry-after'), response.headers.get('should-retry')]).toEqual(['1', 'true']);
    }
    expect(receiver.placement.observations.size).toBe(0);
    expect(owner.sandbox.platforms.get(platform.id)).toBeDefined();
  });

  test('breaks off an export for the caller, too', async () => {
    const { platform, receiver } = two;
    const url = await listen(
      createServer((_message, response) => {
        response.writeHead(200, { 'Sandbox-Hop-Outcome': 'response' }).write('{}\n');
      }),
    );
    receiver.placement.place = () => ({ at: 'replica', url });
    const response = await fetch(`${receiver.url}/_sandbox/platforms/${platform.id}/export`);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    receiver.placement.move();
    await expect(reader?.read()).rejects.toThrow();
  });

  test('ends its stream when the caller disconnects', async () => {
    const { platform, receiver } = two;
    let ended: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (ended = resolve));
    const url = await listen(
      createServer((_message, response) => {
        response.on('close', ended);
        response.writeHead(200, { 'Sandbox-Hop-Outcome': 'response' }).write('{}\n');
      }),
    );
    receiver.placement.place = () => ({ at: 'replica', url });
    const abort = new AbortController();
    const response = await fetch(`${receiver.url}/_sandbox/platforms/${platform.id}/export`, { signal: abort.signal });
    await response.body?.getReader().read();
    abort.abort();
    await end;
  });

  test('may be gone: an import is placed again, as its body was not read', async () => {
    const { platform, receiver } = two;
    const url = await listen(createServer());
    await opened.pop()?.();
    const imported = await importBy(url);
    expect(imported.status).toBe(200);
    expect(receiver.placement.forgotten).toEqual([`${platform.id} unreachable`]);
  });

  test('may be another program that has read the body: an import has an unknown outcome', async () => {
    const url = await listen(
      createServer((message, response) => void message.on('end', () => response.end('hello')).resume()),
    );
    const imported = await importBy(url);
    expect([imported.status, imported.headers.get('retry-after')]).toEqual([503, '1']);
    expect(imported.text).toContain('outcome unknown');
  });

  /** Imports what was exported, while the first look for the owner finds a URL. */
  async function importBy(url: string) {
    const { platform, receiver } = two;
    const { place } = receiver.placement;
    const path = `/_sandbox/platforms/${platform.id}`;
    const seed = await (await fetch(`${receiver.url}${path}/export`)).text();
    receiver.placement.place = () => {
      receiver.placement.place = place;
      return { at: 'replica', url };
    };
    return rawHttp(receiver.url, { method: 'POST', path: `${path}/import`, chunks: [seed] });
  }
});
