import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { createSandbox, serve, type Sandbox, type SandboxOptions } from '../../mock-server/server';
import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import { framePages } from '../../spec/tables/frames';
import { signedAddresses } from '../../spec/tables/signed-addresses';
import { ownSegments } from '../../spec/vocabulary/base-path';
import { Api, type Fetch } from '../support/api';
import { payment } from '../support/bodies';
import { openSession } from '../support/checkout-sessions';
import { newBusiness, newDocument } from '../support/entities';
import { rawHttp } from '../support/raw-http';

const controlToken = 'a-control-token-of-the-tests';
const options: SandboxOptions = { controlToken, basePath: '/pay' };

/** A sandbox below a path, as a caller reaches it. */
interface Reached {
  readonly sandbox: Sandbox;
  readonly base: string;
  readonly fetch: Fetch;
}

const open: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const each of open) await each.close();
});

async function served(sandbox: Sandbox, basePath?: string): Promise<string> {
  const server = await serve(sandbox, { basePath });
  open.push(server);
  return server.url;
}

const ways: Readonly<Record<string, () => Reached | Promise<Reached>>> = {
  'mounted by Hono': () => {
    const sandbox = createSandbox(options);
    const app = new Hono();
    app.mount('/pay', sandbox.fetch);
    return {
      sandbox,
      base: 'http://shop.test/pay',
      fetch: async (url, init) => app.fetch(new Request(url, init)),
    };
  },
  'by fetch, with the path in each request': () => {
    const sandbox = createSandbox({ ...options, basePath: '/pay/' });
    return { sandbox, base: 'http://shop.test/pay', fetch: sandbox.fetch };
  },
  'by a server that gets the path': async () => {
    const sandbox = createSandbox(options);
    return { sandbox, base: `${await served(sandbox)}/pay`, fetch };
  },
  'by a server with the option': async () => {
    const sandbox = createSandbox({ controlToken });
    return { sandbox, base: `${await served(sandbox, '/a/pay')}/a/pay`, fetch };
  },
  'by a server behind a proxy that removes the path': async () => {
    const sandbox = createSandbox(options);
    const url = await served(sandbox);
    return { sandbox, base: `${url}/pay`, fetch: (sent, init) => fetch(sent.replace(`${url}/pay`, url), init) };
  },
  'by a server behind a proxy that removes the path and names it': async () => {
    const sandbox = createSandbox(options);
    const url = await served(sandbox);
    const named: Fetch = (sent, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-Prefix', '/edge/pay');
      return fetch(sent.replace(`${url}/edge/pay`, url), { ...init, headers });
    };
    return { sandbox, base: `${url}/edge/pay`, fetch: named };
  },
};

/** Returns what a page leads to and loads: absolute addresses. */
function addressesIn(html: string, url: string): string[] {
  const found = [...html.matchAll(/<(?:a|link|script|img|form)[^>]*? (?:href|src|action)="([^"#]+)/g)];
  return found.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), url).href);
}

describe.each(Object.entries(ways))('a sandbox below a path, %s', (_, reach) => {
  test('has it in signed addresses, pages, what they load, redirects and the cookie', async () => {
    const { sandbox, base, fetch: send } = await reach();
    const keys = await sandbox.createPlatform();
    const api = new Api({ baseUrl: base, fetch: send }, keys.test);
    const { id: account } = (await api.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
    const { url: session } = await openSession(api);
    const { id: business_id } = await newBusiness(api);
    const { presigned_url = '' } = await newDocument(api, { business_id });
    expect((await send(presigned_url, { method: 'PUT', body: 'x' })).status).toBe(200);
    await api.post('/v1/payments', payment());
    sandbox.platform(keys.id).clock.advance({ days: 1 });
    const [payout] = (await api.renewed().get('/v1/payouts')).as('PayoutList').data;
    const report = await api.renewed().get(`/v1/reports/payouts/${payout?.id}`);
    const { csv_url = '' } = report.as('PayoutReportEnvelope').data;
    const { url: later } = await openSession(api.renewed());
    for (const address of [session, later, presigned_url, csv_url])
      expect(address.startsWith(`${base}/`), address).toBe(true);
    expect((await send(csv_url)).status).toBe(200);

    const dashboard = `${base}/_sandbox/dashboard/${keys.id}`;
    const asked = await send(`${dashboard}/payments`, { headers: { Origin: new URL(base).origin } });
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([401, null]);
    const signedIn = await send(`${dashboard}/payments`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'sign_in', control_token: controlToken }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    expect(signedIn.headers.get('location')).toBe(`${dashboard}/payments`);
    const cookie = signedIn.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`; Path=${new URL(base).pathname}; `);

    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    const show = async (url: string): Promise<readonly [status: number, html: string, url: string]> => {
      const page = await send(url, { headers, redirect: 'manual' });
      const location = page.headers.get('location');
      if (location === null) return [page.status, await page.text(), url];
      expect(location.startsWith(`${base}/`), location).toBe(true);
      return show(location);
    };
    const pages = [base, `${base}/`, dashboard, `${dashboard}/payments`, `${dashboard}/payouts/${payout?.id}`];
    const frames = framePages.map((name) => `${base}/v2/${name}`);
    const loaded = new Set<string>();
    for (const url of [
      ...pages,
      ...frames,
      later,
      `${base}/onboarding/${account}`,
      `${dashboard}/search?id=${payout?.id}`,
    ]) {
      const [status, html, shown] = await show(url);
      expect(status, url).toBe(200);
      for (const address of addressesIn(html, shown)) loaded.add(address);
    }
    const [missing, html] = await show(`${dashboard}/payments/py_0`);
    expect([
      missing,
      addressesIn(html, `${dashboard}/payments/py_0`).every((url) => url.startsWith(`${base}/`)),
    ]).toEqual([404, true]);
    const own = [...loaded].filter((address) => new URL(address).origin === new URL(base).origin);
    expect(own.length).toBeGreaterThan(20);
    for (const address of own) {
      expect(address.startsWith(`${base}/`), address).toBe(true);
      expect((await show(address))[0], address).toBe(200);
    }
  });
});

test.each([
  'pay',
  '/pay//x',
  '/../x',
  '/a b',
  '//evil.test',
  '/v1',
  '/v1/pay',
  '/_sandbox',
  '/r',
  'https://pay.test',
  '/pay?x',
])('the base path %j is refused', async (basePath) => {
  expect(() => createSandbox({ basePath })).toThrow(RangeError);
  await expect(serve(createSandbox(), { basePath })).rejects.toThrow('basePath must be a path such as /pay');
});

test.each(['', '/', undefined])('the base path %j is none', async (basePath) => {
  const { url } = await openSession(await testModeOf(createSandbox({ basePath })));
  expect(url).toMatch(/^http:\/\/sandbox\.test\/r\//);
});

test('no path of the sandbox begins with a segment that a base path may begin with', () => {
  const paths = [
    ...[...Object.values(operations), ...Object.values(controlOperations)].map(({ path }) => path),
    ...Object.values(signedAddresses).map(({ path }) => path),
    ...['/r/{id}', '/onboarding/{id}', '/_pages/{name}', '/v2/{frame}', '/_hop', '/docs/'],
    ...['/openapi.json', '/openapi.yaml', '/llms.txt', '/llms-full.txt'],
  ];
  const first = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].sort();
  expect(first).toEqual(ownSegments);
});

test('a client of the sandbox gets addresses below the path', async () => {
  const client = createSandbox({ basePath: '/pay' }).client();
  const { id } = await client.paymentIntents.create({ amount: 1_000, currency: 'usd' });
  const { url } = await client.checkoutSessions.create({
    payment_intent_id: id,
    after_payment_url: 'https://shop.test',
  });
  expect(url).toMatch(/^http:\/\/sandbox\.test\/pay\/r\//);
});

test('another path than the base path is not found, and a part of a segment is not removed', async () => {
  const url = await served(createSandbox({ basePath: '/pay' }));
  for (const [path, status] of [
    ['/pay/_sandbox/health', 200],
    ['/_sandbox/health', 200],
    ['/payments/_sandbox/health', 404],
    ['/pay/pay/_sandbox/health', 404],
    ['/other/_sandbox/health', 404],
  ] as const)
    expect((await rawHttp(url, { path })).status, path).toBe(status);
});

async function testModeOf(sandbox: Sandbox): Promise<Api> {
  const { test: keys } = await sandbox.createPlatform();
  return new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
}
