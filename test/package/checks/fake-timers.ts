import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { Check, Project } from '../project';

const inJest = `
const fakes = {
  enable: (now) => void jest.useFakeTimers({ now }),
  setDate: (now) => void jest.setSystemTime(now),
  restore: () => void jest.useRealTimers(),
};
`;

const inNode = `
const { mock, test } = require('node:test');
const fakes = {
  enable(now) {
    mock.timers.reset();
    mock.timers.enable({ now });
  },
  setDate: (now) => mock.timers.setTime(now),
  restore: () => mock.timers.reset(),
};
`;

const tests = `
const { fakeTimersSuite } = require('./fake-timers.cjs');
const entry = require('payments-sandbox/testing');
for (const [name, run] of Object.entries(fakeTimersSuite(() => Promise.resolve(entry), fakes))) test(name, run, 15_000);
`;

const jestConfig = (enableGlobally: boolean) => ({
  testRegex: '/fakes\\.jest\\.test\\.cjs$',
  testEnvironment: 'node',
  fakeTimers: { enableGlobally },
});

/** Runs a suite under the fake timers of each runner, enabled during its tests, and before the first import of the package. */
export async function fakeTimers(project: Project): Promise<readonly Check[]> {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const suite = await readFile('test/package/suites/fake-timers.ts', 'utf8');
  await project.write('fake-timers.cjs', ts.transpileModule(suite, { compilerOptions }).outputText);
  await project.write('fakes.jest.test.cjs', inJest + tests);
  await project.write('jest.fakes.json', jestConfig(false));
  await project.write('jest.fakes-first.json', jestConfig(true));
  await project.write('fakes.test.cjs', inNode + tests.replace(', 15_000', ''));
  await project.write('fakes.first.test.cjs', `${inNode}fakes.enable(0);\n${tests.replace(', 15_000', '')}`);
  const jest = (release: 29 | 30, config: string) =>
    project.run(process.execPath, `node_modules/jest-${release}/bin/jest.js`, '--config', `jest.${config}.json`);
  return [
    ...([29, 30] as const).flatMap((release): Check[] => [
      [`Jest ${release} with fake timers`, () => jest(release, 'fakes')],
      [`Jest ${release} with fake timers from the start`, () => jest(release, 'fakes-first')],
    ]),
    ['node:test with fake timers', () => project.run(process.execPath, '--test', 'fakes.test.cjs')],
    [
      'node:test with fake timers from the start',
      () => project.run(process.execPath, '--test', 'fakes.first.test.cjs'),
    ],
  ];
}
