import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedDirectory } from '../store/support';
import { packageRoot, runProgram } from '../examples/run-program';
import { runCli, spawnCli, startCli } from '../support/cli-process';

const folder = sharedDirectory();

/** Returns a module with the functions that examples call, for a sandbox in another process. */
const remoteSandbox = (url: string) => `
import { Client } from 'payments-sandbox';
const keys = { clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl: '${url}' };
const close = async () => undefined;
export const createSandbox = () => ({ client: (options) => new Client({ ...keys, ...options }), close });
export const serve = async () => ({ url: '${url}', close });
`;
const examples = ['01-first-payment', '02-declines-and-scenarios', '03-idempotency'];

const start = (randomSeed: string) => startCli(['--memory', '--random-seed', randomSeed], { cwd: folder });

test('examples that are recorded with one sandbox have no difference with another one', async () => {
  const [recorded, other] = await Promise.all([start('one'), start('another')]);
  const proxy = spawnCli(['record', '--target', recorded.url, '--out', 'traffic.har', '--port', '0', '--json'], {
    cwd: folder,
  });
  const { url } = JSON.parse(await proxy.printed(/\n/));
  await mkdir(join(packageRoot, 'programs/recorded'), { recursive: true });
  await writeFile(join(packageRoot, 'programs/recorded/remote-sandbox.mjs'), remoteSandbox(url));
  for (const name of examples) {
    const source = readFileSync(`examples/${name}.ts`, 'utf8');
    await runProgram(`recorded/${name}`, source.replace(/'payments-sandbox\/[\w-]+'/, "'./remote-sandbox.mjs'"));
  }
  proxy.signal('SIGINT');
  expect((await proxy.exited).code).toBe(0);

  const args = ['compare', 'traffic.har', '--sandbox', other.url, '--json', '--fail-on', 'difference'];
  const { code, stdout, stderr } = await runCli(args, { cwd: folder });
  const { differences, unknown, recording } = JSON.parse(stdout);
  expect({ code, differences, unknown }).toEqual({ code: 0, differences: [], unknown: [] });
  expect(recording.exchanges).toBeGreaterThan(25);
  expect(recording.replayed).toBe(recording.exchanges);
  const [, page = ''] = /^Replaying on (http\S+)\n$/.exec(stderr) ?? [];
  const shown = await fetch(`${page}requests`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('/v1/payments')]);
});
