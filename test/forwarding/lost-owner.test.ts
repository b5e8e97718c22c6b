import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rawHttp } from '../support/raw-http';
import { bearer, closeAll, listenAsPeer, opened, openTwo } from './two-replicas';

afterEach(closeAll);
let two: Awaited<ReturnType<typeof openTwo>>;
beforeEach(async () => {
  two = await openTwo();
});

test.each(['/r/cs_1', '/onboarding/acct_1'])(
  '%s, whose owner is not found in time, is a page that says so',
  async (path) => {
    const { platform, receiver } = two;
    receiver.placement.holdMs = 20;
    receiver.placement.place = () => ({ at: 'wait' });
    receiver.placement.ownersOf = () => Promise.resolve([platform.id]);
    const response = await fetch(receiver.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect([response.headers.get('retry-after'), response.headers.get('should-retry')]).toEqual(['1', 'true']);
    expect(await response.text()).toContain('its owner is being replaced');
  },
);

test('a page of the dashboard, whose owner is not found in time, is a page that says so', async () => {
  const { platform, receiver } = two;
  receiver.placement.holdMs = 20;
  receiver.placement.place = () => ({ at: 'wait' });
  const response = await fetch(`${receiver.url}/_sandbox/dashboard/${platform.id}/payments`);
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect([response.headers.get('retry-after'), response.headers.get('should-retry')]).toEqual(['1', 'true']);
  expect(await response.text()).toContain('its owner is being replaced');
});

test('a request is not held for longer while the database is silent', async () => {
  const { platform, receiver } = two;
  receiver.placement.holdMs = 20;
  const silent = new Promise<never>(() => undefined);
  receiver.placement.find = () => silent;
  receiver.placement.owners = () => silent;
  for (const path of [`/_sandbox/platforms/${platform.id}/clock`, '/r/cs_1']) {
    const response = await fetch(receiver.url + path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.text()).toContain('the database does not respond');
  }
});

describe('an owner that does not respond', () => {
  test('is given up once the owner has changed: a read is placed again, a write has an unknown outcome', async () => {
    const { platform, receiver, owner } = two;
    const headers = await bearer(platform.testMode);
    const { place } = receiver.placement;
    let arrived: () => void = () => undefined;
    const url = await listenAsPeer(createServer(() => arrived()));
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
    const url = await listenAsPeer(
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
    const url = await listenAsPeer(
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
    const url = await listenAsPeer(createServer());
    await opened.pop()?.();
    const imported = await importBy(url);
    expect(imported.status).toBe(200);
    expect(receiver.placement.forgotten).toEqual([`${platform.id} unreachable`]);
  });

  test('may be of another release and have read the body: an import has an unknown outcome', async () => {
    const url = await listenAsPeer(
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
