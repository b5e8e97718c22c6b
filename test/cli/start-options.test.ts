import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultPlatform, openSandboxIn } from '../../mock-server/server';
import { firstPayment } from '../../spec/derive/first-payment';
import { temporaryDirectory } from '../store/support';
import { Api } from '../support/api';
import { card, payment } from '../support/bodies';
import { openSession } from '../support/checkout-sessions';
import { rawHttp } from '../support/raw-http';
import { startHere } from './process-io';

/** Starts a sandbox with options, and stops it after the test. */
async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { url, stop } = await startHere(['--memory', ...args], { env });
  onTestFinished(async () => void (await stop()));
  const api = new Api({ baseUrl: url, fetch }, { client_id: 'test_default', client_secret: 'test_default_secret' });
  return { url, stop, api };
}

const controlToken = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'a-token-of-the-tests' };

test('--random-seed, alias --deterministic: the same text gives the same responses', async () => {
  const platformOf = async (...args: string[]) => {
    const { url } = await start(args);
    return (await rawHttp(url, { method: 'POST', path: '/_sandbox/platforms' })).text;
  };
  const first = await platformOf('--random-seed', 'a text');
  expect(first).toContain('"client_secret"');
  expect(await platformOf('--deterministic', 'a text')).toBe(first);
  expect(await platformOf('--random-seed', 'another')).not.toBe(first);
});

test.each<[args: string[], host: string, status: number]>([
  [[], 'evil.example', 403],
  [['--allow-host', 'shop.test', '--allow-host', 'evil.example'], 'evil.example:80', 200],
  [['--host', '0.0.0.0'], '127.0.0.1', 200],
  [['--host', '0.0.0.0'], 'evil.example', 403],
])('%j responds to the host %s with %i', async (args, host, status) => {
  const { url, stop } = await start(args, controlToken);
  const response = await rawHttp(url, { path: '/_sandbox/health', headers: { host } });
  const body: unknown = JSON.parse(response.text);
  expect([response.status, body]).toMatchObject([
    status,
    status === 200 ? {} : { error: { code: 'host_not_allowed' } },
  ]);
  const { stdout, stderr } = await stop();
  expect(stdout + stderr).not.toContain(controlToken.PAYMENTS_SANDBOX_CONTROL_TOKEN);
  expect(stderr).toMatch(
    args.includes('0.0.0.0') ? /^warning: Every machine on the network[^]*--allow-host NAME/ : /^$/,
  );
});

test('hosted pages have the addresses and embedding pages of the options, and need no control token', async () => {
  const urls = ['--checkout-url', 'https://pay.test/a/', '--onboarding-url', 'https://join.test'];
  const frames = ['--allow-frame', 'https://shop.test', '--allow-frame', 'http://localhost:3000'];
  const { url, api } = await start([...urls, ...frames], controlToken);
  const session = await openSession(api);
  expect(session.url).toBe(`https://pay.test/a/r/${session.sessionId}`);
  expect((await fetch(`${url}/r/${session.sessionId}`)).status).toBe(200);
  const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  const { status, headers } = await fetch(`${url}/onboarding/${id}`);
  expect([status, headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining('frame-ancestors https://shop.test http://localhost:3000;'),
  ]);
});

test('--allow-publisher-host allows webhooks to that host only', async () => {
  const { url } = await start(['--allow-publisher-host', 'hooks.example']);
  const statusOf = async (address: string) => {
    const body = JSON.stringify({ url: address });
    return (await fetch(`${url}/_sandbox/platforms/default/publishers`, { method: 'POST', body })).status;
  };
  expect(await statusOf('https://hooks.example/payments')).toBe(201);
  expect(await statusOf('https://example.com/payments')).toBe(422);
});

test('--webhook-header-prefix names the headers of publishers without a prefix of their own', async () => {
  const { url } = await start(['--webhook-header-prefix', 'JUSTIFI']);
  const prefixOf = async (own: object): Promise<unknown> => {
    const body = JSON.stringify({ url: 'http://127.0.0.1:2/', ...own });
    return (await fetch(`${url}/_sandbox/platforms/default/publishers`, { method: 'POST', body })).json();
  };
  expect(await prefixOf({})).toMatchObject({ header_prefix: 'JUSTIFI' });
  expect(await prefixOf({ header_prefix: 'Other-One' })).toMatchObject({ header_prefix: 'Other-One' });
});

test('--no-auto-enable: a new test sub account waits for a review', async () => {
  const { api } = await start(['--no-auto-enable']);
  const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  expect((await api.get(`/v1/sub_accounts/${id}`)).subAccount.status).toBe('created');
});

test('--require-sub-account: a payment that names no sub account is refused', async () => {
  const { api } = await start(['--require-sub-account']);
  const refused = await api.post('/v1/payments', payment());
  expect([refused.status, refused.error.code]).toEqual([400, 'parameter_missing']);
  const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  expect((await api.on(id).post('/v1/payments', payment())).status).toBe(201);
});

test('a start says by how much the clock of the machine is behind that of the platform', async () => {
  const directory = temporaryDirectory();
  const ahead = Date.now() + 90 * 60_000;
  const sandbox = await openSandboxIn(directory, { clock: { now: () => ahead } });
  await sandbox.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card() } });
  await sandbox.close();
  const { stop } = await startHere(['--data', directory]);
  expect((await stop()).stderr).toMatch(
    /^warning: Platform "default": The machine's clock was set back: it is 1h (29|30)m behind .* payments-sandbox clock reset\n$/,
  );
});

describe('the banner', () => {
  test('has the URL, the data directory, both key pairs and how to stop; no card number, no colours', async () => {
    const cwd = temporaryDirectory();
    const { ready, stop } = await startHere([], { cwd });
    const { test: testKeys, live } = defaultPlatform;
    for (const text of [...Object.values(testKeys), ...Object.values(live), 'http://127.0.0.1:', join(cwd, '.sandbox')])
      expect(ready).toContain(text);
    expect(ready).toContain('Press Ctrl+C to stop.');
    expect(ready).not.toMatch(/\d{12}|\u001b/);
    expect((await stop()).stdout).toContain('The next start picks up where it left off');
  });

  test('with --memory, says that data is lost on exit', async () => {
    const { ready, stop } = await startHere(['--memory'], { env: { FORCE_COLOR: '1' } });
    expect(ready).toMatch(/\u001b\[36mhttp:[^]*in memory only, lost on exit/);
    await stop();
  });

  test('quotes the brackets of an IPv6 address, which some shells expand as a pattern', () => {
    expect(firstPayment('http://[::1]:1', defaultPlatform.test)).toMatch(/'http:\/\/\[::1\]:1\/oauth\/token'/);
  });
});
