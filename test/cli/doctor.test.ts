import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, version } from '../../package.json';
import { checkNode } from '../../cli/commands/doctor/packages';
import { createSandbox, type RunningServer, type Sandbox, serve } from '../../mock-server/server';
import { sharedDirectory } from '../store/support';
import { listen } from '../support/listen';
import { run } from './process-io';

const folder = sharedDirectory();
let sandbox: Sandbox | undefined;
let server: RunningServer | undefined;
let url = '';

beforeAll(async () => {
  sandbox = createSandbox();
  server = await serve(sandbox, { port: 0 });
  url = server.url;
});
afterAll(async () => {
  await server?.close();
  await sandbox?.close();
});

interface Check {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly advice: string | null;
}

async function doctor(
  args: readonly string[] = [],
): Promise<{ code: number; status: string; checks: readonly Check[] }> {
  const { code, stdout, stderr } = await run(['doctor', '--sandbox', url, '--json', ...args], { cwd: folder });
  expect(stderr).toBe('');
  const printed: { status: string; checks: Check[] } = JSON.parse(stdout);
  return { code, ...printed };
}

const checkOf = (checks: readonly Check[], name: string) => checks.filter((each) => each.name === name);

describe('doctor', () => {
  test('of a running sandbox without problems', async () => {
    const { code, status, checks } = await doctor();
    expect([code, status]).toEqual([0, 'ok']);
    expect(checks.map(({ name, message }) => `${name}: ${message}`)).toEqual([
      `node: ${process.versions.node} is supported`,
      `sandbox: one runs at ${url}`,
      'data directory: .sandbox does not exist: start creates it',
      '@mswjs/data: not installed here',
      '@playwright/test: not installed here',
      'msw: not installed here',
      'pg: not installed here',
      'vitest: not installed here',
      `release: ${version}, the same as that of the sandbox`,
      'clock: that of this machine',
      'publishers: none',
    ]);
  });

  test('names publishers that cannot be reached, and those without a certificate', async () => {
    const plain = createServer((socket) => socket.on('error', () => undefined).end('no TLS'));
    const port = await listen(plain);
    const publishers = [`http://127.0.0.1:${port}/`, 'http://127.0.0.1:2/', `https://127.0.0.1:${port}/`];
    const platform = sandbox?.platform();
    const created = publishers.map((address) => platform?.publishers.create({ url: address, events: ['*'] }));
    const { code, checks } = await doctor();
    for (const each of created) if (each) platform?.publishers.delete(each.id);
    plain.close();
    expect(code).toBe(1);
    expect(
      checkOf(checks, 'publisher')
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['ok', 'problem', 'warning']);
    expect(checks.find(({ status }) => status === 'problem')?.message).toContain(`TLS with https://127.0.0.1:${port}/`);
  });

  test('says that a clock is not that of the machine', async () => {
    sandbox?.platform().clock.advance({ days: 8 });
    const [check] = checkOf((await doctor()).checks, 'clock');
    expect(check).toMatchObject({ status: 'warning', advice: expect.stringContaining('clock reset') });
    sandbox?.platform().clock.reset();
  });

  test('reports packages of the project outside the ranges that are supported', async () => {
    for (const [name, release] of [
      ['msw', '1.3.0'],
      ['vitest', '4.1.0'],
    ] as const) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version: release }));
    }
    const { code, checks } = await doctor();
    expect([code, checkOf(checks, 'msw')[0]?.status, checkOf(checks, 'vitest')[0]?.status]).toEqual([
      0,
      'warning',
      'ok',
    ]);
    expect(checkOf(checks, 'msw')[0]?.advice).toBe("npm install --save-dev 'msw@^2.11 || ^3'");
  });

  test('says once that the control token is missing', async () => {
    const guarded = createSandbox({ controlToken: 'c'.repeat(16) });
    const running = await serve(guarded);
    const { code, stdout } = await run(['doctor', '--sandbox', running.url], { cwd: folder });
    await running.close();
    await guarded.close();
    expect(code).toBe(1);
    expect(stdout.replace(/\s+/g, ' ').match(/requires its control token/g)).toHaveLength(1);
  });

  test('reports a release of Node that is too old', () => {
    expect(checkNode('18.20.0')).toMatchObject({ status: 'problem', advice: expect.stringContaining(engines.node) });
  });

  test('exits with 1 for a port that another program has, and for damage', async () => {
    const other = createServer((socket) => socket.on('error', () => undefined).end());
    const port = await listen(other);
    mkdirSync(join(folder, 'damaged/platforms'), { recursive: true });
    writeFileSync(join(folder, 'damaged/platforms/default.ndjson'), 'nonsense\n');
    const { stdout, code } = await run(['doctor', '--sandbox', `http://127.0.0.1:${port}`, '--data', 'damaged'], {
      cwd: folder,
    });
    other.close();
    expect(code).toBe(1);
    expect(stdout).toContain(`problem  sandbox: port ${port} of 127.0.0.1 is in use by another program`);
    expect(stdout).toContain('problem  data directory: damaged is damaged');
    expect(stdout).toContain('payments-sandbox verify --data damaged');
    expect(stdout).not.toContain('clock:');
  });
});

describe('open', () => {
  const dashboard = () => `${url}/_sandbox/dashboard/default/`;

  test.each<[isTTY: boolean, env: Record<string, string>]>([
    [false, {}],
    [true, { CI: 'true' }],
  ])('with a terminal: %j, and %j, only prints the address', async (isTTY, env) => {
    expect(await run(['open', '--sandbox', url], { isTTY, env: { PATH: '/none', ...env } })).toEqual({
      code: 0,
      stdout: `${dashboard()}\n`,
      stderr: '',
    });
  });

  test.each(['false', '0', ''])('with a terminal and CI=%s, looks for a browser', async (CI) => {
    const { stdout } = await run(['open', '--sandbox', url], { isTTY: true, env: { PATH: '/none', CI } });
    expect(stdout).toBe(`${dashboard()}\nNo browser could be opened: open the address in one.\n`);
  });

  test('docs: prints the address of the docs', async () => {
    expect((await run(['open', 'docs', '--sandbox', url], {})).stdout).toBe(`${url}/docs/\n`);
  });

  test.runIf(process.platform === 'linux')('on a terminal starts the opener of the system', async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const opener = join(bin, 'xdg-open');
    const opened = join(folder, 'opened');
    writeFileSync(opener, `#!/bin/sh\nprintf %s "$1" > '${opened}.part' && /bin/mv '${opened}.part' '${opened}'\n`);
    chmodSync(opener, 0o755);
    expect((await run(['open', '--sandbox', url], { isTTY: true, env: { PATH: bin } })).stdout).toBe(
      `Opened ${dashboard()}\n`,
    );
    await expect.poll(() => existsSync(opened)).toBe(true);
    expect(readFileSync(opened, 'utf8')).toBe(dashboard());
  });

  test('on a terminal without an opener prints the address', async () => {
    const { code, stdout } = await run(['open', '--sandbox', url], { isTTY: true, env: { PATH: '/none' } });
    expect([code, stdout]).toEqual([0, `${dashboard()}\nNo browser could be opened: open the address in one.\n`]);
  });

  test('needs a sandbox', async () => {
    const { code, stderr } = await run(['open', '--sandbox', 'http://127.0.0.1:4'], {});
    expect([code, stderr]).toEqual([1, expect.stringContaining('No sandbox is running')]);
  });
});
