import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isCoverage } from '../../spec/derive/coverage';
import { packageRoot } from '../examples/run-program';

interface VitestProject {
  readonly files: Readonly<Record<string, string>>;
  readonly pool: string;
  readonly thresholds: object;
}

/** Runs the tests of a project with the package, and with its reporter of coverage. */
async function runProject({ files, pool, thresholds }: VitestProject) {
  await mkdir(join(packageRoot, 'runners'), { recursive: true });
  const root = await mkdtemp(join(packageRoot, 'runners/coverage-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const reporters = ['default', ['payments-sandbox/vitest/reporter', { thresholds, json: 'coverage.json' }]];
  const config = { test: { root, pool, maxWorkers: 2, reporters, include: ['tests/*.test.ts'] } };
  await writeFile(join(root, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  await mkdir(join(root, 'tests'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, `tests/${name}.test.ts`), text);
  const { PAYMENTS_SANDBOX_RUN_DIRECTORY: _, FORCE_COLOR: __, ...env } = process.env;
  const args = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', root];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  const written: unknown = JSON.parse(await readFile(join(root, 'coverage.json'), 'utf8'));
  if (!isCoverage(written)) throw new Error(`no coverage in ${output}`);
  return { code, output, coverage: written };
}

const listOf = (resource: string) => `
  import { test } from 'payments-sandbox/vitest';
  test('a list', async ({ client }) => void (await client.${resource}.list()));`;
const lists = { payments: listOf('payments'), accounts: listOf('subAccounts') };

test.each([
  { pool: 'threads', thresholds: { total: 0.5 }, exitCode: 0 },
  { pool: 'forks', thresholds: { operations: 80 }, exitCode: 1 },
])(
  'a run with $pool merges the platforms of all workers, and ends by the thresholds $thresholds',
  async ({ pool, thresholds, exitCode }) => {
    const { code, output, coverage } = await runProject({ files: lists, pool, thresholds });
    expect(output).toMatch(/2 passed/);
    expect(output).toContain('Integration coverage of 2 platforms');
    expect(coverage.operations.met.toSorted()).toEqual(['createAccessToken', 'listPayments', 'listSubAccounts']);
    expect(/Coverage of operations is [\d.]+ %, below the threshold of 80 %\./.test(output)).toBe(exitCode === 1);
    expect(code).toBe(exitCode);
  },
  60_000,
);

const kitTests = {
  payments: `
    import { expect, paymentInput, test } from 'payments-sandbox/vitest';
    test('a payment', async ({ client, inbox }) => {
      await client.payments.create(paymentInput());
      await inbox.next('payment.succeeded');
    });
    test('that fails after its request', async ({ client }) => {
      const { id } = await client.payments.create(paymentInput({ capture_strategy: 'manual' }));
      await client.payments.capture(id);
      expect(id).toBe('another');
    });`,
  accounts: `
    import { test } from 'payments-sandbox/vitest';
    test('without a request', ({ platform }) => void platform.events());
    test.concurrent('a sub account', async ({ client }) => void (await client.subAccounts.create({ name: 'Shop' })));`,
  kit: `
    import { test } from 'vitest';
    import { createTestKit } from 'payments-sandbox/testing';
    test('another platform', async () => {
      await using kit = await createTestKit();
      await kit.client.payments.list();
    });`,
};

test('the test kit hands over the platform of each test, also of one that fails', async () => {
  const project = { files: kitTests, pool: 'forks', thresholds: { operations: 80 } };
  const { code, output, coverage } = await runProject(project);
  expect(output).toMatch(/1 failed \| 4 passed/);
  expect(output).toContain('Integration coverage of 5 platforms');
  expect(output).toMatch(/operations +5 of \d+/);
  expect(output).toMatch(/Coverage of operations is [\d.]+ %, below the threshold of 80 %\./);
  expect(coverage.operations.met.toSorted()).toEqual([
    'capturePayment',
    'createAccessToken',
    'createPayment',
    'createSubAccount',
    'listPayments',
  ]);
  expect(coverage.webhook_events.met).toContain('payment.succeeded');
  expect(code).toBe(1);
}, 60_000);
