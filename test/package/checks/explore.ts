import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { Check, Project } from '../project';

const tests = (timers: string, limit: string) => `
const { exploreSuite } = require('./explore-suite.cjs');
const entry = require('payments-sandbox/testing');
for (const [name, run] of Object.entries(exploreSuite(entry, ${timers}))) test(name, run${limit});
`;

const inJest = tests("'real'", ', 30_000');
const inJestWithFakes = `beforeEach(() => void jest.useFakeTimers());\n${tests("'fake'", ', 30_000')}`;
const inNode = `const { mock, test } = require('node:test');\n${tests("'real'", '')}`;
const inNodeWithFakes = `const { beforeEach, mock, test } = require('node:test');
beforeEach(() => { mock.timers.reset(); mock.timers.enable(); });
${tests("'fake', (milliseconds) => mock.timers.tick(milliseconds)", '')}
test('fake timers that cannot be moved are refused with what to do', async () => {
  await require('node:assert').rejects(entry.explore({ start: () => 0, scenario: async () => 'open' }), /advanceTimers/);
});
`;

/** Runs the suite of `explore` in Jest and node:test, with real timers and with fake ones. */
export async function explore(project: Project): Promise<readonly Check[]> {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const suite = await readFile('test/package/suites/explore.ts', 'utf8');
  await project.write('explore-suite.cjs', ts.transpileModule(suite, { compilerOptions }).outputText);
  await project.write('explore.jest.test.cjs', inJest);
  await project.write('explore-fakes.jest.test.cjs', inJestWithFakes);
  await project.write('jest.explore.json', { testRegex: '/explore.*\\.jest\\.test\\.cjs$', testEnvironment: 'node' });
  await project.write('explore.test.cjs', inNode);
  await project.write('explore-fakes.test.cjs', inNodeWithFakes);
  return [
    ['explore in Jest', () => project.runModule('jest/bin/jest.js', '--config', 'jest.explore.json')],
    [
      'explore in node:test',
      () => project.run(process.execPath, '--test', 'explore.test.cjs', 'explore-fakes.test.cjs'),
    ],
  ];
}
