import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../mock-server';
import { handlers } from '../../mock-server/msw';
import { serve } from '../../mock-server/server';
import { targetOf, testModeOf } from '../platforms/support';
import { Api } from '../support/api';
import { openSession, validCard } from '../support/checkout-sessions';
import { sendForm } from '../support/hosted-page';
import { rawHttp } from '../support/raw-http';

async function start(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  const keys = await sandbox.createPlatform();
  return { sandbox, keys, api: testModeOf(targetOf(sandbox), keys) };
}

describe('the address of a checkout session', () => {
  test.each<[what: string, options: SandboxOptions, base: string]>([
    ['by default that of the request', {}, 'http://sandbox.test'],
    ['the one that is set', { checkoutUrl: 'https://pay.test' }, 'https://pay.test'],
    ['with a path', { checkoutUrl: 'https://pay.test/sandbox/' }, 'https://pay.test/sandbox'],
    ['not that of the onboarding', { onboardingUrl: 'https://join.test' }, 'http://sandbox.test'],
  ])('%s', async (_what, options, base) => {
    const { api } = await start(options);
    const { url, sessionId } = await openSession(api);
    expect(url).toBe(`${base}/r/${sessionId}`);
  });

  test('over HTTP, that of the server', async () => {
    const { sandbox, keys } = await start();
    const server = await serve(sandbox);
    onTestFinished(() => server.close());
    const { url, sessionId } = await openSession(new Api({ baseUrl: server.url, fetch }, keys.test));
    expect(url).toBe(`${server.url}/r/${sessionId}`);
    expect((await fetch(url)).status).toBe(200);
  });

  test('under MSW, with the path of its base URL, where its style is found as well', async () => {
    const { sandbox, keys } = await start();
    const msw = setupServer(...handlers(sandbox, { baseUrl: 'https://api.payments.test/v2/sandbox' }));
    msw.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => msw.close());
    const api = new Api({ baseUrl: 'https://api.payments.test/v2/sandbox', fetch }, keys.test);
    const { url, sessionId } = await openSession(api);
    expect(url).toBe(`https://api.payments.test/v2/sandbox/r/${sessionId}`);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const [, style = ''] = /rel="stylesheet" href="([^"]*)"/.exec(await page.text()) ?? [];
    expect((await fetch(new URL(style, url))).status).toBe(200);
  });

  test.each([
    ['/sandbox', '/sandbox'],
    ['/pay/', '/pay'],
    ['/', ''],
    ['//evil.test', ''],
    ['/a b', ''],
    ['/<script>', ''],
  ])('behind a proxy that removes the prefix %j', async (prefix, path) => {
    const { api } = await start();
    const { id } = (await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' })).as('PaymentIntent');
    const body = { payment_intent_id: id, after_payment_url: 'https://shop.test' };
    const answer = await api.send('POST', '/v1/checkout_sessions', { body, headers: { 'X-Forwarded-Prefix': prefix } });
    const { url } = answer.as('CheckoutSessionEnvelope').data;
    expect(new URL(url).pathname.replace(/\/r\/.*/, '')).toBe(path);
    expect(new URL(url).host).toBe('sandbox.test');
  });
});

describe('behind a proxy', () => {
  test('forms of the address that is set are accepted, and no others', async () => {
    const { sandbox, api } = await start({ checkoutUrl: 'https://pay.test/sandbox' });
    const { sessionId } = await openSession(api);
    const send = (origin: string) =>
      sendForm(sandbox, `http://127.0.0.1:4010/r/${sessionId}`, validCard, { Origin: origin });
    expect((await send('https://pay.test:8443')).status).toBe(403);
    expect((await send('https://pay.test')).status).toBe(303);
  });

  test('a server accepts the host of an address that is set', async () => {
    const { sandbox, api } = await start({
      checkoutUrl: 'https://pay.test/sandbox',
      onboardingUrl: 'https://join.test',
    });
    const { sessionId } = await openSession(api);
    const server = await serve(sandbox);
    onTestFinished(() => server.close());
    const statusFor = async (host: string) =>
      (await rawHttp(server.url, { path: `/r/${sessionId}`, headers: { Host: host } })).status;
    expect(await Promise.all(['pay.test', 'join.test', 'shop.test'].map(statusFor))).toEqual([200, 200, 403]);
  });
});

describe('options that are refused', () => {
  test.each<[SandboxOptions]>([
    [{ checkoutUrl: 'pay.test' }],
    [{ checkoutUrl: 'ftp://pay.test' }],
    [{ checkoutUrl: 'https://pay.test?x=1' }],
    [{ checkoutUrl: 'https://user:secret@pay.test' }],
    [{ onboardingUrl: 'https://join.test#x' }],
    [{ onboardingUrl: '' }],
    [{ allowFrames: ['shop.test'] }],
    [{ allowFrames: ['https://shop.test/path'] }],
    [{ allowFrames: ['*'] }],
    [{ allowFrames: ["https://shop.test 'unsafe-inline'"] }],
  ])('%j', (options) => {
    expect(() => createSandbox(options)).toThrow(RangeError);
  });
});
