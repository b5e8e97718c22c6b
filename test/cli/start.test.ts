import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstPayment } from '../../cli/commands/start/first-payment';
import { Api } from '../support/api';
import { runCli, spawnCli, startCli } from '../support/cli-process';
import { rawHttp } from '../support/raw-http';
import { temporaryDirectory } from '../store/support';

const test_pair = { client_id: 'test_default', client_secret: 'test_default_secret' };
const live_pair = { client_id: 'live_default', client_secret: 'live_default_secret' };

async function health(url: string, headers: Record<string, string> = {}) {
  const { status, text } = await rawHttp(url, { path: '/_sandbox/health', headers });
  const body: unknown = JSON.parse(text);
  return { status, body };
}

describe('--json', () => {
  test('prints one line once it listens, and nothing else until it is gone', async () => {
    const cwd = temporaryDirectory();
    const cli = await startCli(['--memory'], { cwd });
    expect(await health(cli.url)).toMatchObject({ status: 200, body: { status: 'ok' } });
    const { code, stdout, stderr } = await cli.stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(stdout)).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      pid: cli.pid,
      platform: { id: 'default', test: test_pair, live: live_pair },
    });
    expect(existsSync(join(cwd, '.sandbox'))).toBe(false);
  });

  test('keeps data in .sandbox, or where --data says', async () => {
    const cwd = temporaryDirectory();
    const clis = await Promise.all([startCli([], { cwd }), startCli(['--data', 'a/b', '--fsync'], { cwd })]);
    for (const cli of clis) expect((await cli.stop()).code).toBe(0);
    for (const directory of ['.sandbox', 'a/b']) {
      expect(existsSync(join(cwd, directory, 'platforms', 'default.ndjson'))).toBe(true);
    }
  });
});

test('--deterministic: what follows from the same text is the same', async () => {
  const made: string[] = [];
  for (const text of ['a text', 'a text', 'another']) {
    const cli = await startCli(['--memory', '--deterministic', text]);
    made.push((await rawHttp(cli.url, { method: 'POST', path: '/_sandbox/platforms' })).text);
    await cli.stop();
  }
  expect(made[0]).toContain('"client_secret"');
  expect(made[1]).toBe(made[0]);
  expect(made[2]).not.toBe(made[0]);
});

const hasCurl = spawnSync('bash', ['-c', 'curl --version']).status === 0;

describe('the banner', () => {
  test.skipIf(!hasCurl)('shows commands that make a payment when they are pasted (needs bash and curl)', async () => {
    const cli = spawnCli(['start', '--port', '0', '--memory'], { cwd: temporaryDirectory() });
    const banner = await cli.printed(/Ctrl\+C/);
    const url = /http:\/\/\S+/.exec(banner)?.[0] ?? '';
    const commands = banner.slice(banner.indexOf('TOKEN='), banner.indexOf('Ctrl+C'));
    // Where bash takes its input for a remote shell it would read the start file of this machine.
    const args = ['--norc', '-euo', 'pipefail', '-c', commands];
    const { stdout, stderr, status } = spawnSync('bash', args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ type: 'payment', data: { status: 'succeeded', amount: 1_000 } });
    expect(commands.trim()).toBe(firstPayment(url, test_pair));
    cli.signal('SIGINT');
    expect(await cli.ended).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Stopped.') });
  });

  test('tells the address, where data is, both key pairs and how to stop; no card number, no colours', async () => {
    const cwd = temporaryDirectory();
    const cli = spawnCli(['start', '--port', '0'], { cwd });
    const banner = await cli.printed(/Ctrl\+C stops it\.\n/);
    const secrets = [test_pair, live_pair].flatMap((pair) => Object.values(pair));
    for (const text of ['http://127.0.0.1:', join(cwd, '.sandbox'), ...secrets]) expect(banner).toContain(text);
    expect(banner).not.toMatch(/\d{12}|\u001b/);
    cli.signal('SIGTERM');
    expect((await cli.ended).stdout).toContain('The next start goes on with what is in');
  });

  test('says so when data is in memory', async () => {
    const cli = spawnCli(['start', '--port', '0', '--memory'], { env: { FORCE_COLOR: '1' } });
    expect(await cli.printed(/Ctrl\+C stops it\./)).toMatch(/\u001b\[36mhttp:[^]*in memory, gone when it stops/);
    cli.signal('SIGTERM');
    expect((await cli.ended).code).toBe(0);
  });

  test('quotes the brackets of an IPv6 address, which are a pattern to some shells', () => {
    expect(firstPayment('http://[::1]:1', test_pair)).toMatch(/'http:\/\/\[::1\]:1\/oauth\/token'/);
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
  ])('%j answers to %s with %i', async (args, host, status) => {
    const cli = await startCli(['--memory', ...args], { env });
    const answer = await health(cli.url, { host });
    expect(answer).toMatchObject({ status, body: status === 200 ? {} : { error: { code: 'host_not_allowed' } } });
    const { stderr } = await cli.stop();
    expect(stderr).toMatch(args.includes('0.0.0.0') ? /^warning: Anybody on the network[^]*--allow-host NAME/ : /^$/);
  });
});

test('--allow-publisher-host lets webhooks leave for a name, and for no other', async () => {
  const cli = await startCli(['--memory', '--allow-publisher-host', 'hooks.example']);
  const statusOf = async (url: string) => {
    const body = JSON.stringify({ url });
    return (await fetch(`${cli.url}/_sandbox/platforms/default/publishers`, { method: 'POST', body })).status;
  };
  expect(await statusOf('https://hooks.example/payments')).toBe(201);
  expect(await statusOf('https://example.com/payments')).toBe(422);
  expect((await cli.stop()).code).toBe(0);
});

test('--no-auto-enable: a test account waits, also for the one who reviews it from another process', async () => {
  const cwd = temporaryDirectory();
  const [held, usual] = await Promise.all([startCli(['--no-auto-enable'], { cwd }), startCli(['--memory'])]);
  const made = async (url: string) => {
    const api = new Api({ baseUrl: url, fetch }, test_pair);
    const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
    return (await api.get(`/v1/sub_accounts/${id}`)).subAccount;
  };
  expect((await made(usual.url)).status).toBe('enabled');
  const { id, status } = await made(held.url);
  expect(status).toBe('created');
  const { code, stdout } = await runCli(['review', id, 'archive', '--url', held.url]);
  expect([code, stdout]).toEqual([0, `Tea Shop (${id}) is archived\n`]);
  for (const cli of [held, usual]) expect((await cli.stop()).code).toBe(0);
});

test('a line that its writer did not finish is cut off, and reported in plain words', async () => {
  const cwd = temporaryDirectory();
  const first = await startCli([], { cwd });
  await first.stop();
  const journal = join(cwd, '.sandbox', 'platforms', 'default.ndjson');
  const whole = readFileSync(journal);
  appendFileSync(journal, 'a torn li');
  const second = await startCli([], { cwd });
  const { code, stderr } = await second.stop();
  expect(code).toBe(0);
  expect(stderr).toMatch(/^warning: .*"default".*cut short.* 9 bytes.*Everything before it is there\.\n$/);
  expect(readFileSync(journal)).toEqual(whole);
});

test('the command line has the version of the package', async () => {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  const { code, stdout } = await runCli(['--version']);
  expect(manifest).toMatchObject({ version: stdout.trim() });
  expect(code).toBe(0);
});
