import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstPayment } from '../../spec/derive/first-payment';
import { openSandboxIn } from '../../mock-server/server';
import { Api } from '../support/api';
import { card, payment } from '../support/bodies';
import { openSession } from '../support/checkout-sessions';
import { runCli, spawnCli, startCli } from '../support/cli-process';
import { rawHttp } from '../support/raw-http';
import { temporaryDirectory } from '../store/support';

const testKeys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const liveKeys = { client_id: 'live_default', client_secret: 'live_default_secret' };

async function health(url: string, headers: Record<string, string> = {}) {
  const { status, text } = await rawHttp(url, { path: '/_sandbox/health', headers });
  const body: unknown = JSON.parse(text);
  return { status, body };
}

describe('--json', () => {
  test('prints one line when it is ready, and nothing else', async () => {
    const cwd = temporaryDirectory();
    const cli = await startCli(['--memory'], { cwd });
    expect(await health(cli.url)).toMatchObject({ status: 200, body: { status: 'ok' } });
    const { code, stdout, stderr } = await cli.stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(stdout)).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      pid: cli.pid,
      platform: { id: 'default', test: testKeys, live: liveKeys },
    });
    expect(existsSync(join(cwd, '.sandbox'))).toBe(false);
  });

  test('keeps data in .sandbox or in the directory of --data', async () => {
    const cwd = temporaryDirectory();
    const clis = await Promise.all([startCli([], { cwd }), startCli(['--data', 'a/b', '--fsync'], { cwd })]);
    for (const cli of clis) expect((await cli.stop()).code).toBe(0);
    for (const directory of ['.sandbox', 'a/b']) {
      expect(existsSync(join(cwd, directory, 'platforms', 'default.ndjson'))).toBe(true);
    }
  });
});

test('--random-seed, alias --deterministic: the same text gives the same responses', async () => {
  const responses: string[] = [];
  for (const args of [
    ['--random-seed', 'a text'],
    ['--random-seed', 'a text'],
    ['--deterministic', 'a text'],
    ['--random-seed', 'another'],
  ]) {
    const cli = await startCli(['--memory', ...args]);
    responses.push((await rawHttp(cli.url, { method: 'POST', path: '/_sandbox/platforms' })).text);
    await cli.stop();
  }
  const [first, second, byAlias, other] = responses;
  expect(first).toContain('"client_secret"');
  expect(second).toBe(first);
  expect(byAlias).toBe(first);
  expect(other).not.toBe(first);
});

const hasCurl = spawnSync('bash', ['-c', 'curl --version']).status === 0;

describe('the banner', () => {
  test.skipIf(!hasCurl)('has shell commands that make a payment (needs bash and curl)', async () => {
    const cli = spawnCli(['start', '--port', '0', '--memory'], { cwd: temporaryDirectory() });
    const banner = await cli.printed(/Ctrl\+C/);
    const url = /http:\/\/\S+/.exec(banner)?.[0] ?? '';
    const commands = banner.slice(banner.indexOf('TOKEN='), banner.indexOf('Press Ctrl+C'));
    // If bash takes its input for a remote shell, it would read the startup file of this machine.
    const args = ['--norc', '-euo', 'pipefail', '-c', commands];
    const { stdout, stderr, status } = spawnSync('bash', args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ type: 'payment', data: { status: 'succeeded', amount: 1_000 } });
    expect(commands.trim()).toBe(firstPayment(url, testKeys));
    cli.signal('SIGINT');
    expect(await cli.exited).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Stopped.') });
  });

  test('has the URL, the data directory, both key pairs and how to stop; no card number, no colours', async () => {
    const cwd = temporaryDirectory();
    const cli = spawnCli(['start', '--port', '0'], { cwd });
    const banner = await cli.printed(/Press Ctrl\+C to stop\.\n/);
    const secrets = [testKeys, liveKeys].flatMap((pair) => Object.values(pair));
    for (const text of ['http://127.0.0.1:', join(cwd, '.sandbox'), ...secrets]) expect(banner).toContain(text);
    expect(banner).not.toMatch(/\d{12}|\u001b/);
    cli.signal('SIGTERM');
    expect((await cli.exited).stdout).toContain('The next start picks up where it left off');
  });

  test('with --memory, says that data is lost on exit', async () => {
    const cli = spawnCli(['start', '--port', '0', '--memory'], { env: { FORCE_COLOR: '1' } });
    expect(await cli.printed(/Press Ctrl\+C to stop\./)).toMatch(/\u001b\[36mhttp:[^]*in memory only, lost on exit/);
    cli.signal('SIGTERM');
    expect((await cli.exited).code).toBe(0);
  });

  test('quotes the brackets of an IPv6 address, which some shells expand as a pattern', () => {
    expect(firstPayment('http://[::1]:1', testKeys)).toMatch(/'http:\/\/\[::1\]:1\/oauth\/token'/);
  });
});

describe('Host', () => {
  const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'a-token-of-the-tests' };

  test.each<[args: string[], host: string, status: number]>([
    [[], 'localhost', 200],
    [[], 'evil.example', 403],
    [['--allow-host', 'shop.test', '--allow-host', 'evil.example'], 'evil.example:80', 200],
    [['--allow-host', 'shop.test'], 'evil.example', 403],
    [['--host', '0.0.0.0'], '127.0.0.1', 200],
    [['--host', '0.0.0.0'], 'evil.example', 403],
  ])('%j responds to the host %s with %i', async (args, host, status) => {
    const cli = await startCli(['--memory', ...args], { env });
    const response = await health(cli.url, { host });
    expect(response).toMatchObject({ status, body: status === 200 ? {} : { error: { code: 'host_not_allowed' } } });
    const { stderr } = await cli.stop();
    expect(stderr).toMatch(
      args.includes('0.0.0.0') ? /^warning: Every machine on the network[^]*--allow-host NAME/ : /^$/,
    );
  });
});

test('hosted pages have the addresses and embedding pages of the options, and need no control token', async () => {
  const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'a-token-of-the-tests' };
  const urls = ['--checkout-url', 'https://pay.test/a/', '--onboarding-url', 'https://join.test'];
  const frames = ['--allow-frame', 'https://shop.test', '--allow-frame', 'http://localhost:3000'];
  const cli = await startCli(['--memory', ...urls, ...frames], { env });
  const api = new Api({ baseUrl: cli.url, fetch }, testKeys);
  const { url, sessionId } = await openSession(api);
  expect(url).toBe(`https://pay.test/a/r/${sessionId}`);
  expect((await fetch(`${cli.url}/r/${sessionId}`)).status).toBe(200);
  const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  const { status, headers } = await fetch(`${cli.url}/onboarding/${id}`);
  expect([status, headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining('frame-ancestors https://shop.test http://localhost:3000;'),
  ]);
  expect((await cli.stop()).code).toBe(0);
});

test('--allow-publisher-host allows webhooks to that host only', async () => {
  const cli = await startCli(['--memory', '--allow-publisher-host', 'hooks.example']);
  const statusOf = async (url: string) => {
    const body = JSON.stringify({ url });
    return (await fetch(`${cli.url}/_sandbox/platforms/default/publishers`, { method: 'POST', body })).status;
  };
  expect(await statusOf('https://hooks.example/payments')).toBe(201);
  expect(await statusOf('https://example.com/payments')).toBe(422);
  expect((await cli.stop()).code).toBe(0);
});

test('--webhook-header-prefix names the headers of publishers without a prefix of their own', async () => {
  const cli = await startCli(['--memory', '--webhook-header-prefix', 'JUSTIFI']);
  const prefixOf = async (body: object) => {
    const url = `${cli.url}/_sandbox/platforms/default/publishers`;
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ url: 'http://127.0.0.1:2/', ...body }),
    });
    const publisher: unknown = await response.json();
    return publisher;
  };
  expect(await prefixOf({})).toMatchObject({ header_prefix: 'JUSTIFI' });
  expect(await prefixOf({ header_prefix: 'Other-One' })).toMatchObject({ header_prefix: 'Other-One' });
  expect((await cli.stop()).code).toBe(0);
});

test('a start says by how much the clock of the machine is behind that of the platform', async () => {
  const directory = temporaryDirectory();
  const ahead = Date.now() + 90 * 60_000;
  const sandbox = await openSandboxIn(directory, { clock: { now: () => ahead } });
  await sandbox.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card() } });
  await sandbox.close();
  const { stderr, code } = await (await startCli(['--data', directory])).stop();
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^warning: Platform "default": The machine's clock was set back: it is 1h (29|30)m behind .* payments-sandbox clock reset\n$/,
  );
});

test('--no-auto-enable: a new test sub account waits for a review, which another process can make', async () => {
  const cwd = temporaryDirectory();
  const [withReview, automatic] = await Promise.all([startCli(['--no-auto-enable'], { cwd }), startCli(['--memory'])]);
  const createSubAccount = async (url: string) => {
    const api = new Api({ baseUrl: url, fetch }, testKeys);
    const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
    return (await api.get(`/v1/sub_accounts/${id}`)).subAccount;
  };
  expect((await createSubAccount(automatic.url)).status).toBe('enabled');
  const { id, status } = await createSubAccount(withReview.url);
  expect(status).toBe('created');
  const { code, stdout } = await runCli(['review', id, 'archive', '--sandbox', withReview.url]);
  expect([code, stdout]).toEqual([0, `Tea Shop (${id}) is archived\n`]);
  for (const cli of [withReview, automatic]) expect((await cli.stop()).code).toBe(0);
});

test('--require-sub-account: a payment that names no sub account is refused', async () => {
  const cli = await startCli(['--memory', '--require-sub-account']);
  const api = new Api({ baseUrl: cli.url, fetch }, testKeys);
  const refused = await api.post('/v1/payments', payment());
  expect([refused.status, refused.error.code]).toEqual([400, 'parameter_missing']);
  const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  expect((await api.on(id).post('/v1/payments', payment())).status).toBe(201);
  expect((await cli.stop()).code).toBe(0);
});

test('a torn last line of a journal is removed and reported', async () => {
  const cwd = temporaryDirectory();
  const first = await startCli([], { cwd });
  await first.stop();
  const journal = join(cwd, '.sandbox', 'platforms', 'default.ndjson');
  const whole = readFileSync(journal);
  appendFileSync(journal, 'a torn li');
  const second = await startCli([], { cwd });
  const { code, stderr } = await second.stop();
  expect(code).toBe(0);
  expect(stderr).toMatch(/^warning: .*"default".*cut short.* 9 bytes.*All earlier writes are intact\.\n$/);
  expect(readFileSync(journal)).toEqual(whole);
});

test('--version prints the version of the package', async () => {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  const { code, stdout } = await runCli(['--version']);
  expect(manifest).toMatchObject({ version: stdout.trim() });
  expect(code).toBe(0);
});
