import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import manifest from '../../../package.json';
import { output } from '../commands';
import { nodeBinary, releasesOfNode } from '../nodes';
import { type Check, installIn, type Project } from '../project';
import { compiles } from './declarations';

/** Vitest 5 needs Node 22.12, as MSW 3 does. */
const versions = [
  { vitest: '3.2', msw: '2.11', nodes: releasesOfNode },
  { vitest: '4', msw: '3', nodes: releasesOfNode },
  { vitest: '5', msw: '3', nodes: releasesOfNode.slice(1) },
] as const;
const versionsOfMsw = ['2.11', '3'] as const;

/** Before version 4, fixtures of a file that have the same name are one. */
const twoKits = `
import { createTest, expect, test } from 'payments-sandbox/vitest';
const reproducible = createTest({ sandbox: { randomSeed: 'a test' } });
test('the first', async ({ sandbox }) => {
  expect(sandbox.platform().now()).toBeGreaterThan(Date.parse('2026-01-02'));
});
reproducible('the second', async ({ sandbox, platform }) => {
  expect(sandbox.platform().now()).toBe(Date.parse('2026-01-01'));
  // @ts-expect-error -- an unknown event
  expect(platform).not.toHaveEmitted('payment.suceeded');
});
`;

/** The types of the matchers after each word of an assertion. */
const matchers = `
import { paymentInput } from 'payments-sandbox/testing';
import { expect, test } from 'payments-sandbox/vitest';
test('matchers', async ({ client, platform }) => {
  await expect(client.payments.create(paymentInput())).not.toBeDeclinedWith('do_not_honor');
  await expect(client.payments.create(paymentInput())).resolves.toMatchResource('Payment', { amount: 1_000 });
  await expect(client.payments.create(paymentInput())).resolves.toEqual(expect.toMatchResource('Payment'));
  expect.soft(platform).toHaveEmitted('payment.succeeded', { amount: 1_000 });
  // @ts-expect-error -- an unknown decline code
  await expect(client.payments.create(paymentInput())).not.toBeDeclinedWith('no_such_code');
});
`;

const fakes = `
import { test, vi } from 'vitest';
import { fakeTimersSuite } from './fake-timers.mjs';
const fakes = {
  enable: (now) => void vi.useFakeTimers({ now }),
  setDate: (now) => void vi.setSystemTime(now),
  restore: () => void vi.useRealTimers(),
};
const suite = fakeTimersSuite(() => import('payments-sandbox/testing'), fakes);
for (const [name, run] of Object.entries(suite)) test(name, run, 15_000);
`;

const config = `export default { test: {
  include: ['*.test.{ts,mjs}'],
  reporters: ['default', ['payments-sandbox/vitest/reporter', { thresholds: { declines: 30 }, json: 'coverage.json' }]],
} };`;

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  module: 'nodenext',
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  noEmit: true,
};

/** Packages whose own declarations have errors. */
const errorsOfPeers = ['@mswjs/data', 'vitest', '@vitest/expect', 'vite', 'rolldown'];

/** The test kit beside each supported version of Vitest, on the releases of Node that both support. `prepare` installs them. */
export function vitestVersions(project: Project): {
  readonly checks: readonly Check[];
  readonly prepare: () => Promise<void>;
} {
  const folderOf = (vitest: string) => join(project.folder, `vitest-${vitest}`);
  const checks = versions.flatMap(({ vitest, nodes }): Check[] => [
    ...versionsOfMsw.map((msw): Check => [
      `Vitest ${vitest} and MSW ${msw} install beside it with strict peers`,
      () => resolvesBeside(project, vitest, msw),
    ]),
    ...nodes.map((node): Check => [
      `the test kit in Vitest ${vitest}, Node ${node}`,
      async () => output(folderOf(vitest), await nodeBinary(node), 'node_modules/vitest/vitest.mjs', 'run'),
    ]),
    [`its types compile beside Vitest ${vitest}`, () => compiles(folderOf(vitest), 'tsconfig.json', errorsOfPeers)],
  ]);
  const prepare = async () => {
    for (const { vitest, msw } of versions) {
      await installBeside(project, folderOf(vitest), vitest, msw);
      await writeSuite(folderOf(vitest));
    }
  };
  return { checks, prepare };
}

/** Installs what a suite has beside the package. npm fails where the peers of two of them disagree. */
async function installBeside(
  { tarball }: Project,
  folder: string,
  vitest: string,
  msw: string,
  ...options: readonly string[]
): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const { '@mswjs/data': data, pg } = manifest.devDependencies;
  const neighbours = [`msw@${msw}`, `@mswjs/data@${data}`, `pg@${pg}`, '@types/pg', '@types/node@22'];
  await installIn(
    folder,
    '--strict-peer-deps',
    '--ignore-scripts',
    ...options,
    `vitest@${vitest}`,
    ...neighbours,
    tarball,
  );
}

const resolvesBeside = (project: Project, vitest: string, msw: string): Promise<void> =>
  installBeside(project, join(project.folder, `strict-${vitest}-${msw}`), vitest, msw, '--package-lock-only');

async function writeSuite(folder: string): Promise<void> {
  await copyFile('examples/04-vitest.test.ts', join(folder, 'example.test.ts'));
  await copyFile('test/package/consumer/vitest.ts', join(folder, 'consumer.test.ts'));
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const fakeTimers = await readFile('test/package/suites/fake-timers.ts', 'utf8');
  const files = {
    'two-kits.test.ts': twoKits,
    'matchers.test.ts': matchers,
    'fakes.test.mjs': fakes,
    'fake-timers.mjs': ts.transpileModule(fakeTimers, { compilerOptions: options }).outputText,
    'vitest.config.mjs': config,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
