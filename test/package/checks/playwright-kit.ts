import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from '../commands';
import { type Check, installIn, type Project } from '../project';
import { compiles } from './declarations';

const OLDEST = '1.45';

/** Runs the suite of `consumer/playwright.ts`, as ECMAScript module and as CommonJS. It opens no browser. */
export async function playwrightKit(project: Project): Promise<Check> {
  const config = { testMatch: '**/playwright.[mc]js', workers: 2, outputDir: 'playwright-results' };
  await project.write('playwright.config.mjs', `export default ${JSON.stringify(config)};`);
  return [
    'Playwright with the fixtures of the test kit',
    () => project.runModule('@playwright/test/cli.js', 'test', '-c', 'playwright.config.mjs'),
  ];
}

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  module: 'nodenext',
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  noEmit: true,
};

/** Runs and compiles that suite beside the oldest release of Playwright that is supported. */
export function oldestPlaywright({ folder, tarball }: Project): Check {
  const own = join(folder, `playwright-${OLDEST}`);
  return [
    `Playwright ${OLDEST} with the fixtures of the test kit, and their types`,
    async () => {
      await mkdir(own);
      await writeFile(join(own, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
      await writeFile(join(own, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['kit.spec.ts'] }));
      await copyFile('test/package/consumer/playwright.ts', join(own, 'kit.spec.ts'));
      await installIn(own, '--strict-peer-deps', `@playwright/test@${OLDEST}`, '@types/node@22', tarball);
      await output(own, process.execPath, 'node_modules/@playwright/test/cli.js', 'test');
      await compiles(own, 'tsconfig.json', []);
    },
  ];
}
