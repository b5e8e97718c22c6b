import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hopSecret } from '../../mock-server/replicas/forwarded-request';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { rawHttp, rawTcp } from '../support/raw-http';
import { type OpenReplica, openReplicas, type ReplicaOptions } from '../support/replicas-in-memory';
import { openPlatform } from '../support/test-platform';

const controlToken = 'a-control-token-of-tests';
const opened: (() => Promise<unknown>)[] = [];
const errors: unknown[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  expect(errors.splice(0)).toEqual([]);
});

/** Opens a replica that receives, and one that owns every platform that it has. */
async function openTwo(options: ReplicaOptions = {}) {
  const [receiver, owner] = await openReplicas(2, () => 1, { onError: (error) => errors.push(error), ...options });
  if (receiver === undefined || owner === undefined) throw new Error('two replicas are open');
  opened.push(receiver.close, owner.close);
  const target = { sandbox: owner.sandbox, baseUrl: receiver.url, fetch };
  return { receiver, owner, target, platform: await openPlatform(target) };
}

/** Serves something that is not a replica. */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

let two: Awaited<ReturnType<typeof openTwo>>;
beforeEach(async () => {
  two = await openTwo();
});

const bearer = async (api: Api) => ({ Authorization: `Bearer ${await api.token()}` });

describe('a response is that of the owner', () => {
  test('with its one request id, which its request log has', async () => {
    const { platform, receiver, owner } = two;
    const response = await rawHttp(receiver.url, { path: '/v1/payments', headers: await bearer(platform.testMode) });
    expect(response.status).toBe(200);
    const ids = response.headers.get('request-id');
    expect(ids).toMatch(/^req_\w{22}$/);
    const log = owner.sandbox.platform(platform.id).requests.list();
    expect(log.map(({ id }) => id)).toContain(ids);
    expect([...response.headers.keys()].filter((name) => name.startsWith('sandbox-hop'))).toEqual([]);
    expect(receiver.sandbox.requests.list()).toEqual([]);
  });

  test('URLs in it have the host of the caller', async () => {
    const { platform, receiver } = two;
    const { id } = await platform.newSubAccount();
    const { port } = new URL(receiver.url);
    const page = await rawHttp(receiver.url, {
      path: `/onboarding/${id}`,
      headers: { Host: `shop.localhost:${port}` },
    });
    expect(page.status).toBe(200);
    const session = await rawHttp(receiver.url, {
      method: 'POST',
      path: '/v1/checkout_sessions',
      headers: { ...(await bearer(platform.testMode)), Host: `shop.localhost:${port}`, 'Sub-Account': id },
    });
    expect(session.text).not.toContain(new URL(two.owner.url).host);
  });

  test.each(['GET', 'HEAD', 'OPTIONS', 'DELETE'])('%s is as without a hop', async (method) => {
    const { platform, receiver, owner } = two;
    const headers = await bearer(platform.testMode);
    for (const path of ['/v1/payments', `/_sandbox/platforms/${platform.id}/export`]) {
      const [hop, direct] = await Promise.all(
        [receiver, owner].map(({ url }) => rawHttp(url, { method, path, headers })),
      );
      expect([hop?.status, hop?.text.length]).toEqual([direct?.status, direct?.text.length]);
      const fixed = (response: typeof hop) => {
        const all = new Map(response?.headers);
        for (const name of ['request-id', 'date']) all.delete(name);
        return all;
      };
      expect(fixed(hop)).toEqual(fixed(direct));
    }
  });
});

describe('bodies', () => {
  test.each([
    ['1 MB of text', 'a茶'.repeat(260_000), 201],
    ['10 MB', 'x'.repeat(10_000_000), 413],
  ])('%s', async (_what, description, status) => {
    const { platform } = two;
    const response = await platform.testMode.post('/v1/payments', payment({ description }));
    const direct = await new Api({ ...two.target, baseUrl: two.owner.url }, platform.keys.test).post(
      '/v1/payments',
      payment({ description }),
    );
    expect([response.status, direct.status]).toEqual([status, status]);
    expect(response.text.length).toBe(direct.text.length);
  });

  test('malformed ones have the same error', async () => {
    const { platform, receiver, owner } = two;
    const headers = { ...(await bearer(platform.testMode)), 'Idempotency-Key': 'k' };
    for (const chunks of [['{'], [Buffer.from([0xff, 0xfe])], ['\ufeff\ufeff{}'], []]) {
      const [hop, direct] = await Promise.all(
        [receiver, owner].map(({ url }) => rawHttp(url, { method: 'POST', path: '/v1/payments', headers, chunks })),
      );
      expect([hop?.status, hop?.text]).toEqual([direct?.status, direct?.text]);
      expect(hop?.status).toBeGreaterThanOrEqual(400);
    }
  });

  test('a seed file is exported and imported in both directions', async () => {
    const { platform, receiver } = two;
    await platform.testMode.post('/v1/payments', payment());
    const path = `/_sandbox/platforms/${platform.id}`;
    const exported = await (await fetch(`${receiver.url}${path}/export`)).text();
    expect(exported.split('\n').length).toBeGreaterThan(3);
    const imported = await rawHttp(receiver.url, { method: 'POST', path: `${path}/import`, chunks: [exported] });
    expect(imported.status).toBe(200);
    const refused = await rawHttp(receiver.url, { method: 'POST', path: `${path}/import`, chunks: ['no seed file'] });
    expect(refused.status).toBe(422);
    expect((await platform.testMode.get('/v1/payments')).status).toBe(200);
  });
});

describe('pages', () => {
  test('a form is accepted from the page itself, and from no other', async () => {
    const { platform, receiver } = two;
    const { id } = await platform.newSubAccount();
    const post = (origin: string) =>
      rawHttp(receiver.url, {
        method: 'POST',
        path: `/onboarding/${id}`,
        headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '0' },
      });
    expect((await post(receiver.url)).status).not.toBe(403);
    expect((await post(two.owner.url)).status).toBe(403);
    expect((await post('https://evil.test')).status).toBe(403);
  });

  test('a preflight and the response to a page have the headers for it', async () => {
    const { platform, receiver } = two;
    const path = `/_sandbox/platforms/${platform.id}/events`;
    const Origin = 'http://localhost:3000';
    const preflight = await rawHttp(receiver.url, {
      method: 'OPTIONS',
      path,
      headers: { Origin, 'Access-Control-Request-Method': 'GET' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, Origin]);
    const response = await rawHttp(receiver.url, { path, headers: { Origin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(Origin);
    expect((await rawHttp(receiver.url, { path, headers: { Origin: 'https://evil.test' } })).status).toBe(403);
  });
});

describe('faults through a hop', () => {
  test('a connection is dropped for the caller, once', async () => {
    const { platform } = two;
    const faults = two.owner.sandbox.platform(platform.id).faults;
    await platform.testMode.token();
    for (const drop of ['before_commit', 'after_commit'] as const) {
      const fault = faults.create({ operation: 'createPayment', fault: { drop } });
      await expect(platform.testMode.post('/v1/payments', payment())).rejects.toThrow('fetch failed');
      expect(faults.list()).toMatchObject([{ matched: 1 }]);
      faults.delete(fault.id);
    }
    expect((await platform.testMode.get('/v1/payments')).body).toMatchObject({ data: [{}] });
  });

  test('a delay delays the response', async () => {
    const { platform } = two;
    two.owner.sandbox.platform(platform.id).faults.create({ operation: 'createPayment', fault: { delay_ms: 30 } });
    expect((await platform.testMode.post('/v1/payments', payment())).status).toBe(201);
  });
});

describe('headers of a hop', () => {
  const forged = (secret: string, platform: string) => ({
    'Sandbox-Hop': secret,
    'Sandbox-Hop-Request': JSON.stringify({
      method: 'DELETE',
      path: `/_sandbox/platforms/${platform}`,
      placedOn: platform,
      keyPair: { platform, mode: 'test' },
      hostNames: ['evil.test'],
    }),
  });

  test('are ignored from anybody who does not know the control token', async () => {
    const guarded = await openReplicas(2, () => 1, { controlToken });
    opened.push(...guarded.map(({ close }) => close));
    const [receiver, owner] = guarded;
    for (const { url } of [receiver, owner].filter((replica): replica is OpenReplica => replica !== undefined))
      for (const secret of ['', controlToken, hopSecret(''), hopSecret('another-control-token')]) {
        const response = await rawHttp(url, { path: '/_hop', headers: forged(secret, 'default') });
        expect(response.status).toBe(404);
        const foreign = await rawHttp(url, {
          path: '/_hop',
          headers: { ...forged(secret, 'default'), Host: 'evil.test' },
        });
        expect(foreign.status).toBe(403);
      }
    expect(owner?.sandbox.platforms.has('default')).toBe(true);
  });

  test('do not replace the check of the host where there is no control token', async () => {
    const headers = { ...forged(hopSecret(''), 'default'), Host: 'evil.test' };
    expect((await rawHttp(two.owner.url, { path: '/_hop', headers })).status).toBe(403);
  });

  test('are accepted under any host where there is one', async () => {
    const guarded = await openReplicas(1, () => 0, { controlToken });
    opened.push(...guarded.map(({ close }) => close));
    const facts = { method: 'GET', path: '/_sandbox/health', placedOn: 'default', forwardedBy: 'replica_9' };
    const headers = {
      Host: 'replica-1.internal:4010',
      'Sandbox-Hop': hopSecret(controlToken),
      'Sandbox-Hop-Request': JSON.stringify(facts),
    };
    const response = await rawHttp(guarded[0]?.url ?? '', { path: '/_hop', headers });
    expect([response.status, response.headers.get('sandbox-hop-outcome')]).toEqual([200, 'response']);
  });

  test('of the caller are not passed on', async () => {
    let seen: readonly string[] = [];
    const url = await listen(
      createServer((message, response) => {
        seen = message.rawHeaders;
        response.setHeader('Sandbox-Hop-Outcome', 'dropped').end();
      }),
    );
    const { platform, receiver } = two;
    const headers = {
      ...(await bearer(platform.testMode)),
      'sandbox-hop-request': 'forged',
      'Sandbox-Hop-X': 'forged',
    };
    receiver.placement.place = () => ({ at: 'replica', url });
    await expect(rawHttp(receiver.url, { path: '/v1/payments', headers })).rejects.toThrow();
    expect(seen.filter((text) => text === 'forged')).toEqual([]);
    expect(seen.filter((name) => /^sandbox-hop/i.test(name))).toEqual(['Sandbox-Hop', 'Sandbox-Hop-Request']);
  });
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
    expect(owner.sandbox.platforms.has(platform.id)).toBe(true);
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

test('a client of the receiving sandbox gets its token without a secret', async () => {
  const { platform, receiver } = two;
  // The receiver knows the platform `default`, too: what it creates is at the owner.
  const created = await receiver.sandbox.client().payments.create({ ...payment(), currency: 'usd' });
  expect((await two.owner.sandbox.client().payments.get(created.id)).id).toBe(created.id);
  expect(platform.id).not.toBe('default');
});

test('requests on one connection are answered in turn, and the connection stays', async () => {
  const { platform, receiver } = two;
  const { Authorization } = await bearer(platform.testMode);
  const request = `GET /v1/refunds HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${Authorization}\r\n\r\n`;
  expect(await rawTcp(Number(new URL(receiver.url).port), request + request)).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('a request that was held for as long as a lease has a request id and the headers for a page', async () => {
  const { platform, receiver } = two;
  const headers = { ...(await bearer(platform.testMode)), Origin: 'http://localhost:3000' };
  receiver.placement.holdMs = 20;
  receiver.placement.place = () => ({ at: 'wait' });
  const response = await exchange({ baseUrl: receiver.url, fetch }, 'GET', '/v1/payments', { headers });
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});
