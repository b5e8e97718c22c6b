import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderOfRun, socketOf } from '../../cli/background/place-of-run';
import { stopSandbox } from '../../cli/background/stop-channel';
import { freePort } from '../deploy/free-port';
import { runCli, startCli } from '../support/cli-process';
import { isRunning } from '../support/is-running';
import { temporaryDirectory } from '../store/support';

interface InBackground {
  readonly url: string;
  readonly pid: number;
  readonly log: string;
}

const stop = (cwd: string, ...args: readonly string[]) => runCli(['stop', ...args], { cwd });
const portOf = ({ url }: { readonly url: string }) => new URL(url).port;

/** Starts a sandbox in the background, which the test ends at the latest. */
async function detach(cwd: string, args: readonly string[] = ['--memory'], port = '0'): Promise<InBackground> {
  const { code, stdout, stderr } = await runCli(['start', '--detach', '--json', '--port', port, ...args], { cwd });
  expect([code, stderr]).toEqual([0, '']);
  const started: InBackground = JSON.parse(stdout);
  onTestFinished(async () => void (await stop(cwd, '--port', portOf(started))));
  return started;
}

const isUp = async (url: string) => (await fetch(`${url}/_sandbox/health`).catch(() => undefined))?.status === 200;

describe('start --detach', () => {
  test('returns once the sandbox responds, with what start prints and its log', async () => {
    const cwd = temporaryDirectory();
    const port = String(await freePort());
    const env = { PAYMENTS_SANDBOX_PORT: port };
    const { code, stdout, stderr } = await runCli(['start', '--detach'], { cwd, env });
    onTestFinished(async () => void (await runCli(['stop'], { cwd, env })));
    expect([code, stderr]).toEqual([0, '']);
    expect(await isUp(`http://127.0.0.1:${port}`)).toBe(true);
    expect(stdout).toContain('is ready');
    expect(stdout).toContain(join(cwd, '.sandbox', 'start.log'));
    expect(stdout).toMatch(/To stop it: payments-sandbox stop\n/);
    expect(stdout).not.toContain('Ctrl+C');
    const stopped = await runCli(['stop'], { cwd, env });
    expect(stopped.stdout).toMatch(/^Stopped the sandbox at http:\/\/127\.0\.0\.1:\d+ \(process \d+\)\.\n$/);
  });

  test('with --json prints one line, and keeps the log of a sandbox in memory where only its user reads it, until stop', async () => {
    const cwd = temporaryDirectory();
    const started = await detach(cwd);
    expect(Object.keys(started)).toEqual(['url', 'pid', 'platform', 'log']);
    expect(await isUp(started.url)).toBe(true);
    expect(existsSync(started.log)).toBe(true);
    expect(statSync(dirname(started.log)).mode & 0o077).toBe(0);
    expect((await stop(cwd, '--port', portOf(started))).code).toBe(0);
    expect(existsSync(started.log)).toBe(false);
  });

  test('exits with 1 and the log if the sandbox does not come up, and leaves nothing running', async () => {
    const taken = await startCli(['--memory']);
    const cwd = temporaryDirectory();
    const { code, stdout, stderr } = await runCli(['start', '--detach', '--port', portOf(taken)], { cwd });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Port ${portOf(taken)} of 127.0.0.1 is in use by a sandbox`);
    expect(stderr).toContain(`Its log: ${join(cwd, '.sandbox', 'start.log')}`);
    expect(existsSync(join(cwd, '.sandbox', 'lock'))).toBe(false);
    expect((await taken.stop()).code).toBe(0);
  });

  test('shows a control token that it creates, and writes it to no log', async () => {
    const cwd = temporaryDirectory();
    const args = ['start', '--detach', '--json', '--memory', '--host', '0.0.0.0', '--port', '0'];
    const { stdout, stderr } = await runCli(args, { cwd });
    const started: InBackground = JSON.parse(stdout);
    onTestFinished(async () => void (await stop(cwd, '--port', portOf(started))));
    const [, token = ''] = /^control token: (\w{32})$/m.exec(stderr) ?? [];
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${started.url}/_sandbox/platforms`, { headers })).status).toBe(200);
    expect(readFileSync(started.log, 'utf8')).not.toContain(token);
  });

  test('in a configuration file does not start one after the other', async () => {
    const cwd = temporaryDirectory();
    const port = await freePort();
    writeFileSync(join(cwd, 'payments-sandbox.config.yaml'), `port: ${port}\nmemory: true\ndetach: true\n`);
    expect(await runCli(['start'], { cwd })).toMatchObject({ code: 0, stderr: '' });
    const inner = join(cwd, 'inner');
    mkdirSync(inner);
    expect((await stop(inner)).stdout).toContain(`http://127.0.0.1:${port} `);
  });
});

describe('stop', () => {
  test('ends the sandbox of this folder, waits until it has ended, and its data is there at the next start', async () => {
    const cwd = temporaryDirectory();
    const first = await detach(cwd, []);
    const created = await fetch(`${first.url}/_sandbox/platforms`, { method: 'POST' });
    const { id }: { id: string } = await created.json();
    const { code, stdout } = await stop(cwd, '--port', portOf(first), '--json');
    expect([code, JSON.parse(stdout)]).toEqual([0, { url: first.url, pid: first.pid }]);
    expect([isRunning(first.pid), existsSync(join(cwd, '.sandbox', 'lock'))]).toEqual([false, false]);
    const next = await detach(cwd, [], portOf(first));
    expect(await (await fetch(`${next.url}/_sandbox/platforms`)).text()).toContain(id);
  });

  test('ends none of another folder, of another port, or in a terminal', async () => {
    const cwd = temporaryDirectory();
    const started = await detach(cwd);
    const terminal = await startCli(['--memory'], { cwd });
    for (const [folder, port] of [
      [temporaryDirectory(), portOf(started)],
      [cwd, String(await freePort())],
      [cwd, portOf(terminal)],
    ] as const) {
      const { code, stdout, stderr } = await stop(folder, '--port', port);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`No sandbox runs in the background that was started in ${folder} on port ${port}.`);
    }
    expect([await isUp(started.url), await isUp(terminal.url)]).toEqual([true, true]);
    await terminal.stop();
  });

  test('ends nothing by what a killed sandbox has left, and the next one can be stopped', async () => {
    const cwd = temporaryDirectory();
    const killed = await detach(cwd);
    const port = portOf(killed);
    const socket = socketOf(folderOfRun({ cwd }), Number(port));
    process.kill(killed.pid, 'SIGKILL');
    while (isRunning(killed.pid) || (await isUp(killed.url)));
    expect(existsSync(socket)).toBe(process.platform !== 'win32');
    expect((await stop(cwd, '--port', port)).code).toBe(1);
    await detach(cwd, ['--memory'], port);
    expect((await stop(cwd, '--port', port)).code).toBe(0);
    expect(existsSync(socket)).toBe(false);
  });

  test('finishes a request in progress first', async () => {
    const cwd = temporaryDirectory();
    const started = await detach(cwd);
    const headers = { 'Content-Type': 'application/json' };
    const faults = `${started.url}/_sandbox/platforms/default/faults`;
    const fault = { operation: 'listPayments', fault: { delay_ms: 1_000 } };
    await fetch(faults, { method: 'POST', headers, body: JSON.stringify(fault) });
    const body = new URLSearchParams({ client_id: 'test_default', client_secret: 'test_default_secret' });
    const token: { access_token: string } = await (
      await fetch(`${started.url}/oauth/token`, { method: 'POST', body })
    ).json();
    const delayed = fetch(`${started.url}/v1/payments`, { headers: { authorization: `Bearer ${token.access_token}` } });
    for (let matched = 0; matched === 0;) {
      const { data }: { data: { matched: number }[] } = await (await fetch(faults)).json();
      matched = data[0]?.matched ?? 0;
    }
    const [response, stopped] = await Promise.all([delayed, stop(cwd, '--port', portOf(started))]);
    expect([response.status, stopped.code]).toEqual([200, 0]);
  });

  test('asks for the port where start picks one', async () => {
    const { code, stderr } = await runCli(['stop'], { cwd: temporaryDirectory(), env: { PAYMENTS_SANDBOX_PORT: '0' } });
    expect([code, stderr]).toEqual([2, expect.stringContaining('--port NUMBER')]);
  });

  test('gives up on a process that does not end, and says so', async () => {
    const cwd = temporaryDirectory();
    const port = await freePort();
    const socket = socketOf(folderOfRun({ cwd }), port);
    const silent = createServer(() => undefined).listen(socket);
    onTestFinished(() => {
      silent.close();
      rmSync(socket, { force: true });
    });
    await expect(stopSandbox(folderOfRun({ cwd }), port, 10)).rejects.toThrow('did not end within 0.01 seconds');
  });
});
