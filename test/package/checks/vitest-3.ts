import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Project } from '../project';

const FOLDER = 'vitest-3';
const OLDEST = 'vitest@3.2';

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

const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'ES2022',
  noEmit: true,
};

/** Runs and compiles the suite of the example with the oldest supported release of Vitest, in a folder of its own. */
export async function vitest3(project: Project): Promise<readonly Check[]> {
  const npm = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--prefer-offline'];
  await project.run('npm', ...npm, OLDEST, project.tarball);
  await copyFile('examples/10-vitest.test.ts', join(project.folder, FOLDER, 'example.test.ts'));
  await project.write(`${FOLDER}/two-kits.test.ts`, twoKits);
  await project.write(`${FOLDER}/vitest.config.mjs`, 'export default {};');
  const files = ['example.test.ts', 'two-kits.test.ts'];
  await project.write(`${FOLDER}/tsconfig.json`, { compilerOptions, files });
  return [
    [
      `${OLDEST} with the test kit`,
      () => project.run(process.execPath, join(FOLDER, 'node_modules/vitest/vitest.mjs'), 'run', '--root', FOLDER),
    ],
    [`the matchers compile in ${OLDEST}`, () => project.runModule('typescript/bin/tsc', '-p', FOLDER)],
  ];
}
