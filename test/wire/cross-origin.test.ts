import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { allFronts, eachFront } from '../support/fronts';
import { payment } from '../support/bodies';
import { rawHttp } from '../support/raw-http';

const page = 'http://localhost:5173';
const exposed = [
  'accept-encoding',
  'deprecation',
  'idempotent-replayed',
  'request-id',
  'retry-after',
  'sandbox-explain',
  'sandbox-replica',
  'sandbox-warning',
  'should-retry',
  'traceparent',
  'www-authenticate',
  'x-request-id',
];

const listOf = (value: string | null) => (value ?? '').toLowerCase().split(', ').toSorted();

/** Whether a page may read a response. */
function expectReadable({ headers }: Response, origin = page): void {
  expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([origin, 'Origin']);
  expect(listOf(headers.get('access-control-expose-headers'))).toEqual(exposed);
}

eachFront((front) => {
  const send = (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    front.opened.fetch(front.opened.baseUrl + path, init);

  test('a preflight allows the page, the methods, and declared and requested headers', async () => {
    const response = await send('/v1/payments', {
      method: 'OPTIONS',
      headers: {
        Origin: page,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization, x-request-source,idempotency-key, b@d',
      },
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect([response.headers.get('content-type'), response.headers.get('content-length')]).toEqual([null, null]);
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    expectReadable(response);
    expect(listOf(response.headers.get('access-control-allow-methods'))).toEqual([
      'delete',
      'get',
      'head',
      'patch',
      'post',
      'put',
    ]);
    expect(listOf(response.headers.get('access-control-allow-headers'))).toEqual([
      'account',
      'authorization',
      'content-type',
      'idempotency-key',
      'seller-account',
      'sub-account',
      'x-request-source',
    ]);
  });

  test.each(['/v1/payments', '/v1/nothing', '/_sandbox/platforms/default/reset', '/oauth/token'])(
    'a preflight of %s needs no token, and an unknown method is allowed',
    async (path) => {
      const response = await send(path, {
        method: 'OPTIONS',
        headers: { Origin: page, 'Access-Control-Request-Method': 'PUT' },
      });
      expect(response.status).toBe(204);
      expect(listOf(response.headers.get('access-control-allow-methods'))).toContain('put');
    },
  );

  test('a preflight is not logged as a request', async () => {
    const platform = await front.newPlatform();
    const headers = { Origin: page, 'Access-Control-Request-Method': 'GET' };
    const path = `/_sandbox/platforms/${platform.id}/requests`;
    expect((await send('/v1/payments', { method: 'OPTIONS', headers })).status).toBe(204);
    const log: { data: unknown[] } = await (await send(path, { headers: { Origin: page } })).json();
    expect(log.data).toEqual([]);
    const { sandbox } = front.opened;
    expect(sandbox.requests.list({ method: 'OPTIONS' })).toEqual([]);
  });

  test('OPTIONS without the header of a preflight has no route, as before', async () => {
    expect((await send('/v1/payments', { method: 'OPTIONS', headers: {} })).status).toBe(405);
    const response = await send('/v1/payments', { method: 'OPTIONS', headers: { Origin: page } });
    expect(response.status).toBe(405);
    expectReadable(response);
  });

  test('a page reads successes and errors of the API', async () => {
    const { testMode } = await front.newPlatform();
    const authorization = { Origin: page, Authorization: `Bearer ${await testMode.token()}` };
    const headers = { ...authorization, 'Idempotency-Key': 'k', 'Content-Type': 'application/json' };
    const body = JSON.stringify(payment());
    const made = await send('/v1/payments', { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    expectReadable(made);
    const replayed = await send('/v1/payments', { method: 'POST', headers, body });
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expectReadable(replayed);
    const unknown = await send('/v1/payments/py_nope', { headers: authorization });
    expect(unknown.status).toBe(404);
    expectReadable(unknown);
    const anonymous = await send('/v1/payments', { headers: { Origin: page } });
    expect(anonymous.status).toBe(401);
    expectReadable(anonymous);
    const pathless = await send('/nothing', { headers: { Origin: page } });
    expect(pathless.status).toBe(404);
    expectReadable(pathless);
  });

  test('a page reads injected errors, and sees a dropped connection as one', async () => {
    const platform = await front.newPlatform();
    const { faults } = await front.opened.sandbox.openPlatform(platform.id);
    const headers = { Origin: page, Authorization: `Bearer ${await platform.testMode.token()}` };
    faults.create({ operation: 'listPayments', fault: { status: 503 }, times: 1 });
    faults.create({ operation: 'listPayments', fault: { drop: 'before_commit' }, times: 1 });
    const failed = await send('/v1/payments', { headers });
    expect(failed.status).toBe(503);
    expectReadable(failed);
    await expect(send('/v1/payments', { headers })).rejects.toThrow(TypeError);
  });

  test.each(['https://shop.example', 'https://localhost.example.com', 'null', 'chrome-extension://localhost'])(
    'a page of %s may neither ask nor call',
    async (origin) => {
      const platform = await front.newPlatform();
      const preflight = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      for (const init of [
        { method: 'OPTIONS', headers: preflight },
        { method: 'POST', headers: { Origin: origin } },
      ]) {
        const response = await send(`/_sandbox/platforms/${platform.id}/reset`, init);
        const { error } = await response.json();
        expect([response.status, error.code]).toEqual([403, 'origin_not_allowed']);
        expect(error.message).toContain(`--allow-origin ${origin}`);
        expect(response.headers.get('sandbox-explain')).not.toContain('127.0.0.1');
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect(response.headers.get('vary')).toBe('Origin');
      }
    },
  );

  test('a program, which sends no origin, gets none of these headers', async () => {
    const { headers } = await send('/_sandbox/health', { headers: {} });
    expect([...headers.keys()].filter((name) => /^access-control|^vary$/.test(name))).toEqual([]);
  });
}, allFronts);

describe('pages that are allowed', () => {
  const statusFor = async (origin: string, sandbox = createSandbox(), url = 'http://sandbox.test') =>
    (await sandbox.fetch(`${url}/_sandbox/health`, { headers: { Origin: origin } })).status;

  test('those of allowOrigins, by their whole origin', async () => {
    const sandbox = createSandbox({ allowOrigins: ['https://shop.example', 'http://shop.example:81/'] });
    const origins = ['https://shop.example', 'http://shop.example:81', 'http://shop.example', 'https://x.shop.example'];
    expect(await Promise.all(origins.map((origin) => statusFor(origin, sandbox)))).toEqual([200, 200, 403, 403]);
  });

  test.each(['*', 'shop.example', 'https://shop.example/cart', 'null', ''])('"%s" is not an origin', (origin) => {
    expect(() => createSandbox({ allowOrigins: [origin] })).toThrow(RangeError);
  });

  test('those of the sandbox itself', async () => {
    expect(await statusFor('http://sandbox.test')).toBe(200);
    expect(await statusFor('http://sandbox.test:81')).toBe(403);
    const sandbox = createSandbox({ checkoutUrl: 'https://pay.test/sandbox' });
    expect(await statusFor('https://pay.test', sandbox)).toBe(200);
  });

  test('over HTTP, those of the names that the server accepts', async () => {
    const server = await serve(createSandbox(), { allowHosts: ['sandbox.test'] });
    onTestFinished(() => server.close());
    const statusOf = async (headers: Record<string, string>) =>
      (await rawHttp(server.url, { path: '/_sandbox/health', headers })).status;
    expect(await statusOf({ Origin: 'https://sandbox.test' })).toBe(200);
    expect(await statusOf({ Origin: 'https://other.test' })).toBe(403);
    expect(await statusOf({ Host: 'evil.test', Origin: 'http://evil.test' })).toBe(403);
  });
});
