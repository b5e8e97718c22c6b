import type { Check, Consumers, Project } from '../project';

/** A test for each script, in the one language that all runners share. Without a global `test` it is that of Node. */
const commonJs = (programs: readonly string[]) => `
const assert = require('node:assert/strict');
const test = globalThis.test ?? require('node:test').test;
for (const name of ${JSON.stringify(programs)})
  test(name, async () => assert.equal(await require('./' + name + '.cjs').result, 'succeeded'));
`;

const ecmaScript = (programs: readonly string[]) => `
import assert from 'node:assert/strict';
const test = globalThis.test ?? (await import('node:test')).test;
for (const name of ${JSON.stringify(programs)})
  test(name, async () => assert.equal(await (await import('./' + name + '.mjs')).result, 'succeeded'));
`;

/** Jest transforms no dependency, and cannot `import()` from CommonJS. Those of MSW that are ECMAScript modules only must be, as `docs/guides/testing.md` says. */
const jestConfig = (testRegex: string) => ({
  testRegex,
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'json', 'node'],
  testEnvironment: 'node',
});
const jestWithMsw = {
  transform: { '\\.m?[jt]sx?$': ['babel-jest', { plugins: ['@babel/plugin-transform-modules-commonjs'] }] },
  transformIgnorePatterns: ['/node_modules/(?!(@open-draft|rettime|until-async)/)'],
};

/** Runs the scripts in test runners. Each runner ends with an error where a test fails or where it finds none. */
export async function runners(project: Project, { programs }: Consumers): Promise<readonly Check[]> {
  await project.write('plain.test.cjs', commonJs(programs.filter((name) => !['msw', 'both-builds'].includes(name))));
  await project.write('msw.test.cjs', commonJs(['msw']));
  await project.write('all.test.mjs', ecmaScript(programs));
  await project.write('jest.plain.json', jestConfig('/plain\\.test\\.cjs$'));
  await project.write('jest.msw.json', { ...jestConfig('/msw\\.test\\.cjs$'), ...jestWithMsw });
  await project.write('jest.esm.json', jestConfig('/all\\.test\\.mjs$'));
  const jest = (release: 29 | 30, config: string, ...node: readonly string[]) => {
    const path = `node_modules/jest-${release}/bin/jest.js`;
    return project.run(process.execPath, ...node, path, '--config', `jest.${config}.json`, '--runInBand');
  };
  return [
    ...([29, 30] as const).flatMap((release): Check[] => [
      [`Jest ${release} with CommonJS`, () => jest(release, 'plain')],
      [`Jest ${release} with CommonJS and MSW`, () => jest(release, 'msw')],
      [`Jest ${release} with ECMAScript modules`, () => jest(release, 'esm', '--experimental-vm-modules')],
    ]),
    ['node:test with CommonJS', () => project.run(process.execPath, '--test', 'plain.test.cjs', 'msw.test.cjs')],
    ['node:test with ECMAScript modules', () => project.run(process.execPath, '--test', 'all.test.mjs')],
    ['Vitest', () => project.runModule('vitest/vitest.mjs', 'run', '--globals', 'all.test.mjs')],
  ];
}
