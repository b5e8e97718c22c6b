import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../deploy/free-port';
import { sharedDirectory, temporaryDirectory } from '../store/support';
import { run, type StartedHere, startHere } from './process-io';

const FILE = 'payments-sandbox.config.yaml';

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

describe('after init and start in a folder', () => {
  let port: number;
  const folder = sharedDirectory();
  let started: StartedHere;
  beforeAll(async () => {
    port = await freePort();
    await folderWith({ port: String(port), basePath: '/pay', data: 'data' }, folder);
    started = await startHere(['--json'], { cwd: folder }, []);
  });
  afterAll(() => started.stop());

  // `every-command.test.ts` has the others.
  test.each([
    ['export', '-o', 'shop.json'],
    ['import', 'shop.json', '--yes'],
    ['requests', 'export'],
    ['bug-report', 'create', 'bug.zip'],
    ['replicas'],
  ])('%s finds the sandbox', async (...args) => {
    const { code, stderr } = await run(args, { cwd: folder });
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
