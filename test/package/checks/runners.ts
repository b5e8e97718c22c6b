import type { Check, Consumers, Project } from '../project';
import { fakeTimers } from './fake-timers';
import { testKit } from './test-kit';

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

/** The matchers with the `expect` of Jest. */
const withMatchers = `
const { testScenario } = require('payments-sandbox');
const { createTestKit, matchers, paymentInput } = require('payments-sandbox/testing');
expect.extend(matchers);
test('matchers', async () => {
  const kit = await createTestKit();
  const call = kit.client.payments.create(paymentInput({ metadata: testScenario('insufficient_funds') }));
  await expect(call).toBeDeclinedWith('insufficient_funds');
  expect(kit.platform).not.toHaveEmitted('payment.succeeded');
  await kit.close();
});
`;

/**
 * Jest transforms no dependency, and cannot `import()` from CommonJS. Those of MSW that are ECMAScript modules only must be, as
 * `docs/guides/jest.md` says.
 */
const jestConfig = (testRegex: string) => ({
  testRegex,
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'json', 'node'],
  testEnvironment: 'node',
  reporters: ['default', ['payments-sandbox/jest/reporter', { thresholds: { total: 1 } }]],
});
const jestWithMsw = {
  transform: { '\\.m?[jt]sx?$': ['babel-jest', { plugins: ['@babel/plugin-transform-modules-commonjs'] }] },
  transformIgnorePatterns: ['/node_modules/(?!(@open-draft|rettime|until-async)/)'],
  // It has no test on a platform of the test kit.
  reporters: ['default'],
};

/** `@mswjs/data` loads MSW where it is installed. In Jest, it gets an empty module instead, as `docs/guides/jest.md` says. */
const withoutMsw = { moduleNameMapper: { '^msw$': '<rootDir>/no-msw.cjs' }, reporters: ['default'] };
const underMsw = ['msw', 'msw-node', 'fixtures'];

/** Runs the scripts in test runners. Each runner ends with an error where a test fails or where it finds none. */
export async function runners(project: Project, { programs }: Consumers): Promise<readonly Check[]> {
  await project.write(
    'plain.test.cjs',
    commonJs(programs.filter((name) => ![...underMsw, 'both-builds'].includes(name))),
  );
  await project.write('matchers.test.cjs', withMatchers);
  await project.write('msw.test.cjs', commonJs(underMsw));
  await project.write('all.test.mjs', ecmaScript(programs));
  await project.write('jest.test.mjs', ecmaScript(programs.filter((name) => name !== 'fixtures')));
  await project.write('jest.plain.json', jestConfig('/(plain|matchers)\\.test\\.cjs$'));
  await project.write('jest.msw.json', { ...jestConfig('/msw\\.test\\.cjs$'), ...jestWithMsw });
  await project.write('jest.esm.json', jestConfig('/jest\\.test\\.mjs$'));
  await project.write('no-msw.cjs', 'module.exports = {};');
  await project.write('fixtures.test.cjs', commonJs(['fixtures']));
  await project.write('fixtures.test.mjs', ecmaScript(['fixtures']));
  await project.write('jest.fixtures.json', { ...jestConfig('/fixtures\\.test\\.[cm]js$'), ...withoutMsw });
  const jest = (release: 29 | 30, config: string, ...node: readonly string[]) => {
    const path = `node_modules/jest-${release}/bin/jest.js`;
    return project.run(process.execPath, ...node, path, '--config', `jest.${config}.json`, '--runInBand');
  };
  return [
    ...([29, 30] as const).flatMap((release): Check[] => [
      [`Jest ${release} with CommonJS, matchers and the reporter`, () => jest(release, 'plain')],
      [`Jest ${release} with CommonJS and MSW`, () => jest(release, 'msw')],
      [
        `Jest ${release} with ECMAScript modules and the reporter`,
        () => jest(release, 'esm', '--experimental-vm-modules'),
      ],
      [`Jest ${release} with fixtures`, () => jest(release, 'fixtures', '--experimental-vm-modules')],
    ]),
    ...(await testKit(project)),
    ...(await fakeTimers(project)),
    ['node:test with CommonJS', () => project.run(process.execPath, '--test', 'plain.test.cjs', 'msw.test.cjs')],
    ['node:test with ECMAScript modules', () => project.run(process.execPath, '--test', 'all.test.mjs')],
    ['Vitest', () => project.runModule('vitest/vitest.mjs', 'run', '--globals', 'all.test.mjs')],
  ];
}
