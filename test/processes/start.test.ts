import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstPayment } from '../../spec/derive/first-payment';
import { spawnCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';

const testKeys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const liveKeys = { client_id: 'live_default', client_secret: 'live_default_secret' };

test('--json prints one line when it is ready, and nothing else', async () => {
  const cwd = temporaryDirectory();
  const cli = await startCli(['--memory'], { cwd });
  expect((await fetch(`${cli.url}/_sandbox/health`)).status).toBe(200);
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

const hasCurl = spawnSync('bash', ['-c', 'curl --version']).status === 0;

test.skipIf(!hasCurl)('the banner has shell commands that make a payment (needs bash and curl)', async () => {
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
