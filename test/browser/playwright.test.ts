import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { blocksOf } from '../examples/documents';
import { builtCli } from '../support/built';
import { findChromium } from './support/find-chromium';

const GUIDE = 'docs/guides/playwright.md';
/** On a busy machine, it took up to a minute. */
const TIMEOUT_MS = 170_000;

/** Beside the tests of the guide: what a test leaves, and what the types of Playwright do not say. */
const further = `
import { createSandbox } from 'payments-sandbox/mock-server';
import { createTest, expect, paymentInput, routeToSandbox, test } from 'payments-sandbox/playwright';

const seeded = createTest({ sandbox: { randomSeed: 'a test' }, mode: 'live' });

seeded('options and mode', async ({ client, server, platform, sandbox }) => {
  expect(server.url).toMatch(/^http:\\/\\/127\\.0\\.0\\.1:\\d+$/);
  expect(platform.now()).toBe(Date.parse('2026-01-01'));
  expect((await client.payments.create(paymentInput())).is_test).toBe(false);
  expect(() => sandbox.platform(platform.id)).not.toThrow();
});

let former;
test('a platform', ({ platform }) => void (former = platform));
test('another platform', ({ platform, sandbox }) => {
  expect(platform.id).not.toBe(former.id);
  expect(() => sandbox.platform(former.id)).toThrow();
});

test('a matcher says what was there', async ({ client, platform }) => {
  await client.payments.create(paymentInput());
  expect(() => expect(platform).toHaveEmitted('payment.failed')).toThrow(/payment\\.succeeded/);
});

test('a route below a path, a body, and a dropped connection', async ({ page, context }) => {
  const sandbox = createSandbox();
  await routeToSandbox(context, sandbox, { baseUrl: 'https://payments.example/base/' });
  await page.route('http://localhost:3000/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://localhost:3000/');
  const post = () =>
    page.evaluate(async () => {
      const body = new URLSearchParams({ client_id: 'test_default', client_secret: 'test_default_secret' });
      const headers = { 'X-Preflight': 'needed' };
      const response = await fetch('https://payments.example/base/oauth/token', { method: 'POST', body, headers });
      return response.status;
    });
  expect(await post()).toBe(200);
  sandbox.platform().faults.create({ operation: 'createAccessToken', times: 1, fault: { drop: 'after_commit' } });
  await expect(post()).rejects.toThrow('Failed to fetch');
  await expect(routeToSandbox(page, sandbox, { baseUrl: 'nowhere' })).rejects.toThrow(TypeError);
});
`;

interface Failure {
  readonly message: string;
}

interface Suite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly status: string; readonly errors: Failure[] }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

const resultsOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ status, errors }) => [`${status} ${title}`, ...errors.map(({ message }) => message)].join(': ')),
  ),
  ...suites.flatMap(resultsOf),
];

/** Runs suites of Playwright with the built package, in two workers. Returns a line for each test. */
async function runSuites(suites: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(dirname(dirname(builtCli())), 'playwright-'));
  const launchOptions = { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] };
  const config = {
    workers: 2,
    outputDir: 'results',
    reporter: 'json',
    timeout: 60_000,
    expect: { timeout: 20_000 },
    use: { launchOptions },
  };
  await writeFile(join(folder, 'playwright.config.mjs'), `export default ${JSON.stringify(config)};`);
  // The nearest one: that of this project has paths to sources.
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  for (const [at, suite] of suites.entries())
    await writeFile(join(folder, `${at}.spec.mjs`), ts.transpileModule(suite, { compilerOptions }).outputText);
  const program = resolve('node_modules/@playwright/test/cli.js');
  const printed = await new Promise<string>((found) =>
    execFile(process.execPath, [program, 'test', '-c', folder], { cwd: folder, timeout: TIMEOUT_MS }, (_, stdout) =>
      found(stdout),
    ),
  );
  await rm(folder, { recursive: true });
  const report: Suite & { readonly errors: readonly Failure[] } = JSON.parse(printed);
  return [...report.errors.map(({ message }) => message), ...resultsOf(report)];
}

test('the tests of the guide, and what the fixtures do besides', { timeout: 180_000 }, async () => {
  const guide = blocksOf(GUIDE).flatMap(({ language, text }) => (language === 'ts playwright' ? [text] : []));
  expect((await runSuites([...guide, further])).sort()).toEqual([
    'passed a customer pays after a decline',
    'passed a lost response is no second payment',
    'passed a matcher says what was there',
    'passed a page shows the payments of its account',
    'passed a platform',
    'passed a route below a path, a body, and a dropped connection',
    'passed another platform',
    'passed options and mode',
  ]);
});
