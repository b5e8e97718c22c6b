import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { rawHttp, rawTcp } from '../support/raw-http';
import { bearer, closeAll, openTwo } from './two-replicas';

afterEach(closeAll);
let two: Awaited<ReturnType<typeof openTwo>>;
beforeEach(async () => {
  two = await openTwo();
});

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

  test('with the name of the replica that served it, and the ids of the caller, which the owner logs', async () => {
    const { platform, receiver, owner } = two;
    const ids = { 'X-Request-Id': 'order-1.a', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    const headers = { ...(await bearer(platform.testMode)), ...ids };
    const send = (url: string) => rawHttp(url, { path: '/v1/payments', headers });
    for (const response of [await send(receiver.url), await send(owner.url)]) {
      const names = ['Sandbox-Replica', 'X-Request-Id', 'traceparent'];
      expect(names.map((name) => response.headers.get(name))).toEqual(['replica_1', ...Object.values(ids)]);
    }
    const [entry] = owner.sandbox.platform(platform.id).requests.list();
    expect(entry?.headers).toMatchObject(ids);
    const unplaced = await rawHttp(receiver.url, { path: '/_sandbox/health' });
    expect(unplaced.headers.get('Sandbox-Replica')).toBe('replica_0');
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

  test('a body in a coding is decoded once, that of a payment as that of an import', async () => {
    const { platform, receiver } = two;
    const headers = { ...(await bearer(platform.testMode)), 'Content-Encoding': 'gzip', 'Idempotency-Key': 'k' };
    const send = (path: string, text: string, more = {}) =>
      rawHttp(receiver.url, { method: 'POST', path, headers: { ...headers, ...more }, chunks: [gzipSync(text)] });
    expect((await send('/v1/payments', JSON.stringify(payment()))).status).toBe(201);
    expect((await send('/v1/payments', '{', { 'Content-Encoding': 'br' })).text).toContain('content_encoding_mismatch');
    expect((await send('/v1/payments', '{', { 'Content-Encoding': 'foo' })).headers.get('accept-encoding')).toBe(
      'gzip, deflate, br',
    );
    const { text } = await rawHttp(receiver.url, { path: `/_sandbox/platforms/${platform.id}/export` });
    const imported = await send(`/_sandbox/platforms/${platform.id}/import`, text, {
      'Content-Type': 'application/x-ndjson',
    });
    expect(imported.status).toBe(200);
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

test('a forwarded request is counted once where it is carried out, and its hop where it came in', async () => {
  await closeAll();
  const hops: string[] = [];
  const requests: (string | null)[] = [];
  const observer = {
    hop: (outcome: string) => void hops.push(outcome),
    request: ({ operation }: { operation: string | null }) => void requests.push(operation),
  };
  two = await openTwo({ observer });
  await two.platform.testMode.token();
  hops.length = requests.length = 0;
  await two.platform.testMode.get('/v1/refunds');
  expect([hops, requests]).toEqual([['response'], ['listRefunds']]);
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
