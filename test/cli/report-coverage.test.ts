import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { payment, scenarioPayment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';
import { run } from './process-io';

const sandbox = createSandbox();
let server: RunningServer;
let platformId: string;

beforeAll(async () => {
  server = await serve(sandbox);
  const platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
  platformId = platform.id;
  await platform.testMode.post('/v1/payments', payment());
  await platform.testMode.post('/v1/payments', scenarioPayment('insufficient_funds'));
});
afterAll(() => server.close());

const report = (...args: string[]) =>
  run(['report', '--coverage', '--url', server.url, '--platform', platformId, ...args]);

test('a table with a row per area, and the beginning of what was missed', async () => {
  const { code, stdout, stderr } = await report();
  expect([code, stderr]).toEqual([0, '']);
  const coverage = sandbox.platform(platformId).coverage();
  const [head, text, advice] = stdout.trimEnd().split('\n\n');
  const [columns, ...rows] = text?.split('\n') ?? [];
  expect(head).toBe(`Integration coverage of the platform "${platformId}" at ${server.url}`);
  expect(columns?.trim().split(/ {2,}/)).toEqual(['Area', 'Met', 'Percent', 'Missed']);
  expect(rows.map((row) => row.trim().split(' ')[0])).toEqual(Object.keys(coverage));
  expect(rows[0]).toContain(`2 of ${coverage.operations.missed.length + 2}`);
  expect(rows[2]).toMatch(/ and \d+ more$/);
  expect(advice).toBe('To list everything: --html FILE or --json');
  expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(140);
});

test('a platform without requests says so', async () => {
  const { code, stdout } = await run(['report', '--coverage', '--url', server.url]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/total +0 of \d+ +0 %\n\nNo requests yet.*\nTo report on another platform: --platform ID\n$/);
});

test('as JSON', async () => {
  const { stdout } = await report('--json');
  expect(stdout).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(stdout)).toEqual(sandbox.platform(platformId).coverage());
});

test('below a threshold: exit code 1, with the area and both figures', async () => {
  const { operations, total } = sandbox.platform(platformId).coverage();
  const failed = await report('--threshold', '60', '--threshold', 'operations=80', '--threshold', 'declines=0');
  expect(failed.code).toBe(1);
  expect(failed.stderr).toBe(
    `error: Total coverage is ${total.percent} %, below the threshold of 60 %.\n` +
      `error: Coverage of operations is ${operations.percent} %, below the threshold of 80 %.\n`,
  );
  expect((await report('--json', '--threshold', '60')).code).toBe(1);
  const reached = await report('--threshold', String(total.percent));
  expect([reached.code, reached.stderr]).toEqual([0, '']);
});

test('as a page that needs nothing else', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'new', 'coverage.html');
  const { code, stdout } = await report('--html', file);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/\n\nThe page about it: .*coverage\.html\n$/)]);
  expect((await report('--json', '--html', file)).stdout).toMatch(/^\{.*\}\n$/);
  const page = await readFile(file, 'utf8');
  expect(page).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(page).not.toMatch(/<script|<link|src=|http:|https:/);
  expect(page).toContain('<code>insufficient_funds</code>');
});

test('a page that cannot be written', async () => {
  const { code, stderr } = await report('--html', tmpdir());
  expect([code, stderr]).toEqual([1, expect.stringContaining(`error: The page ${tmpdir()} cannot be written. EISDIR`)]);
});

test.each<[args: string[], wrong: string]>([
  [['--coverage', '--threshold', 'operatons=80'], 'Did you mean "operations"?'],
  [['--coverage', '--threshold', 'x=80'], 'Areas are total, operations, declines, error_codes'],
  [['--coverage', '--threshold', '101'], 'A threshold is a number from 0 to 100'],
  [['--coverage', '--threshold', 'operations='], 'A threshold is a number from 0 to 100'],
  [['--threshold', '60'], '--threshold and --html are options of report --coverage'],
  [['--coverage', '--fail-on', 'violation'], "'--coverage' cannot be used with option '--fail-on <verdict>'"],
  [['--html', 'x.html'], '--threshold and --html are options of report --coverage'],
])('%j is a usage error', async (args, wrong) => {
  const { code, stdout, stderr } = await run(['report', ...args]);
  expect([code, stdout]).toEqual([expect.any(Number), '']);
  expect(code).not.toBe(0);
  expect(stderr).toContain(wrong);
});

test('another server at the URL', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ total: 1 }));
  const { code, stderr } = await run(['report', '--coverage', '--url', 'http://other.test']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('it is not an integration coverage')]);
});
