import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { runCli, startCli } from '../support/cli-process';
import { listen } from '../support/listen';
import { temporaryDirectory } from '../store/support';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

/** Node uses the proxies of the environment from 22.21 on, and from 24 on. Earlier releases ignore them. */
const usesProxies = process.allowedNodeEnvironmentFlags.has('--use-env-proxy');

describe.runIf(usesProxies)('with a proxy that nothing can pass', () => {
  const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' };

  test.each([{}, { NO_PROXY: 'proxied.test' }, { no_proxy: '', NO_PROXY: 'proxied.test' }])(
    'commands reach the sandbox of this machine, and webhooks its endpoints: %j',
    async (names) => {
      const env = { ...proxy, ...names };
      const { url, stop } = await startCli(['--memory'], { cwd: temporaryDirectory(), env });
      const endpoint = await startWebhookEndpoint();
      const onSandbox = ['--sandbox', url];
      const created = await runCli(['publishers', 'create', endpoint.url, ...onSandbox], { env });
      expect(created).toMatchObject({ code: 0, stderr: '' });
      const paid = await runCli(['payments', 'create', '--amount', '1000', '--card', 'visa', ...onSandbox], { env });
      expect(paid.code).toBe(0);
      await endpoint.waitFor(1);
      const fetched = `fetch('${url}/_sandbox/health').then(({ status }) => process.exit(status === 200 ? 0 : 1))`;
      const exec = await runCli(['exec', '--', process.execPath, '-e', fetched], { env });
      expect(exec.code).toBe(0);
      await stop();
    },
  );
});

test.each([
  ['payments', 'list'],
  ['payments', 'create', '--amount', '1000', '--card', 'visa'],
  ['requests', 'list'],
  ['doctor'],
])('a peer that accepts and closes at once is no success: %s', async (...args) => {
  const server = createServer((socket) => socket.destroy());
  const url = `http://127.0.0.1:${await listen(server)}`;
  const { code, stdout, stderr } = await runCli([...args, '--sandbox', url]);
  server.close();
  expect(code).not.toBe(0);
  expect(stdout + stderr).not.toBe('');
  expect(stdout + stderr).not.toContain('No sandbox is running');
});

test.runIf(process.platform === 'linux')('without a home directory, everything starts', async () => {
  const under = ['env', '--unset=HOME', '--unset=USER', '--unset=LOGNAME'];
  const cwd = temporaryDirectory();
  const { url, stop } = await startCli(['--https'], { cwd, under });
  expect(await runCli(['completion', 'bash'], { under })).toMatchObject({ code: 0, stderr: '' });
  const doctor = await runCli(['doctor', '--sandbox', url, '--data', `${cwd}/.sandbox`], { cwd, under });
  expect(doctor.stdout).not.toContain('HOME');
  expect((await stop()).stderr).toBe('');
});
