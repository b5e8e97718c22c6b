import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assetNames } from '../../mock-server/pages/generated/assets';
import { createSandbox, type RunningServer, type Sandbox, serve } from '../../mock-server/server';
import { requestHeaders, responseHeaders, tracingHeaders } from '../../spec/tables/headers';
import { type RawRequest, rawHttp } from '../support/raw-http';

let sandbox: Sandbox;
let server: RunningServer;
let authorization: string;

beforeAll(async () => {
  sandbox = createSandbox();
  server = await serve(sandbox);
  const form = new URLSearchParams({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const response = await fetch(`${server.url}/oauth/token`, { method: 'POST', body: form });
  const { access_token }: { access_token: string } = await response.json();
  authorization = `Bearer ${access_token}`;
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const send = (path: string, headers: Readonly<Record<string, string>> = {}, more: Partial<RawRequest> = {}) =>
  rawHttp(server.url, { path, headers, ...more });

/** Creates an intent to pay. Its checkout session has a URL of the sandbox. */
async function sessionUrl(headers: Readonly<Record<string, string>>): Promise<string> {
  const post = (path: string, body: object) =>
    send(
      path,
      {
        Authorization: authorization,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...headers,
      },
      { method: 'POST', chunks: [JSON.stringify(body)] },
    );
  const intent: { id: string } = JSON.parse(
    (await post('/v1/payment_intents', { amount: 1_000, currency: 'usd' })).text,
  );
  const { text } = await post('/v1/checkout_sessions', {
    payment_intent_id: intent.id,
    after_payment_url: 'https://shop.test/',
  });
  const { data }: { data: { url: string } } = JSON.parse(text);
  return new URL(data.url).origin;
}

test.each<[header: string, value: string]>([
  ['X-Forwarded-Host', 'evil.test'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-For', '203.0.113.7'],
  ['X-Forwarded-Port', '443'],
  ['Forwarded', 'for=203.0.113.7;host=evil.test;proto=https'],
  ['Via', '1.1 proxy.test'],
  ['X-Original-Host', 'evil.test'],
  ['X-Real-IP', '203.0.113.7'],
])('%s changes no URL of a response', async (header, value) => {
  expect(await sessionUrl({ [header]: value })).toBe(server.url);
});

test('no header of ours has an underscore, which nginx drops', () => {
  const names = [...requestHeaders, ...Object.values(responseHeaders), ...tracingHeaders];
  expect(names.filter((name) => !/^[A-Za-z-]+$/.test(name))).toEqual([]);
});

describe('headers of a request, as proxies and frameworks send them', () => {
  test.each<[name: string, headers: () => Record<string, string>, status: number]>([
    ['a scheme in lower case', () => ({ authorization: authorization.replace('Bearer', 'bearer') }), 200],
    ['a scheme in upper case', () => ({ AUTHORIZATION: authorization.replace('Bearer', 'BEARER') }), 200],
    ['no Authorization', () => ({}), 401],
    [
      'headers of one connection',
      () => ({ Authorization: authorization, Connection: 'keep-alive, X-A', TE: 'trailers' }),
      200,
    ],
    ['a chunked body of nothing', () => ({ Authorization: authorization, 'Transfer-Encoding': 'chunked' }), 200],
    ['no length', () => ({ Authorization: authorization, 'Content-Length': '0' }), 200],
    ['an expectation', () => ({ Authorization: authorization, Expect: '100-continue' }), 200],
    ['an unknown expectation', () => ({ Authorization: authorization, Expect: 'nothing' }), 417],
    ['long headers', () => ({ Authorization: authorization, Cookie: 'a'.repeat(60_000) }), 200],
    ['headers that are too long', () => ({ Authorization: authorization, Cookie: 'a'.repeat(66_000) }), 431],
  ])('%s', async (_name, headers, status) => {
    expect((await send('/v1/payments', headers())).status).toBe(status);
  });
});

describe('an asset', () => {
  const asset = (headers: Record<string, string>) => send(`/_pages/${assetNames.dashboardStyle}`, headers);

  test.each([
    ['gzip', 'gzip'],
    ['br, gzip', 'gzip'],
    ['deflate,GZIP ; q=0.5', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['gzip;q=0', null],
    ['br;q=1, gzip ; q=0.000', null],
    ['identity', null],
    ['x-gzip-like', null],
    ['*', null],
    ['', null],
  ])('to one who accepts %j is %j', async (accepted, coding) => {
    expect((await asset({ 'Accept-Encoding': accepted })).headers.get('content-encoding')).toBe(coding);
  });

  test('varies by what was accepted, for a page as well', async () => {
    expect((await asset({})).headers.get('vary')).toBe('Accept-Encoding');
    expect((await asset({ Origin: server.url })).headers.get('vary')).toBe('Accept-Encoding, Origin');
  });
});
