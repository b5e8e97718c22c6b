import { describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../mock-server/server';
import { curlOf } from '../../mock-server/pages/dashboard/traffic/copied-curl';
import type { RequestEntry } from '../../mock-server/pages/dashboard/traffic/copied-request';
import { sdkCodeOf } from '../../mock-server/pages/dashboard/traffic/copied-sdk-code';
import { sdkMethods } from '../../spec/derive/sdk-methods';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Fetch } from '../support/api';
import { tokenOf } from '../support/payment-method';
import {
  anyEntry,
  argumentsIn,
  argumentsOfEach,
  copyOf,
  nastyTexts,
  requestIn,
  requestOf,
  run,
  runInShell,
} from './support/copied-code';
import { BASE_URL, openDashboard, shownPage, tea } from './support/traffic';

describe('curl', () => {
  test('sends any body as it was sent', () => {
    const bodies = nastyTexts.map((text) => ({
      description: text,
      metadata: { [text]: [text, { text }], ['__proto__']: text },
    }));
    const found = argumentsOfEach(bodies.map((request_body) => curlOf(copyOf({ request_body }))));
    expect(found.map((each) => JSON.parse(String(requestOf(each).init.body)))).toEqual(bodies);
  });

  test.each(nastyTexts.map((text) => [text]))('can be copied from the page by hand with %j in it', (text) => {
    const command = curlOf(
      copyOf({ request_body: { text }, path: `/v1/payments?x=${encodeURIComponent(text.replace('\ud800', ''))}` }),
    );
    expect(command).toMatch(
      /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/,
    );
  });

  test('has the method, the account, the key, and the token from a variable', () => {
    const entry = { method: 'PATCH', idempotency: { key: `it's`, outcome: 'new' }, request_body: {} } as const;
    expect(argumentsIn(curlOf(copyOf(entry, 'acc_2')))).toEqual([
      `${BASE_URL}/v1/payments`,
      '--request',
      'PATCH',
      '--header',
      'Authorization: Bearer the token',
      '--header',
      'Sub-Account: acc_2',
      '--header',
      `Idempotency-Key: it's`,
      '--header',
      'Content-Type: application/json',
      '--data-raw',
      '{}',
    ]);
  });

  test.each<[what: string, entry: Partial<RequestEntry>, expected: readonly string[]]>([
    ['a read', { method: 'GET', path: '/v1/payments?limit=2&x=a%20b' }, [`${BASE_URL}/v1/payments?limit=2&x=a%20b`]],
    ['what curl would expand', { method: 'GET', path: '/v1/a{b}[1-9]' }, ['--globoff', `${BASE_URL}/v1/a{b}[1-9]`]],
    ['a quote in a path', { method: 'GET', path: `/v1/it's` }, [`${BASE_URL}/v1/it's`]],
    [
      'a redacted path',
      { method: 'GET', path: '/v1/x?token=[redacted]#a b' },
      [`${BASE_URL}/v1/x?token=YOUR_VALUE%23a%20b`],
    ],
    ['a HEAD', { method: 'HEAD' }, [`${BASE_URL}/v1/payments`, '--head']],
  ])('%s', (_what, entry, expected) => {
    const isReadable = entry.path !== '/v1/a{b}[1-9]';
    const [...found] = argumentsIn(curlOf(copyOf({ operation: 'listPayments', ...entry })));
    expect(found.slice(0, expected.length)).toEqual(
      isReadable ? expected : ['--globoff', expect.stringContaining('[1-9]')],
    );
  });

  test('has placeholders for what was redacted and has no test value', () => {
    const request_body = { client_id: 'test_default', client_secret: '[redacted]', numbers: ['4242 42** **** 4242'] };
    const entry = { operation: 'createAccessToken', request_body } as const;
    const { init } = requestIn(curlOf({ ...copyOf(entry), clientSecret: null }));
    expect(JSON.parse(String(init.body))).toEqual({
      client_id: 'test_default',
      client_secret: 'YOUR_CLIENT_SECRET',
      numbers: ['YOUR_NUMBERS'],
    });
    expect(new Headers(init.headers).get('authorization')).toBeNull();
    expect(requestIn(curlOf(copyOf({ request_body: '{"amount":1…' }))).init.body).toBe('YOUR_BODY');
    expect(curlOf({ ...copyOf({}), clientSecret: null })).toContain(`'client_secret=YOUR_CLIENT_SECRET'`);
  });

  test.each([
    ['424242******4242-7', undefined],
    ['tea', { number: '[redacted]' }],
  ])('has another key than %j where that would not be the same request', (key, body) => {
    const entry = { idempotency: { key, outcome: 'new' }, request_body: { amount: 1, ...body } } as const;
    const { init } = requestIn(curlOf(copyOf(entry)));
    expect(new Headers(init.headers).get('idempotency-key')).toMatch(/^\d+$/);
  });

  test('repeats a request to the sandbox', async () => {
    const { sandbox, platform, client, open, newest } = openDashboard();
    const { id } = await client.subAccounts.create({ name: 'Shop' });
    const { payment_method } = tea;
    const token = tokenOf(await client.forSubAccount(id).paymentMethods.create({ payment_method }));
    const description = `Tea for O'Brien's $(exit 7)`;
    const sent = { amount: 1_000, currency: 'usd', description, payment_method: { token } } as const;
    await client.forSubAccount(id).payments.create(sent);
    const logged = newest();
    const command = (await open(`requests/${logged.id}`)).copied('Copy as curl');
    const { url, init } = requestIn(command);
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${await accessTokenOf(sandbox.fetch)}`);
    const response = await sandbox.fetch(url, { ...init, headers });
    expect([response.status, response.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(newest()).toMatchObject({ request_body: sent, account_id: id, verdict: 'ok' });
    expect(platform.requests.list({ operation: 'createPayment' })).toHaveLength(2);
  });
});

describe('copied from a page of a sandbox that is served', () => {
  test.each([
    ['declined', '4000 0000 0000 9995', 402, 'insufficient_funds'],
    ['of a card that is none for tests', '4111 1111 1111 1111', 201, '4242'],
  ])('a payment %s runs in a shell and as a program', async (_what, number, status, shown) => {
    const { sandbox, client, newest, address } = openDashboard();
    const payment_method = { card: { ...tea.payment_method.card, number, verification: '739' } };
    await client.payments.create({ ...tea, payment_method }).catch(() => undefined);
    const server = await serve(sandbox, { port: 0 });
    onTestFinished(() => server.close());
    const first = newest();
    const page = await shownPage(await fetch(address(`requests/${first.id}`).replace(BASE_URL, server.url)));
    expect(page.html).not.toContain('YOUR_');
    expect(await runInShell(page.copied('Copy as curl'))).toContain(shown);
    const sent = newest();
    expect(sent).toMatchObject({ status, verdict: 'ok', account_id: first.account_id, operation: 'createPayment' });
    await run(page.copied('Copy as SDK code'), fetch).catch(() => undefined);
    expect(newest()).toMatchObject({ status, verdict: 'ok', request_body: sent.request_body });
    expect(newest().id).not.toBe(sent.id);
  });
});

async function accessTokenOf(fetch: Fetch): Promise<string> {
  const body = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const response = await fetch(`${BASE_URL}/oauth/token`, { method: 'POST', body });
  return (await response.json()).access_token;
}

describe('code of the SDK', () => {
  const called = Object.entries<Operation>(operations).filter(([id]) => id !== 'createAccessToken');

  test.each(called)('%s sends the request of the operation', async (id, operation) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => `${name}-1`);
    const isList = operation.query !== undefined;
    const entry = {
      ...anyEntry,
      operation: operationId(id),
      method: operation.method.toUpperCase(),
      path: isList ? `${path}?limit=7` : path,
      request_body: operation.body ? { metadata: { note: 'tea' } } : null,
    };
    const seen: string[] = [];
    const fetch: Fetch = async (url, init) => {
      const request = new Request(url, init);
      const { pathname, search } = new URL(request.url);
      if (pathname === '/oauth/token')
        return Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 60 });
      seen.push(`${request.method} ${pathname}${search} ${request.headers.get('sub-account')} ${await request.text()}`);
      const page_info = { has_next: false, has_previous: false, start_cursor: null, end_cursor: null };
      return Response.json({ id: null, type: 'array', data: isList ? [] : {}, page_info });
    };
    await run(sdkCodeOf({ ...copyOf(entry, 'acc_2') }) ?? '', fetch);
    // A body that never has fields is left out: it says nothing.
    const hasFields = Object.keys(operation.body?.properties ?? {}).length > 0;
    const body = hasFields ? JSON.stringify(entry.request_body) : '';
    expect(seen).toEqual([`${entry.method} ${entry.path} acc_2 ${body}`]);
  });

  test('every operation with a method of its own uses it', () => {
    const code = (id: string) => sdkCodeOf(copyOf({ operation: operationId(id), path: '/' })) ?? '';
    for (const [id, method] of Object.entries(sdkMethods))
      if (method !== null) expect(code(id)).toContain(`client.${method}(`);
  });

  test.each(nastyTexts.map((text) => [text]))('sends %j as it was sent', async (text) => {
    const request_body = {
      description: text,
      metadata: { [text]: [text, { text }], ['__proto__']: text, '1a': [], b: {} },
    };
    const code = sdkCodeOf(copyOf({ request_body })) ?? '';
    expect(code).toMatch(/^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/);
    let sent = '';
    const fetch: Fetch = async (url, init) => {
      if (url.endsWith('/oauth/token'))
        return Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 60 });
      sent = String(init?.body);
      return Response.json({ data: {} });
    };
    await run(code, fetch);
    expect(JSON.parse(sent)).toEqual(request_body);
  });

  test('repeats requests to the sandbox', async () => {
    const { sandbox, client, newest, open } = openDashboard();
    const { payment_method } = tea;
    const token = tokenOf(await client.paymentMethods.create({ payment_method }));
    const again = async () => {
      const logged = newest();
      const code = (await open(`requests/${logged.id}`)).copied('Copy as SDK code');
      if (logged.status !== null && logged.status < 400) await run(code, sandbox.fetch);
      else await expect(run(code, sandbox.fetch)).rejects.toMatchObject({ status: logged.status });
      const { method, path, operation, status, account_id, request_body, verdict } = logged;
      expect(newest()).toMatchObject({ method, path, operation, status, account_id, request_body, verdict });
      expect(newest().id).not.toBe(logged.id);
    };
    const sent = {
      amount: 1_000,
      currency: 'usd',
      description: `Tea for O'Brien`,
      payment_method: { token },
    } as const;
    const { id } = await client.payments.create(sent);
    await again();
    await client.refunds.create(id, { amount: 100 });
    await again();
    await client.payments.update(id, { metadata: { 'a-b': ['1', '2'] } });
    await again();
    await client.payments.list({ limit: 2, payment_status: 'succeeded' });
    await again();
    await client.paymentIntents.create({ amount: 2_000, currency: 'usd' });
    await again();
    const shop = await client.subAccounts.create({ name: 'Shop' });
    await client.forSubAccount(shop.id).payments.list();
    await again();
    await client.feeConfigurations.history(shop.id, 'processing_ecomm', { limit: 1 }).catch(() => undefined);
    await again();
  });

  test.each<[what: string, entry: Partial<RequestEntry>]>([
    ['an unknown path', { operation: null }],
    ['an access token', { operation: 'createAccessToken' }],
    ['a body that was cut', { request_body: '{"amount":1…' }],
  ])('there is none for %s', (_what, entry) => {
    expect(sdkCodeOf(copyOf(entry))).toBeUndefined();
  });
});

function operationId(text: string): RequestEntry['operation'] {
  const found = Object.keys(operations).find((id) => id === text);
  if (found === undefined || !isOperationId(found)) throw new Error(`unknown operation ${text}`);
  return found;
}

function isOperationId(text: string): text is NonNullable<RequestEntry['operation']> {
  return Object.hasOwn(operations, text);
}
