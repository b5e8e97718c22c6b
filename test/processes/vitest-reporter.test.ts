import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isCoverage } from '../../spec/derive/coverage';

const source = (path: string) => JSON.stringify(resolve('mock-server', path));

/** A test that pays, and hands its coverage over as the test kit does. */
const testFile = (operation: string) => `
import { expect, test } from 'vitest';
import { createSandbox } from ${source('index.ts')};
import { recordCoverage } from ${source('testing/coverage-files.ts')};

test('a request', async () => {
  const sandbox = createSandbox();
  const { id, test: pair } = await sandbox.createPlatform();
  const body = JSON.stringify(pair);
  const headers = { 'Content-Type': 'application/json' };
  const token = await (await sandbox.fetch('http://sandbox.test/oauth/token', { method: 'POST', headers, body })).json();
  const Authorization = 'Bearer ' + token.access_token;
  const response = await sandbox.fetch('http://sandbox.test/v1/${operation}', { headers: { Authorization } });
  expect(response.status).toBe(200);
  recordCoverage(sandbox.platform(id).coverage());
});
`;

async function runProject(pool: string, thresholds: object) {
  const root = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'tests'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const reporter = [resolve('mock-server/testing/entries/vitest-reporter.ts'), { thresholds, json: 'coverage.json' }];
  const config = { test: { root, pool, reporters: ['default', reporter], include: ['tests/*.test.ts'] } };
  await writeFile(join(root, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  await writeFile(join(root, 'tests/payments.test.ts'), testFile('payments'));
  await writeFile(join(root, 'tests/payouts.test.ts'), testFile('sub_accounts'));
  const { PAYMENTS_SANDBOX_COVERAGE_DIRECTORY: _, ...env } = process.env;
  const args = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', root];
  const child = spawn(process.execPath, args, { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  const written: unknown = JSON.parse(await readFile(join(root, 'coverage.json'), 'utf8'));
  if (!isCoverage(written)) throw new Error(`no coverage in ${output}`);
  return { code, output, coverage: written };
}

test.each(['forks', 'threads'])(
  'a run with %s merges the platforms of all workers',
  async (pool) => {
    const { code, output, coverage } = await runProject(pool, { total: 1 });
    expect(output).toContain('Integration coverage of 2 platforms');
    expect(coverage.operations.met.toSorted()).toEqual(['createAccessToken', 'listPayments', 'listSubAccounts']);
    expect(code).toBe(0);
  },
  60_000,
);

test('a run below a threshold fails, although its tests pass', async () => {
  const { code, output } = await runProject('forks', { operations: 80 });
  expect(output).toMatch(/2 passed/);
  expect(output).toMatch(/Coverage of operations is [\d.]+ %, below the threshold of 80 %\./);
  expect(code).toBe(1);
}, 60_000);
