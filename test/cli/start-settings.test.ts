import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Argument, Command } from 'commander';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createReporter } from '../../cli/reporter';
import { commands } from '../../cli/program';
import { temporaryDirectory } from '../store/support';
import { run, silentIo, type StartedHere, startHere } from './process-io';

const FILE = 'payments-sandbox.config.yaml';

/** Returns a port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Writes the file as a person does: by `init`, then takes the # from some lines. */
async function folderWith(settings: Readonly<Record<string, string>>, folder = temporaryDirectory()): Promise<string> {
  await run(['init'], { cwd: folder });
  const path = join(folder, FILE);
  let text = readFileSync(path, 'utf8');
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^#${name}: .*$`, 'm');
    expect(text).toMatch(line);
    text = text.replace(line, `${name}: ${value}`);
  }
  writeFileSync(path, text);
  return folder;
}

/** Commands that do not end by themselves, or that talk to no sandbox in this way. */
const exempt: Readonly<Record<string, string>> = {
  listen: 'runs until it is stopped',
  mcp: 'reads the calls of an agent',
  compare: 'sends a recording to the sandbox of its own option',
};

/** Values for arguments and options whose form is checked. Others get a text: the sandbox then says what it does not have. */
const values: Readonly<Record<string, string>> = {
  sub_account_id: 'acc_0a1B2c3D4e5F6g7H8i9J0k',
  url: 'http://127.0.0.1:9/webhooks',
  events: 'payment.failed',
  event: 'payment.failed',
  file: 'shop.json',
  'sub-accounts review outcome': 'approve',
  'disputes decide outcome': 'lose',
  'payouts end outcome': 'fail',
  'proceeds-payouts end outcome': 'fail',
  'platforms update': '--name checkout-team',
  'events redeliver-all': '--since 2026-01-01T00:00:00Z',
  'faults create': '--status 503 --operation getRefund',
  export: '-o shop.json',
};

function leaves(command: Command, name: string): readonly (readonly [name: string, command: Command])[] {
  if (command.commands.length > 0)
    return command.commands.flatMap((each) => leaves(each, `${name} ${each.name()}`.trim()));
  return command.options.some(({ long }) => long === '--sandbox') ? [[name, command]] : [];
}

const valueOf = (argument: Argument, command: string): string =>
  argument.argChoices?.[0] ?? values[`${command} ${argument.name()}`] ?? values[argument.name()] ?? 'x';

const all = await (async () => {
  const root = await commands(silentIo, await createReporter(silentIo), () => undefined, ['completion']);
  return leaves(root, '').filter(([name]) => exempt[name] === undefined);
})();

describe('after init and start in a folder', () => {
  let port: number;
  let folder: string;
  let started: StartedHere;
  beforeAll(async () => {
    port = await freePort();
    folder = await folderWith(
      { port: String(port), basePath: '/pay', data: 'data' },
      mkdtempSync(join(tmpdir(), 'payments-sandbox-')),
    );
    started = await startHere(['--json'], { cwd: folder }, []);
    await run(['export', '-o', 'shop.json'], { cwd: folder });
  });
  afterAll(async () => {
    await started.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('there are commands', () => expect(all.length).toBeGreaterThan(100));

  test.each(all)('%s finds the sandbox', async (name, command) => {
    const args = command.registeredArguments.filter(({ required }) => required).map((each) => valueOf(each, name));
    const options = (values[name] ?? '').split(' ').filter((each) => each !== '');
    const yes = command.options.some(({ long }) => long === '--yes') ? ['--yes'] : [];
    const { code, stderr } = await run([...name.split(' '), ...args, ...options, ...yes], { cwd: folder });
    expect([code === 2 ? stderr : '', stderr]).toEqual([
      '',
      expect.not.stringMatching(/No sandbox|fetch failed|Unexpected/),
    ]);
  });

  test('doctor and verify look at its data, and whoami names the file', async () => {
    const verified = await run(['verify', '--json'], { cwd: folder });
    expect(JSON.parse(verified.stdout)).toMatchObject({ status: 'intact', platforms: expect.any(Array) });
    const checked = await run(['doctor'], { cwd: folder });
    expect(checked.stdout).toContain(`one runs at http://127.0.0.1:${port}/pay`);
    expect(checked.stdout.replace(/\s+/g, ' ')).toMatch(/\/data is intact: \d+ platforms?, in use by process/);
    const { url, url_source } = JSON.parse((await run(['whoami', '--json'], { cwd: folder })).stdout);
    expect([url, url_source]).toEqual([`http://127.0.0.1:${port}/pay`, join(folder, FILE)]);
  });

  test('--sandbox and --json stand before, between and after the names of a command', async () => {
    const url = `http://127.0.0.1:${port}`;
    for (const args of [
      ['--json', '--sandbox', url, 'platforms', 'list'],
      [`--sandbox=${url}`, 'platforms', '--json', 'list'],
      ['platforms', '--sandbox', url, 'list', '--json'],
      ['platforms', 'list', '--json', '--sandbox', url],
    ]) {
      const { code, stdout, stderr } = await run(args);
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout)).toMatchObject({
        data: expect.arrayContaining([expect.objectContaining({ id: 'default' })]),
      });
    }
    expect(await run(['--sandbox', url, 'cards'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--sandbox'),
    });
  });
});

test('the variables of start name the port, whose host is always this machine', async () => {
  const port = await freePort();
  const started = await startHere(['--memory', '--json', '--port', String(port)], { cwd: temporaryDirectory() });
  onTestFinished(() => void started.stop());
  const urlWith = async (env: Readonly<Record<string, string>>, cwd = temporaryDirectory()) =>
    JSON.parse((await run(['whoami', '--json'], { env, cwd })).stdout).url;
  const own = `http://127.0.0.1:${port}`;
  for (const name of ['PORT', 'PAYMENTS_SANDBOX_PORT'])
    expect(await urlWith({ [name]: String(port), PAYMENTS_SANDBOX_HOST: '10.0.0.5' })).toBe(own);
  const elsewhere = await folderWith({ port: '1', host: '203.0.113.9', advertise: 'http://203.0.113.9:4010' });
  expect(await urlWith({ PAYMENTS_SANDBOX_PORT: String(port) }, elsewhere)).toBe(own);
});

test('a file that names another host is not followed, whatever the credential', async () => {
  const cwd = await folderWith({ port: '1', host: '203.0.113.9' });
  const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'a-control-token-of-the-tests' };
  const { code, stderr } = await run(['events', 'list'], { env, cwd });
  expect([code, stderr]).toEqual([1, expect.stringContaining('http://127.0.0.1:1')]);
  expect(stderr).not.toContain('203.0.113.9');
});

test.each([
  ['http://127.0.0.1:4010/v1', '/v1 is a path of the sandbox. Pass its address alone: http://127.0.0.1:4010'],
  [
    'http://127.0.0.1:4010/pay/dashboard/',
    '/dashboard is a path of the sandbox. Pass its address alone: http://127.0.0.1:4010/pay',
  ],
  ['http://127.0.0.1:4010/_sandbox/dashboard/default/', 'Pass its address alone: http://127.0.0.1:4010\n'],
])('--sandbox %s says what to pass', async (url, advice) => {
  for (const [args, env] of [
    [['--sandbox', url], {}],
    [[], { PAYMENTS_SANDBOX_URL: url }],
  ] as const) {
    const { code, stderr } = await run(['events', 'list', ...args], { env, cwd: temporaryDirectory() });
    expect([code, stderr]).toEqual([2, expect.stringContaining(advice)]);
  }
});

test('a port that start picks, and an invalid file, are usage errors of every command', async () => {
  const picked = await run(['events', 'list'], { cwd: await folderWith({ port: '0' }) });
  expect(picked).toMatchObject({ code: 2, stderr: expect.stringContaining('start picks a free one') });
  const cwd = temporaryDirectory();
  writeFileSync(join(cwd, FILE), 'prot: 4011');
  expect(await run(['events', 'list'], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('"prot"') });
});
